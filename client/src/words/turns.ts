// What a review tells: where the chances turned, how a person's own went, and which decisions cost most.
import type { Decision, Review } from "@/alone/review";

/** So much of 1 must change at a move to be a turning point: more than estimates differ by chance. For a person's own chances less will do. */
const TURNED = 0.12;
export const OWN_TURNED = 0.05;
const MOST_TURNS = 5;
const MOST_OWN = 5;
/** So much must another move have been worth to be called better: less cannot be told from chance. */
export const WORTH = 0.05;
const MOST_DECISIONS = 6;
const MOST_NEAR = 3;
/** Whoever has less than this has as good as lost. */
export const LITTLE = 0.05;

/** The chances of a seat before and after a move. */
export interface Change {
  seat: number;
  before: number;
  now: number;
}

/** A move that changed somebody's chances much: whose, the person's own first. */
export interface Turn {
  from: number;
  after: number;
  changes: Change[];
}

const size = ({ before, now }: Change): number => Math.abs(now - before);

/** The greatest changes of anybody's chances, and of those of each of these seats, in the order in which they happened; each is one move.
    `also`: the moves that are listed in any case, because something else is told of them. */
export function turns({ points, open }: Pick<Review, "points" | "open">, own: readonly number[] = [], also: readonly number[] = []): Turn[] {
  const moves = points
    .slice(1)
    .map((after, nth) => ({
      from: points[nth]!,
      after,
      all: open[nth + 1]!.map((now, seat): Change => ({ seat, before: open[nth]![seat]!, now })).sort((one, other) => size(other) - size(one)),
    }))
    .filter(({ from, after }) => after - from === 1);
  const most = (change: (move: (typeof moves)[number]) => Change, least: number, count: number): typeof moves =>
    moves
      .filter((move) => size(change(move)) >= least)
      .sort((one, other) => size(change(other)) - size(change(one)))
      .slice(0, count);
  const ofSeat = (seat: number) => (move: (typeof moves)[number]) => move.all.find((change) => change.seat === seat)!;
  const found = new Set([...own.flatMap((seat) => most(ofSeat(seat), OWN_TURNED, MOST_OWN)), ...most(({ all }) => all[0]!, TURNED, MOST_TURNS), ...moves.filter(({ after }) => also.includes(after))]);
  return [...found]
    .sort((one, other) => one.after - other.after)
    .map(({ from, after, all }) => {
      const mine = all.filter((change) => own.includes(change.seat) && size(change) >= OWN_TURNED);
      const [greatest] = all;
      const more = greatest && !mine.includes(greatest) && size(greatest) >= TURNED ? [greatest] : [];
      return { from, after, changes: [...mine, ...more] };
    });
}

/** How the chances of a seat went: at first, at their highest, and from when on it had as good as none, if it never had again. */
export function course({ points, open }: Pick<Review, "points" | "open">, seat: number): { start: number; best: { after: number; chance: number }; lost: number | null } {
  const own = open.map((chances) => chances[seat]!);
  const best = own.reduce((most, chance, nth) => (chance > own[most]! ? nth : most), 0);
  const alive = own.findLastIndex((chance) => chance >= LITTLE);
  return { start: own[0]!, best: { after: points[best]!, chance: own[best]! }, lost: points[alive + 1] ?? null };
}

const cost = ({ chances: { made, best } }: Decision): number => best - made;
const isSame = ({ made, best }: Decision): boolean => JSON.stringify(made) === JSON.stringify(best);
const sorted = (decisions: Decision[], seat: number): Decision[] =>
  decisions.filter((one) => one.seat === seat && !isSame(one) && cost(one) > 0).sort((one, other) => cost(other) - cost(one));

/** The decisions of a seat where another move would have been worth most, the costliest first. */
export const costliest = (decisions: Decision[], seat: number): Decision[] =>
  sorted(decisions, seat)
    .filter((one) => cost(one) >= WORTH)
    .slice(0, MOST_DECISIONS);

/** The move of a seat that cost it most by what it knew then, and not by what chance made of it; none where no other was clearly better. */
export function ownFall(decisions: Decision[], seat: number): { after: number; made: number; best: number } | null {
  const [worst] = costliest(decisions, seat);
  return worst ? { after: worst.after + 1, ...worst.chances } : null;
}

/** The greatest of the differences that are too small to count. */
export const nearest = (decisions: Decision[], seat: number): Decision[] =>
  sorted(decisions, seat)
    .filter((one) => cost(one) < WORTH)
    .slice(0, MOST_NEAR);

/** Of the decisions of a seat that were looked at: how many there are; how many were the bot's own, how many as good, and how many worse. */
export function alike(decisions: Decision[], seat: number): { count: number; same: number; near: number; worse: number } {
  const own = decisions.filter((one) => one.seat === seat);
  const same = own.filter(isSame).length;
  const worse = own.filter((one) => !isSame(one) && cost(one) >= WORTH).length;
  return { count: own.length, same, near: own.length - same - worse, worse };
}
