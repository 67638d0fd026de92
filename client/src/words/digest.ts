// What happened since one's own last turn, to be read at a glance.
import { isTold, type Explained } from "@/games/explained";
import type { GameDescription } from "@/wire/api";
import { beginnings } from "@/wire/scenes";

type Event = Record<string, unknown>;
/** The events of each step. */
type Told = readonly (readonly Event[])[];

/** More than happens while somebody is out for the rest of a round: only who comes back after a long time is sent to the log. */
const MOST = 150;

/** The events since the last turn of `seat`, without those that go without saying; and whether there were more before them. What
    begins a new part of the story stays as a heading, where something follows it. An answer in somebody else's turn changes
    nothing about it, nor does what `seat` does in a turn that still goes on. Where the game tells of no turns, it is what followed
    the step `own`, the last decision of `seat`, and in that step its first scene. */
export function since(
  told: Told,
  own: number,
  { beats, scenes }: Pick<GameDescription, "beats" | "scenes">,
  explained: Pick<Explained, "chapter" | "headings" | "minor" | "covered">,
  seat: number | null = null,
): { events: Event[]; more: boolean } {
  const { chapter, headings = [], minor = [] } = explained;
  const named = (event: Event | undefined): string => String(event?.["event"]);
  const begins = (event: Event | undefined): boolean => named(event) === chapter || headings.includes(named(event));
  const all = (sinceTurn(told, own, seat, begins, explained) ?? sinceStep(told, own, scenes, begins, explained))
    .filter((event) => begins(event) || (beats[named(event)] !== 0 && !minor.includes(named(event))))
    .filter((event, nth, rest) => !begins(event) || (nth + 1 < rest.length && !begins(rest[nth + 1])));
  return { events: all.slice(-MOST), more: all.length > MOST };
}

/** What followed the last turn of a seat that is over; `null` where its last decision says as much: it was in that turn, or there are no turns. */
function sinceTurn(told: Told, own: number, seat: number | null, begins: (event: Event) => boolean, explained: Pick<Explained, "covered">): Event[] | null {
  const turns = told.flatMap((events, step) => events.flatMap((event, nth) => (begins(event) && typeof event["seat"] === "number" ? [{ step, nth, of: event["seat"] }] : [])));
  const others = turns.findLastIndex(({ of }) => of !== seat);
  const before = turns.slice(0, others + 1).findLastIndex(({ of }) => of === seat);
  const start = turns[before + 1];
  if (seat === null || own < 0 || others < 0 || !start || own <= start.step) return null;
  return told.slice(start.step).flatMap((events, nth) => events.filter((event, place) => (nth > 0 || place >= start.nth) && isTold(event, events, explained)));
}

/** What followed the first scene of a step, under the heading that the step has begun. */
function sinceStep(told: Told, own: number, scenes: readonly string[], begins: (event: Event) => boolean, explained: Pick<Explained, "covered">): Event[] {
  const mine = told[own] ?? [];
  const from = beginnings(mine, scenes)[1] ?? mine.length;
  const heading = mine.slice(0, from).filter(begins).slice(-1);
  return [...heading, ...mine.slice(from), ...told.slice(own + 1).flatMap((step) => step.filter((event) => isTold(event, step, explained)))];
}
