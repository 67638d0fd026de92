// Questions of the game: one that was put to the viewer and still waits for an answer, and what was answered to the viewer's own.
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

/** What was answered to the last question of this seat, if whoever was asked has said something since and it is still news. */
export function lastAnswer(talk: readonly Spoken[], seat: number | null, muted: readonly number[] = [], told = 0): Spoken | null {
  const asked = seat === null ? -1 : talk.findLastIndex((spoken) => spoken.seat === seat);
  const question = talk[asked];
  if (question?.kind !== "question" || told - question.after > STEPS) return null;
  const whom = question.arguments["asked"];
  return talk.slice(asked + 1).find((spoken) => spoken.seat === whom && !muted.includes(spoken.seat)) ?? null;
}
