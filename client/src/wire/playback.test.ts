import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BEAT, lookingAt, Playback, type News } from "./playback";
import { beginnings, scenesOf } from "./scenes";
import type { Situation, Step } from "./types";

const TELLING = { beats: { turned: 3, fell: 4, quiet: 0 }, scenes: ["fell", "turn"], slow: ["turned"] };

/** A step as a viewer is told it: what was turned up, and what lies in the viewer's own hand, differ from world to world. */
function told(card: string, hand: string[], asked = false, events: string[] = []): Step {
  return {
    type: "step",
    events: [{ event: "attacked", by: 1 }, { event: "turned", card }, ...events.map((event) => ({ event }))],
    now: {
      step: 7,
      asked,
      clock: null,
      legal: hand.map((one) => ({ verb: "send", card: one })),
      view: { hand },
    } as Partial<Situation> as Situation,
  } as Partial<Step> as Step;
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
      scenesOf(step, TELLING).map((scene) => lookingAt(scene, pace, "normal")),
    );
    expect(looked).toEqual(Array(3).fill([3 * BEAT[pace]]));
  }
});

test("what nobody wants to miss is not hurried", () => {
  const [scene] = scenesOf(told("sai", []), { ...TELLING, unhurried: ["turned"] });
  const looked = (["calm", "normal", "quick"] as const).map((pace) => scene && lookingAt(scene, pace, "normal"));
  expect(looked).toEqual([3 * BEAT.calm, 3 * BEAT.normal, 3 * BEAT.normal]);
});

test("what is shown, and when, is the same whatever the cards are", () => {
  const times = ["sai", "blowgun"].map((card) => {
    const shown: number[] = [];
    const begun = performance.now();
    const playback = new Playback({
      look: (step) => lookingAt(step, "normal", "normal"),
      show: (news: News) => void shown.push(Math.round(performance.now() - begun), news.type.length),
    });
    for (let n = 0; n < 4; n++) for (const scene of scenesOf(told(card, card === "sai" ? [] : ["sai", "katana"]), TELLING)) playback.tell(scene);
    vi.runAllTimers();
    return shown;
  });
  expect(times[0]).toHaveLength(8);
  expect(times[0]?.[6]).toBe(9 * BEAT.normal);
  expect(times[0]).toEqual(times[1]);
});

test("a step is told in scenes, each with the time that its events need", () => {
  const scenes = scenesOf(told("sai", [], false, ["fell", "quiet", "turn", "turn"]), TELLING);
  expect(scenes.map(({ from, upto, moments, last }) => [from, upto, moments, last])).toEqual([
    [0, 2, 3, false],
    [2, 4, 4, false],
    [4, 6, 1, true],
  ]);
});

test("nobody is asked before the dice lie still", () => {
  expect(scenesOf(told("sai", [], true), TELLING).map(({ moments, last }) => [moments, last])).toEqual([
    [1, false],
    [3, true],
  ]);
  expect(scenesOf(told("sai", [], true, ["fell"]), TELLING)).toHaveLength(2);
});

test("what decided a match is looked at before its result, at any pace; where the board itself takes its time, that is enough", () => {
  const step = told("sai", [], false, ["fell"]);
  step.now.result = { clause: "X-01", shares: [1, 0] };
  const scenes = scenesOf(step, TELLING);
  expect(scenes.map(({ moments, last, ending = false }) => [moments, last, ending])).toEqual([
    [3, false, false],
    [4, false, true],
    [4, true, false],
  ]);
  expect(scenes[1] && lookingAt(scenes[1], "quick", "normal")).toBe(4 * BEAT.normal);
  expect(scenesOf(step, { ...TELLING, unfolds: "fell" })).toHaveLength(2);
  step.events.push({ event: "ended" });
  expect(scenesOf(step, TELLING).map(({ from, upto }) => [from, upto])).toEqual([[0, 2], [2, 3], [2, 4]]);
});

test("one's own move is shown at once, and what came of it scene by scene; who has seen enough goes on", () => {
  const shown: [number, number][] = [];
  const begun = performance.now();
  const playback = new Playback({
    look: (scene) => lookingAt(scene, "normal", "normal"),
    show: (news) => void (news.type === "scene" && shown.push([Math.round(performance.now() - begun), news.upto])),
  });
  const step = told("sai", [], false, ["fell", "turn"]);
  step.now.own = step.now.step;
  for (const one of [told("sai", []), step].flatMap((each) => scenesOf(each, TELLING))) playback.tell(one);
  expect(shown).toEqual([[0, 2], [0, 2]]);
  vi.advanceTimersByTime(3 * BEAT.normal);
  expect(shown.at(-1)).toEqual([3 * BEAT.normal, 3]);
  playback.seen();
  expect(shown.at(-1)).toEqual([3 * BEAT.normal, 4]);
});

test("who reads sees nothing new happen, and still hears what is said", () => {
  const shown: string[] = [];
  const playback = new Playback({ look: () => 1000, show: (news) => void shown.push(news.type) });
  for (const scene of [told("sai", []), told("sai", [])].flatMap((step) => scenesOf(step, TELLING))) playback.tell(scene);
  playback.hold(true);
  playback.tell({ type: "talk" } as News);
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual(["scene", "talk"]);
  playback.hold(false);
  expect(shown).toEqual(["scene", "talk", "scene"]);
});

test("what happens to several at once is one scene, also if something is told in between", () => {
  const told = ["proved", "lost", "lost", "out", "lost", "out", "ended"].map((event) => ({ event }));
  expect(beginnings(told, ["proved", "lost", "ended"])).toEqual([0, 1, 6]);
});
