// The table that a game's rules page shows: a moment of a match, and what is to be seen on it.
import type { Setting, Situation } from "@/wire/types";

export interface Still {
  setting: Setting;
  names: string[];
  /** What was told at the last step. */
  news: Record<string, unknown>[];
  /** The match as the first seat knows it: made by `lab/stills.py`. */
  now: Situation;
}

/** What is explained: where it is on the board, and the message that says what it is. Its number stands at its corner, or behind it. */
export type Mark = readonly [selector: string, message: string, side?: "behind"];

const STILLS = import.meta.glob<{ default: Still }>("./*/still.json");
const MARKS = import.meta.glob<{ marks: readonly Mark[] }>("./*/marked.ts");

const of = <Module>(all: Record<string, () => Promise<Module>>, game: string): (() => Promise<Module>) | undefined =>
  Object.entries(all).find(([path]) => path.startsWith(`./${game}/`))?.[1];

/** A game's still and its marks; nothing for a game without. */
export async function stillOf(game: string): Promise<(Still & { marks: readonly Mark[] }) | undefined> {
  const [still, marked] = [of(STILLS, game), of(MARKS, game)];
  if (!still || !marked) return undefined;
  const [{ default: scene }, { marks }] = await Promise.all([still(), marked()]);
  return { ...scene, marks };
}
