// What the others did since one's own last decision, to be read at a glance.
import type { GameDescription } from "@/wire/api";
import { beginnings } from "@/wire/scenes";

type Event = Record<string, unknown>;

/** So many sentences are read at a glance; the story has the rest. */
const MOST = 24;

/** The events after the step `own`, and in it after its first scene, without those that go without saying; and whether there were more before them. */
export function since(
  told: readonly (readonly Event[])[],
  own: number,
  { beats, scenes }: Pick<GameDescription, "beats" | "scenes">,
): { events: Event[]; more: boolean } {
  const mine = told[own] ?? [];
  const all = [...mine.slice(beginnings(mine, scenes)[1] ?? mine.length), ...told.slice(own + 1).flat()]
    .filter((event) => beats[String(event["event"])] !== 0);
  return { events: all.slice(-MOST), more: all.length > MOST };
}
