import { afterEach, expect, test, vi } from "vitest";
import type { Entry } from "./log";
import { Log } from "./logs";
import type { Kept } from "./store";

afterEach(() => vi.unstubAllGlobals());

/** What one transaction was to do, and its fate. */
interface Try {
  added: number[];
  /** Which opening of the log must not be there. */
  unless: number[];
  deletedFrom: number | null;
  error: { name: string } | null;
  onabort: () => void;
}

/** A log of some entries, which ends where `next` is; and all that it tries to write. */
function opened(next: number, rests = false): { log: Log; tries: Try[] } {
  const tries: Try[] = [];
  const database = {
    transaction: () => {
      const one: Try = { added: [], unless: [], deletedFrom: null, error: null, onabort: () => undefined };
      tries.push(one);
      const store = {
        add: (_: unknown, [, place]: [string, number]) => one.added.push(place),
        put: () => undefined,
        delete: (from: number) => (one.deletedFrom = from),
      };
      const keys = { add: (_: unknown, [, opening]: [string, number]) => one.unless.push(opening), delete: () => undefined };
      return Object.assign(one, { objectStore: (name: string) => (name === "keys" ? keys : store), commit: () => undefined });
    },
  };
  vi.stubGlobal("IDBKeyRange", { bound: ([, from]: [string, number]) => from });
  const log = Reflect.construct(Log, [database, new Uint8Array(32), "hereabcdef", {}, [], next, rests, 3]) as Log;
  return { log, tries };
}

const entry: Entry = { entry: "chat", at: 0, on: true };

function aborted(one: Try, name: string): void {
  one.error = { name };
  one.onabort();
}

test("what could not be kept is kept with the next entry, each at its place", () => {
  const { log, tries } = opened(5);
  log.keep({} as Kept, entry);
  aborted(tries[0]!, "QuotaExceededError");
  log.keep({} as Kept, entry);
  aborted(tries[1]!, "QuotaExceededError");
  log.keep({} as Kept, entry);
  log.keep({} as Kept, entry);
  expect(tries.map(({ added }) => added)).toEqual([[5], [5, 6], [5, 6, 7], [8]]);
});

test("who finds that somebody else has opened the log after them is not there any more", () => {
  const { log, tries } = opened(5);
  log.overtaken = vi.fn();
  log.keep({} as Kept, entry);
  expect(tries[0]!.unless).toEqual([4]);
  aborted(tries[0]!, "ConstraintError");
  expect(log.overtaken).toHaveBeenCalledOnce();
});

test("what lies behind a gap goes when the match goes on from before it", () => {
  const { log, tries } = opened(5, true);
  log.keep({} as Kept, entry);
  aborted(tries[0]!, "QuotaExceededError");
  log.keep({} as Kept, entry);
  log.keep({} as Kept, entry);
  expect(tries.map(({ deletedFrom }) => deletedFrom)).toEqual([5, 5, null]);
});
