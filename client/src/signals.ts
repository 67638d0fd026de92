// It is your turn: the title, the icon, a sound, a vibration, and a notification where the page is not seen.
import { BASE } from "@/base";
import { settings } from "@/settings.svelte";
import { sound } from "@/sounds";
import { say } from "@/words/language.svelte";

const PLAIN = `${BASE}crest.svg`;
const BADGE = `${BASE}crest-turn.svg`;

function icon(href: string): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", href);
}

/** What the title says; before it, when it is the reader's turn, that it is. */
export function entitle(title: string, turn: boolean): void {
  document.title = turn ? `● ${say("turn-title")} · ${title}` : `${title} · Shinobi`;
  icon(turn ? BADGE : PLAIN);
}

/** The page is left. */
export function untitle(): void {
  document.title = "Shinobi";
  icon(PLAIN);
}

/** Once for each decision: call it when one becomes the reader's. */
export function yourTurn(title: string, place: string): void {
  sound("turn");
  if (settings.now.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([120, 60, 120]);
  if (document.hidden && settings.now.notification) void notify(title, place);
}

async function notify(title: string, place: string): Promise<void> {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const options = { body: say("turn-title"), tag: place, icon: PLAIN, data: { address: `/t/${place}` } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options).onclick = () => window.focus();
}
