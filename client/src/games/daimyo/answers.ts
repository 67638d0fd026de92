// What was answered when the viewer asked what somebody has sent them.
import type { Spoken } from "@/wire/types";

interface Question {
  /** Who asked whom. */
  seat: number;
  asked: number;
  /** How many steps the match has now. */
  step: number;
}

/** An answer stays while its card can be chosen, and while one decides about it: the step in which one asked, and the next. */
const STAYS = 1;

/** The last such question, and what whoever was asked has said first after it; null if it was not put, or is over. */
export function answerTo(talk: readonly Spoken[], { seat, asked, step }: Question): { answer: Spoken | null } | null {
  const put = talk.findLastIndex((spoken) => spoken.seat === seat && spoken.kind === "question" && spoken.text === "sent" && spoken.arguments["asked"] === asked);
  const question = talk[put];
  if (!question || step - question.after > STAYS) return null;
  return { answer: talk.slice(put + 1).find((spoken) => spoken.seat === asked) ?? null };
}
