import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BEAT, lookingAt, Playback, type News } from "./playback";
import type { Step } from "./types";

const BEATS = { turned: 3, attacked: 1 };

/** A step as a viewer is told it: what was turned up, and what lies in the viewer's own hand, differ from world to world. */
function told(card: string, hand: string[]): Step {
  return {
    type: "step",
    events: [
      { event: "attacked", by: 1 },
      { event: "turned", card },
    ],
    now: {
      step: 7,
      own: null,
      asked: false,
      clock: null,
      legal: hand.map((one) => ({ verb: "send", card: one })),
      view: { hand },
    },
  } as unknown as Step;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("how long a step is looked at follows from the kinds of its events, not from what is in them", () => {
  for (const pace of ["calm", "normal", "quick"] as const) {
    const looked = [told("sai", ["katana"]), told("blowgun", []), told("katana", ["sai", "sai"])].map((step) =>
      lookingAt(step, BEATS, pace, "normal"),
    );
    expect(new Set(looked)).toEqual(new Set([3 * BEAT[pace]]));
  }
});

test("what is shown, and when, is the same whatever the cards are", () => {
  const times = ["sai", "blowgun"].map((card) => {
    const shown: number[] = [];
    const begun = performance.now();
    const playback = new Playback({
      look: (step) => lookingAt(step, BEATS, "normal", "normal"),
      show: (news: News) => void shown.push(Math.round(performance.now() - begun), news.type.length),
    });
    for (let n = 0; n < 4; n++) playback.tell(told(card, card === "sai" ? [] : ["sai", "katana"]));
    vi.runAllTimers();
    return shown;
  });
  expect(times[0]).toHaveLength(8);
  expect(times[0]?.[6]).toBe(9 * BEAT.normal);
  expect(times[0]).toEqual(times[1]);
});
