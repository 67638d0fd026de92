// The battle to show in the Dojo: the one going on, or the one that was just decided.
import { LETTERS, UNSEEN, type Hints, type Seen, type Told, type View } from "./view";

export interface Side {
  side: number;
  figure: string | null;
  rank: Seen;
  sides: number;
  eyes: number;
  /** What lay there before it was thrown again; 0 where nothing did. */
  earlier: number;
  fresh: boolean;
  /** How many other dice that are thrown just now roll before it. */
  after: number;
}

export interface Bout {
  /** Whether it is still going on. */
  open: boolean;
  /** By seat; without figures and dice where only the decision was told. */
  sides: Side[];
  /** What was decided, to be told in words. */
  told: Told[];
}

/** What the board knew before the last step: who fought, and what they had thrown. */
export interface Before {
  view: View;
  hints: Hints;
}

const isThrow = (one: Told): boolean => one["event"] === "threw" || one["event"] === "struck";
const DECIDED = ["fell", "sent-back", "left-dojo"];

/** The battle to show: `step` is what the last step has told so far, of which `news` has just come. */
export function bout(
  view: View,
  hints: Hints,
  step: readonly Told[],
  news: readonly Told[] = step,
  before: Before | null = null,
): Bout | null {
  const open = view.fighter !== null;
  const names = step.map((told) => told["event"]);
  // What belongs to the last battle that was told of; when the next attack has begun, it is over.
  const begun = names.lastIndexOf("battle");
  const since = step.slice(Math.max(0, begun));
  const told = open ? [] : since.filter((one) => DECIDED.includes(String(one["event"])));
  if (!open && (told.length === 0 || names.lastIndexOf("attack") > names.findLastIndex((one) => DECIDED.includes(String(one)))))
    return null;
  const battle = step[begun];
  /** The battle of the step before, if it went on. */
  const was = battle ? null : before;
  const attacker = battle ? Number(battle["seat"]) : (was?.view.attacker ?? view.attacker);
  const sides = [0, 1].map((side): Side => {
    const thrown = since.findLast((one) => isThrow(one) && one["seat"] === side);
    const fallen = told.find((one) => one["event"] === "fell" && one["seat"] === side);
    const fought = side === attacker ? (battle?.["figure"] ?? was?.view.fighter) : (battle?.["enemy"] ?? was?.view.facing);
    const figure = open ? (side === view.attacker ? view.fighter : view.facing) : (fought ?? fallen?.["figure"] ?? null);
    return {
      side,
      figure: figure === null ? null : String(figure),
      rank: figure === null ? UNSEEN : (view.rank[side]?.[LETTERS.indexOf(String(figure))] ?? UNSEEN),
      sides: Number(hints.dojo?.sides[side] ?? thrown?.["sides"] ?? was?.hints.dojo?.sides[side] ?? 0),
      eyes: open ? (view.thrown[side] ?? 0) : Number(thrown?.["eyes"] ?? was?.view.thrown[side] ?? 0),
      earlier: (thrown && was?.view.thrown[side]) || 0,
      fresh: thrown !== undefined && news.includes(thrown),
      after: thrown ? news.slice(0, Math.max(0, news.indexOf(thrown))).filter(isThrow).length : 0,
    };
  });
  return { open, sides, told };
}
