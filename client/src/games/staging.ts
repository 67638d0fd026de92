// What a board shows in the scenes of a step, before all of it is told: `games/GAME/staging.ts`.
import type { Situation } from "@/wire/types";

export type Told = Record<string, unknown>;
/** What a board draws of a situation. */
export type Shown = Pick<Situation, "view" | "hints">;

/** The table in the middle of a step: how it was before and will be after, what is told so far, and what is yet to be told. */
export type Staging = (before: Shown, after: Shown, told: readonly Told[], rest: readonly Told[]) => Shown;

/** A game that does not say stays as it was until all is told. */
export const PLAIN: Staging = ({ view, hints }) => ({ view, hints });

/** The table after the last step, before what came of the match is said. */
export type Ending = (before: Shown, after: Shown) => Shown;

/** A game that does not say shows its last table at once. */
export const AT_ONCE: Ending = (_, { view, hints }) => ({ view, hints });

const STAGINGS = import.meta.glob<{ staging?: Staging; ending?: Ending }>("./*/staging.ts");

export async function stagingOf(game: string): Promise<{ staging: Staging; ending: Ending }> {
  const load = Object.entries(STAGINGS).find(([path]) => path.startsWith(`./${game}/`))?.[1];
  return { staging: PLAIN, ending: AT_ONCE, ...(load ? await load() : {}) };
}
