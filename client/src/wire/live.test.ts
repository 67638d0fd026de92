import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Connection, Receiver, Request, Told } from "@/wire/connection";
import type { Live as Seat } from "@/wire/live.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  const kept = { getItem: () => null, setItem: () => undefined };
  for (const [name, value] of Object.entries({ window: globalThis, localStorage: kept, sessionStorage: kept, matchMedia: () => ({ matches: false }) }))
    vi.stubGlobal(name, value);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A seat that is asked at a table where others say what it is told; and what it asks for. */
async function seated(): Promise<{ live: Seat; sent: Request[]; tell: (told: object) => void }> {
  const { Live } = await import("@/wire/live.svelte");
  const sent: Request[] = [];
  let seat: Receiver | undefined;
  const way: Connection = { send: (request) => sent.push(request), refresh: () => undefined, close: () => undefined };
  const live = new Live("hereabcdef", (_, receiver) => {
    seat = receiver;
    return way;
  });
  live.line = "open";
  live.now = { step: 4, own: 2, view: {}, legal: [{ verb: "go" }], asked: true } as unknown as Seat["now"];
  return { live, sent, tell: (told) => seat!.hear(told as Told) };
}

const step = (number: number, own: number): object => ({
  type: "step",
  n: number,
  events: [],
  taken_back: false,
  now: { step: number, own, view: {}, legal: [], prompt: [], hints: {}, asked: false, undo: false, clock: null, result: null },
});

test("a move is on its way until the step that it makes is there, whatever is said about it later", async () => {
  const { live, sent, tell } = await seated();
  void live.play({ verb: "go" });
  void live.play({ verb: "go" });
  expect(sent.map(({ type }) => type)).toEqual(["play"]);
  expect([live.sending, live.moving]).toEqual([true, false]);
  tell(step(5, 5));
  expect([live.sending, live.now?.step]).toEqual([false, 5]);
  void live.play({ verb: "go" });
  tell({ type: "done", ticket: sent[0]!.ticket });
  await vi.advanceTimersByTimeAsync(1);
  expect(live.sending).toBe(true);
  tell({ type: "refused", ticket: sent[1]!.ticket, trouble: { code: "stale", text: "", clause: null } });
  await vi.advanceTimersByTimeAsync(1);
  expect([live.sending, live.trouble?.code]).toEqual([false, "stale"]);
});

test("that a move is on its way is shown when it takes a while, and not by what others do meanwhile", async () => {
  const { live, tell } = await seated();
  void live.play({ verb: "go" });
  await vi.advanceTimersByTimeAsync(29);
  expect(live.moving).toBe(false);
  tell(step(5, 2));
  await vi.advanceTimersByTimeAsync(1);
  expect([live.sending, live.moving]).toEqual([true, true]);
  tell(step(6, 6));
  expect([live.sending, live.moving]).toEqual([false, false]);
});

test("whoever resigns while something waits to be shown sees it, and then the end, which stays", async () => {
  const { live, tell } = await seated();
  live.read(true, "menu");
  tell(step(5, 2));
  expect(live.now?.step).toBe(4);
  const result = { clause: "resigned", shares: [0, 0, 0, 0] };
  tell({ type: "table", n: 6, table: { ended: "resigned", result, seats: [] }, you: live.you, note: null });
  live.read(false, "menu");
  await vi.runAllTimersAsync();
  expect([live.now?.step, live.now?.result, live.resting]).toEqual([5, result, true]);
});
