// What a review tells: where the chances turned, and which decisions cost most.
import type { Decision, Review } from "@/alone/review";

/** So much of 1 must change between two points to be a turning point: more than estimates differ by chance. */
const TURNED = 0.12;
const MOST_TURNS = 6;
/** So much must another move have been worth to be mentioned. */
const WORTH = 0.08;
const MOST_DECISIONS = 6;

/** Between two points of the curve, somebody's chances changed much. */
export interface Turn {
  from: number;
  after: number;
  seat: number;
  before: number;
  now: number;
}

/** The greatest changes, in the order in which they happened. */
export function turns({ points, open }: Pick<Review, "points" | "open">): Turn[] {
  const all = points.slice(1).map((after, nth): Turn => {
    const [before, now] = [open[nth]!, open[nth + 1]!];
    const seat = now.reduce((most, _, one) => (Math.abs(now[one]! - before[one]!) > Math.abs(now[most]! - before[most]!) ? one : most), 0);
    return { from: points[nth]!, after, seat, before: before[seat]!, now: now[seat]! };
  });
  const size = ({ before, now }: Turn): number => Math.abs(now - before);
  const greatest = all.filter((turn) => size(turn) >= TURNED).sort((one, other) => size(other) - size(one));
  return greatest.slice(0, MOST_TURNS).sort((one, other) => one.after - other.after);
}

const cost = ({ chances: { made, best } }: Decision): number => best - made;

/** The decisions of a seat where another move would have been worth most, the costliest first. */
export function costliest(decisions: Decision[], seat: number): Decision[] {
  const own = decisions.filter((one) => one.seat === seat && cost(one) >= WORTH);
  return own.sort((one, other) => cost(other) - cost(one)).slice(0, MOST_DECISIONS);
}

/** Of the decisions of a seat that were looked at: how many there are, and how many were the bot's, or as good. */
export function alike(decisions: Decision[], seat: number): { count: number; same: number } {
  const own = decisions.filter((one) => one.seat === seat);
  return { count: own.length, same: own.filter((one) => cost(one) < WORTH).length };
}
