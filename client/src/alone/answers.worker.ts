// What there is to be known of a table in this browser once its match is over: its record, and its replay; how one goes on
// from a moment of any match; and whether there can be such a table.
import { opened } from "@/rules/opening";
import type { Replay, Setting } from "@/wire/types";
import { readLog } from "./logs";
import { whyNoTable } from "./possible";
import { replayed, type Eyes } from "./replay";
import { foldAll, Table } from "./table";
import { goOn, type Wish } from "./what_if";

interface AboutTable {
  id: string;
  base: string;
  /** Through whose eyes it is replayed; without, the record is wanted. */
  eyes?: Eyes;
}

/** Something about a table, or a new one that goes on from a moment of a match, or whether there can be one. */
export type Asked = AboutTable | { base: string; wish: Wish } | { base: string; setting: Setting };

/** The replay, the record, the id of the new table, that there can be one, or the code of an error and the clause behind it. */
export type Answered = { replay: Replay } | { record: string } | { table: string } | { possible: true } | { trouble: string; clause?: string | null };

async function answer(asked: Asked): Promise<Answered> {
  if ("wish" in asked) return { table: await goOn(await opened(asked.wish.record.game, asked.base), asked.wish) };
  if ("setting" in asked) {
    const clause = whyNoTable(await opened(asked.setting.game, asked.base), asked.setting);
    return clause === undefined ? { possible: true } : { trouble: "bad-table", clause };
  }
  const { id, base, eyes } = asked;
  const log = await readLog(id);
  if (!log) return { trouble: "no-table" };
  const table = new Table(id, log.created, await opened(log.created.game, base), true);
  foldAll(table, log.entries);
  if (!table.match || !table.result) return { trouble: "not-over" };
  return eyes === undefined ? { record: table.record() } : { replay: replayed(table, eyes) };
}

self.onmessage = ({ data }: MessageEvent<Asked>): void => {
  void answer(data)
    .catch((): Answered => ({ trouble: "failed" }))
    .then((answered) => self.postMessage(answered));
};
