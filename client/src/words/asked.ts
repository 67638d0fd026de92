// A question of the game that was put to the viewer and still waits for an answer.
import type { Spoken } from "@/wire/types";

/** Older than so many remarks, a question is no longer in the air. */
const RECENT = 8;

/** The last question to this seat since which it has said nothing, if there is one. */
export function openQuestion(talk: readonly Spoken[], seat: number | null, muted: readonly number[] = []): Spoken | null {
  if (seat === null) return null;
  const own = talk.findLastIndex((spoken) => spoken.seat === seat);
  return (
    talk
      .slice(Math.max(own + 1, talk.length - RECENT))
      .findLast((spoken) => spoken.kind === "question" && spoken.arguments["asked"] === seat && !muted.includes(spoken.seat)) ?? null
  );
}
