// The table in the middle of a step: a battle before its verdict, an attack before the next one.
import type { Staging } from "@/games/staging";
import { LETTERS, type Hints, type Told, type View } from "./view";

const PAIRS = ["left", "middle", "right"];
const VERDICTS = ["fell", "sent-back"];
const is = (...names: string[]): ((told: Told) => boolean) => (told) => names.includes(String(told["event"]));

/** The weapons that lie open after what was told, on those that lay there before. */
function weapons(lying: number[][], attacker: number | null, told: readonly Told[]): number[][] {
  const open = lying.map((cards) => [...cards]);
  for (const one of told) {
    const nth = PAIRS.indexOf(String(one["pair"]));
    const put = (side: number, stars: unknown): void => {
      const cards = open[side];
      if (cards && nth >= 0) cards[nth] = Number(stars);
    };
    if (one["event"] === "replaced") put(Number(one["seat"]), one["stars"]);
    else if (one["event"] === "turned" && attacker !== null) {
      put(attacker, one["attacker"]);
      put(1 - attacker, one["defender"]);
    }
  }
  return open;
}

/** Ranks as they are known after what was told. */
function ranks(view: View, told: readonly Told[]): View["rank"] {
  const rank = view.rank.map((each) => [...each]);
  for (const one of told.filter(is("revealed"))) {
    const each = rank[Number(one["seat"])];
    if (each) each[LETTERS.indexOf(String(one["figure"]))] = one["rank"] as never;
  }
  return rank;
}

export const staging: Staging = (before, after, told, rest) => {
  const was = before.view as View;
  const will = after.view as View;
  const hints = after.hints as Hints;
  const attack = told.findLastIndex(is("attack"));
  const begun = told[attack];
  /** Shuriken that are taken later are not there yet. */
  const later = (seat: number): number => rest.filter((one) => is("took-shuriken")(one) && one["seat"] === seat).length;
  const held = {
    shuriken: will.shuriken.map((count, seat) => count - later(seat)),
    supply: will.supply + rest.filter(is("took-shuriken")).length,
  };
  const quiet = { ...hints, targets: [], battles: [], warnings: [], risks: [], stake: [], dojo: null };
  const noBattle = { fighter: null, facing: null, thrown: [0, 0] };
  const none = was.weapons.map((cards) => cards.map(() => 0));
  const won = Number(told.findLast(is("won-steps"))?.["steps"] ?? 0);

  // An attack that goes by, or the weapons with which the first begins.
  if (begun || was.phase === "arrangement") {
    const attacker = begun ? Number(begun["seat"]) : null;
    const open = weapons(none, attacker, told.slice(attack + 1));
    const view = { ...will, ...held, ...noBattle, attacker, weapons: open, phase: "weapons", turn: null, steps: 0, effect: null, sneak: false };
    return { view: view as never, hints: quiet as never };
  }
  const during = {
    ...held,
    attacker: was.attacker,
    weapons: weapons(was.weapons, was.attacker, told),
    turn: null,
    effect: null,
    sneak: was.sneak && !told.some(is("sneaked")),
    steps: told.some(is("stepped", "sneaked")) ? was.steps - 1 : told.some(is("won-steps")) ? won : was.steps,
    phase: "movement",
  };
  const battle = told.find(is("battle"));
  /** What lies in the Dojo so far: dice that are thrown later are not. */
  const thrown = was.thrown.map((eyes, seat) =>
    Number(told.findLast((one) => is("threw", "struck")(one) && one["seat"] === seat)?.["eyes"] ?? (battle ? 0 : eyes)),
  );
  // A battle that goes on: the dice roll before anybody is asked.
  if (will.fighter !== null && !rest.some(is("battle"))) {
    const dojo = hints.dojo && { ...hints.dojo, odds: null, again: null };
    return { view: { ...will, turn: null, thrown } as never, hints: { ...quiet, dojo } as never };
  }
  if (!rest.some(is(...VERDICTS))) return { view: { ...will, ...during, ...noBattle } as never, hints: quiet as never };

  // A battle: both still stand where they stood.
  const fight = {
    fighter: battle ? String(battle["figure"]) : was.fighter,
    facing: battle ? String(battle["enemy"]) : was.facing,
    thrown,
    phase: "shuriken",
    rank: ranks(was, told),
  };
  const sides = was.thrown.map((_, seat) => Number([...told, ...rest].find((one) => is("threw", "struck")(one) && one["seat"] === seat)?.["sides"] ?? 0));
  const dojo = (before.hints as Hints).dojo ?? (sides.every(Boolean) ? { sides, odds: null, again: null } : null);
  return {
    view: { ...was, ...during, ...fight, cards: will.cards } as never,
    hints: { ...before.hints, ...{ targets: [], battles: [], warnings: [], risks: [], stake: [] }, dojo: dojo && { ...dojo, odds: null, again: null } } as never,
  };
};
