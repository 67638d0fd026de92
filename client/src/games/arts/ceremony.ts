// The scoring of a round as a little ceremony: what lies on the table after each of its steps.
import type { Scored, Told } from "./view";

/** An item that somebody holds, as far as the ceremony has come. */
export interface Shown {
  seat: number;
  item: number;
  /** What it is worth, where that is not what is written on it. */
  worth: number | null;
  cancelled: boolean;
  /** Whether the last step was about it. */
  fresh: boolean;
  won: boolean;
}

export interface Stage {
  shown: Shown[];
  lowest: boolean;
  honours: { seat: number; gained: number; honour: number }[];
}

export function stage(steps: readonly Scored[], done: number): Stage {
  const at: Stage = { shown: [], lowest: false, honours: [] };
  steps.slice(0, done).forEach((step, nth) => {
    const one = at.shown.find(({ seat }) => seat === step.seat);
    const fresh = nth === done - 1;
    if (step.what === "shown" && step.seat !== undefined && step.item !== undefined)
      at.shown.push({ seat: step.seat, item: step.item, worth: null, cancelled: false, fresh, won: false });
    if (one) one.fresh = fresh;
    if (one && step.what === "worth") one.worth = step.value ?? null;
    if (one && step.what === "won") one.won = true;
    if (step.what === "cancels")
      for (const other of at.shown) other.cancelled ||= step.seats?.includes(other.seat) ?? false;
    if (step.what === "lowest") at.lowest = true;
    if (step.what === "honour")
      at.honours.push({ seat: step.seat ?? 0, gained: step.gained ?? 0, honour: step.honour ?? 0 });
  });
  return at;
}

/** How long the table looks at a step before the next one, in moments of the person's pace. */
export function pause(step: Scored | undefined): number {
  switch (step?.what) {
    case "shown":
      return 1;
    case "ended":
      return 1.2;
    default:
      return 1.9;
  }
}

const TELLS: Record<string, readonly string[]> = {
  "round-ended": ["ended"],
  "item-shown": ["shown", "worth"],
  "round-won": ["won"],
  "nobody-won": ["nobody"],
  honour: ["more", "honour"],
};

/** How many of the events that tell of the scoring are no news to whoever has seen so many of its steps. */
export function toldSoFar(events: readonly Told[], steps: readonly Scored[], done: number): number {
  const begun = events.findIndex(({ event }) => event === "round-ended");
  const open = events.findIndex((event, nth) => {
    if (nth < begun) return false;
    const about = TELLS[event.event];
    const last = steps.findLastIndex(
      ({ what, seat }) => about?.includes(what) && (event["seat"] === undefined || seat === event["seat"]),
    );
    return (about ? last : steps.length - 1) >= done;
  });
  return open < 0 ? Infinity : open;
}
