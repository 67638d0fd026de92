// How this person likes their pages: kept in this browser, and with their identity for their other devices.
import * as api from "@/wire/api";
import type { Preferences } from "@/wire/types";

export type Settings = Required<Preferences>;

/** As `Preferences` of the wire has them. */
export const DEFAULTS: Settings = {
  pace: "normal",
  animation: true,
  sound: true,
  vibration: true,
  notification: false,
  confirm: false,
  theme: "system",
  cards: "normal",
  bots: "adept",
};

const KEPT = "shinobi-settings";
const PACED = "shinobi-pace-asked";

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

/** The values of `some` that are settings; what another version has written there is left out. */
function known(some: Partial<Settings>): Settings {
  const pairs = Object.entries(DEFAULTS).map(([name, usual]) => {
    const value = some[name as keyof Settings];
    return [name, typeof value === typeof usual ? value : usual];
  });
  return Object.fromEntries(pairs) as Settings;
}

class Chosen {
  /** Read it anywhere: `settings.now.pace`. */
  now = $state<Settings>(known(kept()));

  /** Whether this person was asked for their pace, or has chosen one. */
  paced = $state(localStorage.getItem(PACED) !== null);

  choosePace(pace: Settings["pace"]): void {
    if (pace !== this.now.pace) this.set({ pace });
    localStorage.setItem(PACED, pace);
    this.paced = true;
  }

  /** How strong the bots are when one just wants to play, of the levels there are. */
  botsAmong(levels: readonly string[]): string {
    return levels.includes(this.now.bots) ? this.now.bots : (levels[0] ?? "random");
  }

  /** How fast things happen: who learns a game has more time, until they choose. */
  paceOf(lesson: boolean): Settings["pace"] {
    return lesson && !this.paced && this.now.pace === DEFAULTS.pace ? "calm" : this.now.pace;
  }

  /** Show them: styles read `data-theme`, `data-cards` and `data-still` of the page. */
  apply(): void {
    const page = document.documentElement;
    page.dataset["theme"] = this.now.theme;
    page.dataset["cards"] = this.now.cards;
    page.toggleAttribute("data-still", !this.now.animation);
    // What browsers draw around the page follows, too.
    for (const colour of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
      const scheme = (colour.dataset["scheme"] ??= colour.media.includes("dark") ? "dark" : "light");
      const chosen = this.now.theme === "system" ? `(prefers-color-scheme: ${scheme})` : this.now.theme === scheme ? "all" : "not all";
      colour.media = chosen;
    }
  }

  /** Choose something else; it is kept here, and on the server where it knows this person. */
  set(change: Partial<Settings>): void {
    this.now = { ...this.now, ...change };
    localStorage.setItem(KEPT, JSON.stringify(this.now));
    this.apply();
    void api.keepSettings(this.now).catch(() => undefined);
  }

  /** Take over what this person set on another device. */
  adopt(told: Preferences | null | undefined): void {
    if (!told) return;
    this.now = known(told as Partial<Settings>);
    localStorage.setItem(KEPT, JSON.stringify(this.now));
    this.apply();
  }
}

export const settings = new Chosen();
