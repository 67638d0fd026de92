// What a bot says: as its game's module has it, from what its seat sees and the question that is open to it.
import type { Knowledge } from "./bot";
import { show, type Json } from "./layout";
import type { GameModule } from "./module";

export interface Said {
  kind: "claim" | "question" | "gesture";
  text: string;
  arguments: { [name: string]: Json };
}

/** A question that was not answered yet, and whose it is. */
export interface OpenQuestion {
  text: string;
  seat: number;
}

const NOTHING = -1;

/** What the bot says now; `null` for nothing. */
export function saidBy(module: GameModule, { seen, seat, key }: Knowledge, open: OpenQuestion | null): Said | null {
  const { talk } = module.layout.bots;
  if (!talk) return null;
  const question = open ? talk.remarks.question.findIndex(({ name }) => name === open.text) : NOTHING;
  const before = module.free;
  const row = module.array("int64", talk.longest);
  const count = module.call("talk_into", { states: seen, number: 0, seat, question, asker: open?.seat ?? NOTHING, key, said: row });
  const [kind, nth, ...given] = Array.from({ length: count }, (_, place) => Number(module.view.getBigInt64(row.address + 8 * place, true)));
  module.free = before;
  if (!count) return null;
  const named = talk.kinds[kind!]!;
  const { name, arguments: meant } = talk.remarks[named][nth!]!;
  const shown = Object.entries(meant).map(([argument, meaning], place) => [argument, show(meaning, given[place]!)]);
  return { kind: named, text: name, arguments: Object.fromEntries(shown) as Said["arguments"] };
}
