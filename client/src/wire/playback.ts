// What happens, at the pace of the person who looks on: what was told is shown step by step, each for a moment.
import type { Heard, Step } from "@/wire/types";

export type News = Step | Heard;

/** Milliseconds of one moment, by pace. */
export const BEAT = { calm: 1800, normal: 900, quick: 450 };
export type Pace = keyof typeof BEAT;

/** Behind by so many steps, one catches up. */
const FAR_BEHIND = 10;
const CATCHING_UP = 150;

interface Hearer {
  /** How long a step is looked at before the next one is shown, in milliseconds. */
  look: (step: Step) => number;
  show: (news: News) => void;
}

export class Playback {
  #waiting: News[] = [];
  /** Until when what is shown stays. */
  #until = 0;
  #timer: number | undefined;
  #held = false;

  constructor(private readonly hearer: Hearer) {}

  /** Whether something was told that is not shown yet. */
  get behind(): boolean {
    return this.#waiting.length > 0;
  }

  tell(news: News): void {
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
      // Who reads is still answered.
      if (!next || (this.#held && next.type !== "talk")) return;
      const wait = this.#wait(next);
      if (wait > 0) {
        this.#timer = window.setTimeout(() => this.#go(), wait);
        return;
      }
      this.#waiting.shift();
      this.hearer.show(next);
      if (next.type === "step") this.#until = performance.now() + this.hearer.look(next);
    }
  }

  #wait(next: News): number {
    if (next.type === "talk") return 0;
    // The person's own move is carried out at once, and where time runs out nobody is kept from deciding.
    if (next.now.own === next.now.step || this.#waiting.some((news) => news.type === "step" && mustDecideSoon(news))) return 0;
    const left = this.#until - performance.now();
    return this.#waiting.length > FAR_BEHIND ? Math.min(left, CATCHING_UP) : left;
  }
}

const mustDecideSoon = ({ now }: Step): boolean => now.asked && now.clock !== null && now.clock.left < 30;

/** How long people look at a step. Only what is told counts; where the table gives no rhythm, all is shown as it comes. */
export function lookingAt(step: Step, beats: Record<string, number>, pace: Pace, rhythm: string): number {
  if (rhythm === "none" || step.taken_back) return 0;
  const moments = step.events.map((event) => beats[String(event["event"])] ?? 1);
  return Math.max(0, ...moments) * BEAT[pace];
}
