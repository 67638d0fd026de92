// Set-up: putting a figure that stands already on another home square, by taking back moves and making others.
import type { Move } from "@/games/choosing.svelte";
import { UNSEEN, type Hints, type Rank, type Told, type View } from "./view";

/** Where a figure is dropped that goes back into the tray, as squares have their names. */
export const TRAY = "tray";

/** A home square: its name as its owner counts, its number, and who stands there. */
export interface Home {
  spot: string;
  nth: number;
  rank: Rank | null;
}

/** The home squares of the viewer, by their names on the board. */
export function homes(view: View, hints: Hints, seat: number): Map<string, Home> {
  const width = view.board[0]?.length ?? 1;
  const found = (view.home[seat] ?? []).flatMap((rank, nth): [string, Home][] => {
    const [row, column] = [Math.floor(nth / width), nth % width];
    const square = hints.squares[view.rows - 1 - row]?.[column];
    return square === undefined || rank === UNSEEN ? [] : [[square, { spot: `${"abcdefgh"[column] ?? ""}${row + 1}`, nth, rank }]];
  });
  return new Map(found);
}

/** The figures that a player has placed, first to last, as moves. */
export const placings = (past: readonly Told[][], seat: number): Move[] =>
  past.flat().flatMap((told) => (told["event"] === "placed" && told["seat"] === seat ? [{ verb: "place", spot: told["spot"], rank: told["rank"] }] : []));

/** The moves to take back, and those to make instead, so that a figure stands elsewhere: whoever stands there goes to its square. */
export function moved(placed: readonly Move[], here: Home, there: Home | null): { were: Move[]; moves: Move[] } | null {
  const first = placed.findIndex(({ spot }) => spot === here.spot || (there !== null && spot === there.spot));
  if (first < 0) return null;
  const were = placed.slice(first);
  const moves = were.flatMap((move): Move[] => {
    if (move["spot"] === here.spot) return there ? [{ ...move, spot: there.spot }] : [];
    return [there !== null && move["spot"] === there.spot ? { ...move, spot: here.spot } : move];
  });
  return { were, moves };
}

/** What the viewer sees then. */
export function rearranged(view: View, seat: number, here: Home, there: Home | null): View {
  const home = view.home.map((spots, side) =>
    side === seat ? spots.map((rank, nth) => (nth === here.nth ? (there?.rank ?? null) : nth === there?.nth ? here.rank : rank)) : spots,
  );
  return { ...view, home };
}
