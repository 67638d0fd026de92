// A step is told in scenes: what happened first is looked at, with the board as it stood then, before the rest is shown.
import type { GameDescription } from "@/wire/api";
import type { Step } from "@/wire/types";

export type Told = Record<string, unknown>;

/** Of a step, the events from one to another. */
export interface Scene {
  type: "scene";
  step: Step;
  from: number;
  upto: number;
  /** How long it is looked at, in moments. */
  moments: number;
  /** Whether all is told with it, and somebody may be asked. */
  last: boolean;
  /** Whether it is worth a look at any pace. */
  unhurried?: boolean;
  /** Whether it is how the last step came out, before what came of the match is said. */
  ending?: boolean;
}

/** What of a game says how its steps are told. */
export interface Telling extends Pick<GameDescription, "beats" | "scenes"> {
  /** Events that the board takes a moment to show. */
  slow: readonly string[];
  /** Events that nobody wants to miss, at whatever pace. */
  unhurried?: readonly string[];
  /** The event from which on the board itself takes its time. */
  unfolds?: string;
  /** Events that tell what came of a match. */
  ends?: readonly string[];
}

const ENDS = ["ended"];
/** At least so many moments are given to the step that ended the match. */
const AT_THE_END = 2;

/** Where the scenes of a step begin: of several such events in a row, at the first. What opens no scene does not end a row. */
export function beginnings(events: readonly Told[], scenes: readonly string[]): number[] {
  let row: unknown;
  return events.flatMap(({ event }, nth) => {
    if (!scenes.includes(String(event))) return nth === 0 ? [nth] : [];
    const begins = nth === 0 || event !== row;
    row = event;
    return begins ? [nth] : [];
  });
}

/** Only the kinds of the events count, never what is in them: how long one waits tells nothing. */
export function scenesOf(step: Step, { beats, scenes, slow, unhurried = [], unfolds, ends = ENDS }: Telling): Scene[] {
  const { events } = step;
  const starts = step.taken_back || events.length === 0 ? [0] : beginnings(events, scenes);
  const parts = starts.map((from, nth): Scene => {
    const upto = starts[nth + 1] ?? events.length;
    const moments = events.slice(from, upto).map((event) => beats[String(event["event"])] ?? 1);
    return {
      type: "scene",
      step,
      from,
      upto,
      moments: step.taken_back ? 0 : Math.max(0, ...moments),
      last: nth === starts.length - 1,
      unhurried: events.slice(from, upto).some((event) => unhurried.includes(String(event["event"]))),
    };
  });
  const end = parts.at(-1);
  // What decided the match is seen before its result covers the table.
  if (end && step.now.result && !step.taken_back && !events.some(({ event }) => event === unfolds)) {
    const told = events.findIndex(({ event }) => ends.includes(String(event)));
    const upto = told > end.from ? told : end.upto;
    return [...parts.slice(0, -1), { ...end, upto, moments: Math.max(AT_THE_END, end.moments), last: false, unhurried: true, ending: true }, end];
  }
  // Nothing is asked while the dice still roll.
  const rolling = end && step.now.asked ? events.slice(end.from).filter((event) => slow.includes(String(event["event"]))).length : 0;
  return end && rolling ? [...parts.slice(0, -1), { ...end, moments: rolling, last: false }, end] : parts;
}
