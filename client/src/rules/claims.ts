// What was said at a table in the game's own phrases, as bots that search consider it.
import { read, type Json, type Layout } from "./layout";

export interface Phrase {
  seat: number;
  kind: string;
  text: string;
  arguments: { [name: string]: Json };
}

/** What was claimed not too long ago, in numbers: the speaker, the phrase, its arguments; `null` where it is no claim. */
export function claimsIn(layout: Layout, said: Phrase[], players: number): number[][] | null {
  const remembered = layout.bots.remembered * players;
  const rows = said.slice(Math.max(0, said.length - remembered)).filter(({ kind }) => kind === "claim");
  const numbers = rows.map(({ seat, text, arguments: given }) => {
    const phrase = layout.bots.claims.findIndex(({ claim }) => claim === text);
    const meanings = Object.entries(layout.bots.claims[phrase]?.arguments ?? {});
    return [seat, phrase, ...meanings.map(([name, meaning]) => read(meaning, given[name] ?? null) ?? Number.NaN)];
  });
  return numbers.some((row) => row.some((one) => !Number.isInteger(one) || one < 0)) ? null : numbers;
}
