// What the others did since one's own last decision, to be read at a glance.
import type { GameDescription } from "@/wire/api";

type Event = Record<string, unknown>;

/** So many sentences are read at a glance; the story has the rest. */
const MOST = 24;

/** The events after the step `own`, without those that go without saying; and whether there were more before them. */
export function since(
  told: readonly (readonly Event[])[],
  own: number,
  { beats }: GameDescription,
): { events: Event[]; more: boolean } {
  const all = told
    .slice(own + 1)
    .flat()
    .filter((event) => beats[String(event["event"])] !== 0);
  return { events: all.slice(-MOST), more: all.length > MOST };
}
