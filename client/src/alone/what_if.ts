// What if: a table in this browser that goes on from a moment of another match, with the person at any of its seats.
import type { PlayedRecord } from "@/rules/checking";
import { moveOf } from "@/rules/layout";
import type { GameModule } from "@/rules/module";
import { parted, type Created, type Entry } from "./log";
import { keepLog, newSecret } from "./logs";
import { ME, newPlace } from "./making";
import { movesOf, walked, type Eyes, type Moves } from "./replay";
import { Table } from "./table";

/** The record of a finished match, with the names of its seats. */
export type Record = PlayedRecord & { seats: string[] };

export interface Wish {
  /** The table of the match, and what stands in the address of the replay at this moment. */
  of: string;
  moment: string;
  record: Record;
  /** The step of the replay through these eyes. */
  eyes: Eyes;
  step: number;
  /** Where the person sits, and which bots take the seats of other people. */
  seat: number;
  level: string;
}

/** The first entry of the log, and those that tell of what has happened before. */
export function branched(module: GameModule, wish: Wish): { created: Created; entries: Entry[] } {
  const { record, of, moment, seat, level } = wish;
  const moves = movesOf(module, record);
  const { made } = walked(moves, wish.eyes);
  const after = made[Math.min(wish.step, made.length - 1)]!;
  const at = Date.now() / 1_000;
  const { sitters } = record.keys;
  const created: Created = {
    entry: "created",
    at,
    who: ME,
    ...moves.setting,
    options: record.options,
    chairs: record.seats.map((name, nth) =>
      nth === seat ? { who: ME, name, level: null } : { who: null, name, level: sitters?.[nth] ?? level },
    ),
    pace: { seconds: null, bank: 0 },
    stand_in: level,
    secret: newSecret(),
    rhythm: "normal",
    lesson: false,
    agreed: false,
    what_if: { of, moment, after, keys: record.keys, entries: 0 },
  };
  const entries = past(new Table(newPlace(true), created, module, true), moves, after, at);
  created.what_if!.entries = entries.length;
  return { created, entries };
}

/** What has happened before, as entries of the log; ends of rounds are passed over. */
function past(table: Table, { module, steps }: Moves, after: number, at: number): Entry[] {
  const entries: Entry[] = [];
  const add = (entry: Entry): void => {
    entries.push(entry);
    if (!Array.isArray(table.fold(entry))) throw new Error("no such match");
  };
  add({ entry: "started", at });
  for (const { seat, action } of steps.slice(0, after)) {
    add({ entry: "moved", at, seat, move: moveOf(module.layout, action), bot: null });
    if (!table.roundEnd) continue;
    add({ entry: "continued", at, seat: table.seat });
    add({ entry: "went-on", at });
  }
  return entries;
}

/** Set the table; returns its id. */
async function set(created: Created, entries: Entry[]): Promise<string> {
  const id = newPlace(true);
  const { known, hidden } = parted(created);
  await keepLog({ id, created: known, info: null, turn: false, at: created.at }, hidden, entries);
  return id;
}

/** Go on from a moment of a match; returns the id of the new table. */
export const goOn = async (module: GameModule, wish: Wish): Promise<string> => {
  const { created, entries } = branched(module, wish);
  return set(created, entries);
};

/** Go on from the same moment again, with other luck. */
export const again = (created: Created, entries: Entry[]): Promise<string> =>
  set({ ...created, at: Date.now() / 1_000, secret: newSecret() }, entries.slice(0, created.what_if!.entries));
