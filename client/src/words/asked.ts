// A question of the game that was put to the viewer and still waits for an answer.
import type { Spoken } from "@/wire/types";

/** Older than so many remarks, a question is no longer in the air. */
const RECENT = 8;

/** And when so many steps have passed, whoever asked has decided without an answer. */
const STEPS = 4;

/** The last question to this seat since which it has said nothing, if there is one; `told` steps were told so far. */
export function openQuestion(talk: readonly Spoken[], seat: number | null, muted: readonly number[] = [], told = 0): Spoken | null {
  if (seat === null) return null;
  const own = talk.findLastIndex((spoken) => spoken.seat === seat);
  return (
    talk
      .slice(Math.max(own + 1, talk.length - RECENT))
      .filter(({ after }) => told - after <= STEPS)
      .findLast((spoken) => spoken.kind === "question" && spoken.arguments["asked"] === seat && !muted.includes(spoken.seat)) ?? null
  );
}
