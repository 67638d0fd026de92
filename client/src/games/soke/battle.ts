// The battle to show in the Dojo: the one going on, or the one that was just decided.
import { UNSEEN, type Hints, type Seen, type Told, type View } from "./view";

export interface Side {
  side: number;
  figure: string | null;
  rank: Seen;
  sides: number;
  eyes: number;
  fresh: boolean;
}

export interface Bout {
  /** Whether it is still going on. */
  open: boolean;
  /** By seat; without figures and dice where only the decision was told. */
  sides: Side[];
  /** What was decided, to be told in words. */
  told: Told[];
}

const LETTERS = "abcdefghijklmno";
const DECIDED = ["fell", "sent-back", "left-dojo"];

export function bout(view: View, hints: Hints, news: readonly Told[]): Bout | null {
  const open = view.fighter !== null && hints.dojo !== null;
  // What belongs to the last battle that was told of.
  const last = news.map((told) => told["event"]).lastIndexOf("battle");
  const since = news.slice(Math.max(0, last));
  const told = open ? [] : since.filter((one) => DECIDED.includes(String(one["event"])));
  if (!open && told.length === 0) return null;
  const sides = [0, 1].map((side): Side => {
    const thrown = since.findLast(
      (one) => (one["event"] === "threw" || one["event"] === "struck") && one["seat"] === side,
    );
    const shown = since.find((one) => one["event"] === "revealed" && one["seat"] === side);
    const fallen = told.find((one) => one["event"] === "fell" && one["seat"] === side);
    const figure = open
      ? side === view.attacker
        ? view.fighter
        : view.facing
      : ((shown ?? fallen)?.["figure"] ?? null);
    return {
      side,
      figure: figure === null ? null : String(figure),
      rank: figure === null ? UNSEEN : (view.rank[side]?.[LETTERS.indexOf(String(figure))] ?? UNSEEN),
      sides: open ? (hints.dojo?.sides[side] ?? 0) : Number(thrown?.["sides"] ?? 0),
      eyes: open ? (view.thrown[side] ?? 0) : Number(thrown?.["eyes"] ?? 0),
      fresh: thrown !== undefined,
    };
  });
  return { open, sides, told };
}
