// The site as an app: everything is kept for when there is no network, and a new version is announced.
import { BASE } from "@/base";

/** The one service worker, for the way without a network and for what is pushed. */
export const SERVICE = `${BASE}service.js`;

/** What is to be kept comes after what the person wants to see. */
const LATER = 2_000;

class App {
  /** Whether a new version is there: it is taken when the app is started the next time. */
  renewed = $state(false);

  async begin(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    await new Promise((resolve) => setTimeout(resolve, LATER));
    const registration = await navigator.serviceWorker.register(SERVICE, { updateViaCache: "none" });
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
