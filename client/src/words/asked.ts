// Questions of the game: one that was put to the viewer and still waits for an answer, and what was answered to the viewer's own.
import type { Live } from "@/wire/live.svelte";
import type { Spoken } from "@/wire/types";
import type { Story } from "@/words/story";

/** Older than so many remarks, a question is no longer in the air. */
const RECENT = 8;

/** And when so many steps have passed, a person who asked has decided without an answer; a bot, with its next move. */
const STEPS = 4;

/** Steps for which an answer is news: the one in which it was given, and one that may follow at once. */
const NEWS = 2;

/** How far the match is, and who listens. */
export interface Moment {
  /** The viewer, and whom they do not hear. */
  seat: number | null;
  muted?: readonly number[];
  /** How many steps were told. */
  told: number;
  /** The step of the viewer's last decision. */
  own?: number;
  /** The step with which this round began. */
  round?: number;
  /** Whether somebody is a bot. */
  isBot?: (seat: number) => boolean;
  /** Whether everybody can see what was asked. */
  settled?: (question: Spoken) => boolean;
}

/** The last question to this seat since which it has said nothing, if there is one and it still matters. */
export function openQuestion(talk: readonly Spoken[], { seat, muted = [], told, round = 0, isBot, settled }: Moment): Spoken | null {
  if (seat === null) return null;
  const own = talk.findLastIndex((spoken) => spoken.seat === seat);
  return (
    talk
      .slice(Math.max(own + 1, talk.length - RECENT))
      .filter((spoken) => told - spoken.after <= (isBot?.(spoken.seat) ? 1 : STEPS) && spoken.after >= round)
      .filter((spoken) => !settled?.(spoken))
      .findLast((spoken) => spoken.kind === "question" && spoken.arguments["asked"] === seat && !muted.includes(spoken.seat)) ?? null
  );
}

/** What was answered to the last question of this seat, if whoever was asked has said something since and it is still news. */
export function lastAnswer(talk: readonly Spoken[], { seat, muted = [], told, own = -1, round = 0 }: Moment): Spoken | null {
  const asked = seat === null ? -1 : talk.findLastIndex((spoken) => spoken.seat === seat);
  const question = talk[asked];
  if (question?.kind !== "question") return null;
  const whom = question.arguments["asked"];
  const answer = talk.slice(asked + 1).find((spoken) => spoken.seat === whom && !muted.includes(spoken.seat));
  return answer && told - answer.after <= NEWS && own <= answer.after && answer.after >= round ? answer : null;
}

/** The same moment of a table; `null` while nothing is asked: between rounds, and after the end. */
export function momentOf(live: Live, { explained }: Story): Moment | null {
  const { now, story, table, you } = live;
  if (!now || now.result || now.paused) return null;
  const { settled } = explained;
  return {
    seat: you.seat,
    muted: you.muted,
    told: story.length,
    own: now.own ?? -1,
    round: Math.max(0, story.findLastIndex((step) => step.some(({ event }) => event === explained.chapter))),
    isBot: (seat) => table?.seats[seat]?.kind === "bot",
    ...(settled && { settled: (question: Spoken) => settled(question, now.view, now.hints) }),
  };
}
