// What happens, at the pace of the person who looks on: what was told is shown scene by scene, each for a while.
import type { Scene } from "@/wire/scenes";
import type { Heard } from "@/wire/types";

export type News = Scene | Heard;

/** Milliseconds of one moment, by pace. */
export const BEAT = { calm: 1800, normal: 900, quick: 450 };
export type Pace = keyof typeof BEAT;

/** Behind by so many steps, one catches up. */
const FAR_BEHIND = 10;
const CATCHING_UP = 150;

interface Hearer {
  /** How long a scene is looked at before the next one is shown, in milliseconds. */
  look: (scene: Scene) => number;
  show: (news: News) => void;
}

export class Playback {
  #waiting: News[] = [];
  /** Until when what is shown stays. */
  #until = 0;
  #timer: number | undefined;
  #held = false;
  #shown: Scene["step"] | null = null;

  constructor(private readonly hearer: Hearer) {}

  /** Whether something was told that is not shown yet. */
  get behind(): boolean {
    return this.#waiting.length > 0;
  }

  tell(news: News): void {
    // Who reads is still answered, whatever else waits to be shown.
    if (this.#held && news.type === "talk") return this.hearer.show(news);
    this.#waiting.push(news);
    this.#go();
  }

  /** While held, nothing new is shown: somebody reads. */
  hold(on: boolean): void {
    this.#held = on;
    if (!on) this.#go();
  }

  /** What is shown was seen: what follows need not wait. */
  seen(): void {
    this.#until = 0;
    this.#go();
  }

  /** The table has ended: all that waits is shown at once, whoever reads, so that nothing comes after the end. */
  finish(): void {
    window.clearTimeout(this.#timer);
    for (const news of this.#waiting.splice(0)) this.hearer.show(news);
    this.#until = 0;
  }

  /** All is told anew: what waits is part of it. */
  clear(): void {
    window.clearTimeout(this.#timer);
    this.#waiting = [];
    this.#until = 0;
  }

  #go(): void {
    window.clearTimeout(this.#timer);
    for (;;) {
      const next = this.#waiting[0];
      // What was said before somebody began to read is not held back either.
      if (!next || (this.#held && next.type !== "talk")) return;
      const wait = this.#wait(next);
      if (wait > 0) {
        this.#timer = window.setTimeout(() => this.#go(), wait);
        return;
      }
      this.#waiting.shift();
      this.hearer.show(next);
      if (next.type === "talk") continue;
      this.#shown = next.step;
      this.#until = performance.now() + this.hearer.look(next);
    }
  }

  #wait(next: News): number {
    if (next.type === "talk") return 0;
    // The person's own move is carried out at once, and where time runs out nobody is kept from deciding.
    const { own, step } = next.step.now;
    if ((own === step && next.step !== this.#shown) || this.#waiting.some(mustDecideSoon)) return 0;
    const left = this.#until - performance.now();
    return this.#waiting.filter((news) => news.type === "scene" && news.last).length > FAR_BEHIND ? Math.min(left, CATCHING_UP) : left;
  }
}

const mustDecideSoon = (news: News): boolean =>
  news.type === "scene" && news.step.now.asked && news.step.now.clock !== null && news.step.now.clock.left < 30;

/** How long people look at a scene; where the table gives no rhythm, all is shown as it comes. */
export const lookingAt = ({ moments, unhurried = false }: Scene, pace: Pace, rhythm: string): number =>
  rhythm === "none" ? 0 : moments * Math.max(BEAT[pace], unhurried ? BEAT.normal : 0);
