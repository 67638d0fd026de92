import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Room } from "./room";
import type { Answer, Ask } from "./thinking";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const SEARCH = 350;
const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** When each of the bots that are asked at the same time has moved, in milliseconds; `choices`: how many moves each can choose from;
 * with 0, nobody can decide for it. A table that fails is not a number. */
async function movedAt(choices: number[], search = (_: number): number => SEARCH, decisions = 1): Promise<number[]> {
  const began = performance.now();
  const moved: number[] = [];
  let asked = choices.map((_, nth) => nth + 1);
  const bots = { levels: { master: { searches: 2, talks: false } }, last_resort: "random", version: 1, remembered: 0, claims: [] };
  const table = {
    state: "playing",
    seat: 0,
    roundEnd: null,
    rhythm: "quick",
    created: { players: 1 + choices.length, chairs: [{ level: null }, ...choices.map(() => ({ level: "master" }))] },
    module: { layout: { bots, actions: { verbs: [{ verb: "pass", first: 0, arguments: {} }] } } },
    match: { steps: [{ told: [] }], beats: () => 1, seenBy: () => new Uint8Array(), heard: () => [] },
    phrases: [],
    steps: [0, ...choices.map(() => 0)],
    get botsAsked() {
      return asked;
    },
    heardBy: () => [],
    choiceKey: () => 0n,
    welcome: () => ({}),
    fold: ({ seat }: { seat: number }) => {
      if (decisions === 1) moved[seat - 1] = performance.now() - began;
      else moved.push(performance.now() - began);
      table.steps[seat]! += 1;
      if (table.steps[seat] === decisions) asked = asked.filter((one) => one !== seat);
      return [];
    },
  };
  let line: Promise<unknown> = Promise.resolve();
  const thinker = (question: Parameters<Ask>[0]): Promise<Answer> => {
    const answer = line.then(async (): Promise<Answer> => {
      if (!choices[question.known.seat - 1]) await wait(100).then(() => Promise.reject(new Error("a bot has failed")));
      if (question.ask === "choices") return { choices: choices[question.known.seat - 1]! };
      if (question.ask === "search") await wait(search(question.milliseconds));
      return question.ask === "search" ? { tries: [1, 0], done: 1 } : { action: 0 };
    });
    line = answer.catch(() => undefined);
    return answer;
  };
  const manners = { bot_pace: 0.9, thinking: 0.8, beat: { quick: 0.5 } };
  const around = { manners, thinkers: [thinker], tell: () => undefined, keep: () => undefined, fail: () => moved.push(NaN) };
  new Room(table as never, around as never).enter();
  await vi.advanceTimersByTimeAsync(10_000);
  return moved.map(Math.round);
}

test("how soon a bot that searches moves does not say whether it had a choice", async () => {
  expect(await movedAt([2])).toEqual([900]);
  expect(await movedAt([1])).toEqual([900]);
});

test("nor does it say whether another bot had one", async () => {
  const both = await movedAt([2, 2]);
  expect(await movedAt([1, 2])).toEqual(both);
  expect(await movedAt([2, 1])).toEqual(both);
  expect(await movedAt([1, 1])).toEqual(both);
});

test("where thinking takes too long for its turn, bots think less, so that the next fit in", async () => {
  // Two searches, one after another, each longer than it should be.
  const moved = await movedAt([2], (milliseconds) => milliseconds + 90, 4);
  expect(moved.map((at, nth) => at - (moved[nth - 1] ?? 0))).toEqual([1_800, 900, 900, 900]);
});

test("a table that is deleted elsewhere says so, and nothing happens at it any more", () => {
  const told: unknown[] = [];
  const keep = vi.fn();
  const fold = (entry: unknown): unknown[] => [entry];
  const table = { state: "playing", botsAsked: [], carriedOut: new Set(), fold };
  const room = new Room(table as never, { manners: {}, tell: (one: unknown) => told.push(one), keep } as never);
  room.deleted();
  void room.request({ type: "chat", ticket: "1", on: true });
  expect(told).toMatchObject([{ entry: "ended", reason: "deleted" }]);
  expect(keep).not.toHaveBeenCalled();
});

test("a table where nobody can decide for a bot fails at once, and once", async () => {
  expect(await movedAt([0])).toEqual([NaN]);
});

const PATIENCE = 15;
const GIVEN = { kind: "question", text: "sent", arguments: { asked: 0 } };

/** A bot that asks the person something before it moves: when it moves, in milliseconds after it asked. `reads` and `says`:
 * until when the person reads, and when they say something. */
async function movedAfterAsking({ rhythm = "normal", reads = 0, says = Infinity } = {}): Promise<number> {
  let asked = NaN;
  let moved = NaN;
  const talk: { seat: number }[] = [];
  const bots = { levels: { adept: { searches: 0, talks: true } }, last_resort: "random", version: 1, remembered: 0, claims: [] };
  const table = {
    state: "playing",
    seat: 0,
    roundEnd: null,
    rhythm,
    chat: true,
    carriedOut: new Set(),
    created: { players: 2, chairs: [{ level: null }, { level: "adept" }] },
    module: { layout: { bots, actions: { verbs: [{ verb: "pass", first: 0, arguments: {} }] } } },
    match: { steps: [{ told: [] }], beats: () => 1, seenBy: () => new Uint8Array(), heard: () => [] },
    phrases: [],
    talk,
    steps: [0, 0],
    get botsAsked() {
      return table.steps[1] ? [] : [1];
    },
    heardBy: () => talk,
    choiceKey: () => 0n,
    welcome: () => ({}),
    fold: (entry: { entry: string; seat: number }) => {
      if (entry.entry === "said") talk.push(entry);
      if (entry.entry === "said" && entry.seat === 1) asked = performance.now();
      if (entry.entry === "moved") {
        table.steps[1] = 1;
        moved = performance.now();
      }
      return [];
    },
  };
  const thinker = ({ ask }: Parameters<Ask>[0]): Promise<Answer> => Promise.resolve(ask === "talk" ? { said: GIVEN as never } : { action: 0 });
  const manners = { bot_pace: 0, thinking: 0, bots_listen: 2.5, people_answer: PATIENCE, answer_after: 1, beat: { quick: 0.5, normal: 1, calm: 2 } };
  const game = { talk: { chat: true, claims: {}, questions: {} } };
  const room = new Room(table as never, { game, manners, thinkers: [thinker], tell: () => undefined, keep: () => undefined, fail: () => undefined } as never);
  room.enter();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(performance.now());
  if (reads) void room.request({ type: "reading", ticket: "1", on: true });
  setTimeout(() => void room.request({ type: "reading", ticket: "2", on: false }), reads);
  if (says < Infinity) setTimeout(() => void room.request({ type: "say", ticket: "3", kind: "gesture", text: "shrug" }), says);
  await vi.advanceTimersByTimeAsync(60_000);
  return Math.round(moved - asked);
}

test("a bot that asked waits for the answer as long as it should, at every rhythm, and no longer", async () => {
  for (const rhythm of ["quick", "normal", "calm"]) expect(await movedAfterAsking({ rhythm })).toBe(1_000 * PATIENCE);
  expect(await movedAfterAsking({ says: 4_000 })).toBe(4_000);
});

test("it waits longer for whoever looks for the answer", async () => {
  expect(await movedAfterAsking({ reads: 40_000 })).toBe(40_000);
  expect(await movedAfterAsking({ reads: 40_000, says: 30_000 })).toBe(40_000);
});
