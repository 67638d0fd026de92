// What there is to be known of a table in this browser once its match is over: its record, and its replay; and how one
// goes on from a moment of any match.
import { opened } from "@/rules/opening";
import type { Replay } from "@/wire/types";
import { replayed, type Eyes } from "./replay";
import { loaded } from "./store";
import { Table } from "./table";
import { goOn, type Wish } from "./what_if";

interface AboutTable {
  id: string;
  base: string;
  /** Through whose eyes it is replayed; without, the record is wanted. */
  eyes?: Eyes;
}

/** Something about a table, or a new one that goes on from a moment of a match. */
export type Asked = AboutTable | { base: string; wish: Wish };

/** The replay, the record, the id of the new table, or the code of an error. */
export type Answered = { replay: Replay } | { record: string } | { table: string } | { trouble: string };

async function answer(asked: Asked): Promise<Answered> {
  if ("wish" in asked) return { table: await goOn(await opened(asked.wish.record.game, asked.base), asked.wish) };
  const { id, base, eyes } = asked;
  const known = await loaded(id);
  if (!known) return { trouble: "no-table" };
  const table = new Table(id, known.table.created, await opened(known.table.created.game, base), true);
  for (const entry of known.entries) table.fold(entry);
  if (!table.match || !table.result) return { trouble: "not-over" };
  return eyes === undefined ? { record: table.record() } : { replay: replayed(table, eyes) };
}

self.onmessage = ({ data }: MessageEvent<Asked>): void => {
  void answer(data)
    .catch((): Answered => ({ trouble: "failed" }))
    .then((answered) => self.postMessage(answered));
};
