// What the others did since one's own last decision, to be read at a glance.
import { isTold, type Explained } from "@/games/explained";
import type { GameDescription } from "@/wire/api";
import { beginnings } from "@/wire/scenes";

type Event = Record<string, unknown>;

/** More than happens while somebody is out for the rest of a round: only who comes back after a long time is sent to the log. */
const MOST = 150;

/** The events after the step `own`, and in it after its first scene, without those that go without saying; and whether
    there were more before them. What begins a new part of the story stays as a heading, where something follows it. Whoever at
    `seat` decided in the middle of somebody else's part is told that part from its beginning. */
export function since(
  told: readonly (readonly Event[])[],
  own: number,
  { beats, scenes }: Pick<GameDescription, "beats" | "scenes">,
  explained: Pick<Explained, "chapter" | "headings" | "minor" | "covered">,
  seat: number | null = null,
): { events: Event[]; more: boolean } {
  const { chapter, headings = [], minor = [] } = explained;
  const mine = told[own] ?? [];
  const named = (event: Event | undefined): string => String(event?.["event"]);
  const begins = (event: Event | undefined): boolean => named(event) === chapter || headings.includes(named(event));
  const from = beginnings(mine, scenes)[1] ?? mine.length;
  const earlier = mine.slice(0, from).some(begins) ? [] : othersPart(told.slice(0, own), chapter, seat);
  const first = earlier.length ? [...earlier, ...mine.slice(0, from)] : mine.slice(0, from).filter(begins).slice(-1);
  const all = [...first, ...mine.slice(from), ...told.slice(own + 1).flatMap((step) => step.filter((event) => isTold(event, step, explained)))]
    .filter((event) => begins(event) || (beats[named(event)] !== 0 && !minor.includes(named(event))))
    .filter((event, nth, rest) => !begins(event) || (nth + 1 < rest.length && !begins(rest[nth + 1])));
  return { events: all.slice(-MOST), more: all.length > MOST };
}

/** The part of the story that somebody else has begun and that still goes on: from its beginning. */
function othersPart(told: readonly (readonly Event[])[], chapter: string, seat: number | null): Event[] {
  const all = told.flat();
  const begun = all.findLastIndex(({ event }) => event === chapter);
  const by = all[begun]?.["seat"];
  return seat === null || typeof by !== "number" || by === seat ? [] : all.slice(begun);
}
