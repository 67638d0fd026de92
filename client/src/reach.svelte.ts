// How this person is told that it is their turn while the page is closed: by this browser, and by mail.
import { SERVICE } from "@/alone/app.svelte";
import { person } from "@/me.svelte";
import { settings } from "@/settings.svelte";
import * as api from "@/wire/api";
import type { Reach } from "@/wire/types";
import { language } from "@/words/language.svelte";

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

class Reaching {
  known = $state.raw<Reach | null>(null);
  /** Why this browser does not take notices: `no`, or `denied` by the person. */
  problem = $state<"" | "no" | "denied">("");

  async look(): Promise<void> {
    await person.known();
    if (person.name !== null) this.known = await api.reach();
  }

  /** Let this browser be told; asks the person for permission. */
  async push(): Promise<void> {
    this.problem = "";
    if (typeof Notification === "undefined" || !("serviceWorker" in navigator) || !("PushManager" in window)) {
      this.problem = "no";
      return;
    }
    if ((await Notification.requestPermission()) !== "granted") {
      this.problem = "denied";
      return;
    }
    settings.set({ notification: true });
    try {
      await person.ready();
      this.known = await api.reach();
      await navigator.serviceWorker.register(SERVICE);
      const worker = await navigator.serviceWorker.ready;
      const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(this.known.key) });
      const { endpoint, keys } = made.toJSON();
      await api.subscribe({ endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "", language: language.current });
    } catch {
      // A page that is open can still tell; one that is closed cannot.
      this.problem = "no";
    }
  }

  async noPush(): Promise<void> {
    settings.set({ notification: false });
    const worker = await navigator.serviceWorker?.getRegistration();
    const made = await worker?.pushManager.getSubscription();
    if (!made) return;
    await made.unsubscribe();
    await api.unsubscribe(made.endpoint);
  }
}

export const reaching = new Reaching();
