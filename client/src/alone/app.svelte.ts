// The site of files as an app: everything is kept for when there is no network, and a new version is announced.
import { BASE, HAS_SERVER } from "@/base";

class App {
  /** Whether a new version is there: it is taken when the app is started the next time. */
  renewed = $state(false);

  async begin(): Promise<void> {
    if (HAS_SERVER || !("serviceWorker" in navigator)) return;
    const registration = await navigator.serviceWorker.register(`${BASE}offline.js`);
    this.renewed = registration.waiting !== null;
    registration.onupdatefound = (): void => {
      const coming = registration.installing;
      coming?.addEventListener("statechange", () => {
        if (coming.state === "installed" && navigator.serviceWorker.controller) this.renewed = true;
      });
    };
  }
}

export const app = new App();
