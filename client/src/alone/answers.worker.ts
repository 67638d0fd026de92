// What there is to be known of a table in this browser once its match is over: its record, and its replay.
import { opened } from "@/rules/opening";
import type { Replay } from "@/wire/types";
import { replayed, type Eyes } from "./replay";
import { loaded } from "./store";
import { Table } from "./table";

export interface Asked {
  id: string;
  base: string;
  /** Through whose eyes it is replayed; without, the record is wanted. */
  eyes?: Eyes;
}

/** The replay, the record, or the code of an error. */
export type Answered = { replay: Replay } | { record: string } | { trouble: string };

async function answer({ id, base, eyes }: Asked): Promise<Answered> {
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
