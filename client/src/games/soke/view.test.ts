import { describe, expect, test } from "vitest";
import { bout } from "./battle";
import { staging } from "./staging";
import { arranged, callIn, foundSoke, isOpen, muster, percents, standing, type Hints, type Seen, type View } from "./view";

const nobody: null[] = Array.from({ length: 15 }, () => null);

/** Fifteen of the same, but for some. */
const but = <One>(others: One, some: Record<number, One>): One[] => nobody.map((_, nth) => some[nth] ?? others);

function view(given: Partial<View>): View {
  return {
    seat: 0,
    attacker: 0,
    fighter: null,
    facing: null,
    thrown: [0, 0],
    place: [nobody, nobody],
    rank: [nobody.map(() => "?"), nobody.map(() => "?")],
    rank_known: [nobody.map(() => [0]), nobody.map(() => [1])],
    no_soke: [nobody.map(() => false), nobody.map(() => false)],
    ...given,
  } as View;
}

const hints = { unseen: [{}, { "one-star": 8, soke: 1 }], dojo: null } as Partial<Hints> as Hints;

describe("figures", () => {
  test("are named by colour and letter, and come in that order, whatever their ranks", () => {
    const place = [but<string | null>(null, { 0: "b4", 2: "c1" }), but<string | null>(null, { 1: "d8" })];
    const one = standing(
      view({ place, rank: [but<Seen>("two-stars", { 0: "soke", 2: "one-star" }), but<Seen>("?", {})] }),
    );
    const other = standing(
      view({ place, rank: [but<Seen>("two-stars", { 0: "one-star", 2: "soke" }), but<Seen>("?", {})] }),
    );
    expect(one.map(({ name, square }) => [name, square])).toEqual([
      ["red-a", "b4"],
      ["red-c", "c1"],
      ["black-b", "d8"],
    ]);
    expect(other.map(({ name }) => name)).toEqual(one.map(({ name }) => name));
    expect(one.map(({ secret }) => secret)).toEqual([true, true, false]);
  });

  test("are mustered by what the viewer has seen", () => {
    const seen = view({
      place: [nobody, but<string | null>(null, { 0: "a8" })],
      rank: [nobody, but<Seen>("?", { 0: "one-star", 3: "two-stars" })],
    });
    expect(muster(seen, hints, 1)).toEqual([
      { rank: "one-star", unseen: 8, seen: 1, fallen: 0 },
      { rank: "two-stars", unseen: 0, seen: 0, fallen: 1 },
      { rank: "soke", unseen: 1, seen: 0, fallen: 0 },
    ]);
  });
});

describe("set-up", () => {
  const squareOf = (side: number, spot: number): string => `${side}-${spot}`;
  const home = [["soke", null], ["two-stars", "one-star"]] as View["home"];

  test("shows both arrangements where everything is shown", () => {
    const all = view({ seat: null, home });
    expect([0, 1].map((side) => isOpen(all, side))).toEqual([true, true]);
    expect(arranged(all, squareOf).map(({ side, square, rank }) => [side, square, rank])).toEqual([
      [0, "0-0", "soke"],
      [1, "1-0", "two-stars"],
      [1, "1-1", "one-star"],
    ]);
  });

  test("keeps behind a curtain what the viewer may not see", () => {
    const own = view({ home: [home[0], ["?", "?"]] as View["home"] });
    expect([0, 1].map((side) => isOpen(own, side))).toEqual([true, false]);
    expect(arranged(own, squareOf).map(({ side }) => side)).toEqual([0]);
  });
});

describe("odds", () => {
  test("make a hundred percent together, and those that are alike stay alike", () => {
    expect(percents({ win: 0.375, equal: 0.125, lose: 0.5 })).toEqual({ win: 38, equal: 12, lose: 50 });
    expect(percents({ win: 0.75, equal: 0.125, lose: 0.125 })).toEqual({ win: 75, equal: 12, lose: 13 });
    expect(percents({ win: 0.625, equal: 0, lose: 0.375 })).toEqual({ win: 63, equal: 0, lose: 37 });
    expect(percents({ win: 1, equal: 0, lose: 0 })).toEqual({ win: 100, equal: 0, lose: 0 });
    for (const [own, other] of [[6, 6], [6, 8], [6, 12], [8, 8], [8, 12], [12, 12]] as const) {
      const equal = Math.min(own, other) / (own * other);
      const said = percents({ win: (1 - equal) / 2, equal, lose: (1 - equal) / 2 });
      expect(said.win + said.equal + said.lose).toBe(100);
      expect(said.win).toBe(said.lose);
    }
  });
});

describe("what nobody should miss", () => {
  const seen = { event: "revealed", seat: 1, figure: "b", rank: "soke" };
  const known = view({ rank_known: [nobody.map(() => [0]), but<unknown>([1], { 1: "all" })] as View["rank_known"] });

  test("is a Soke that is seen for the first time, and not one that was known", () => {
    expect(callIn([seen], view({}))).toMatchObject({ side: 1, figure: "b", rank: "soke" });
    expect(callIn([seen], known)).toBeNull();
    expect(callIn([{ ...seen, rank: "one-star" }], view({}))).toBeNull();
  });

  test("is also a Soke that somebody tried to kidnap, and whoever was kidnapped", () => {
    const taken = { event: "kidnapped", seat: 0, figure: "c", victim: "d", rank: "two-stars" };
    expect(callIn([{ event: "grasped-soke", seat: 0, figure: "c", victim: "b" }], view({}))).toMatchObject({ side: 1, figure: "b" });
    expect(callIn([taken], known)).toMatchObject({ side: 1, figure: "d", rank: "two-stars" });
  });

  test("is also a Soke that is beaten, and one's own attack in which nobody moves", () => {
    const fell = { event: "fell", seat: 1, figure: "b", rank: "soke" };
    expect(callIn([fell], known)).toMatchObject({ event: fell, side: 1, rank: "soke" });
    expect(callIn([{ ...fell, rank: "one-star" }], known)).toBeNull();
    const vain = [{ event: "attack", seat: 0 }, { event: "won-steps", seat: 0, steps: 0 }];
    expect(callIn(vain, known, 0)).toMatchObject({ event: vain[1], side: 0 });
    expect(callIn(vain, known, 1), "the other's").toBeNull();
    expect(callIn(vain.slice(1), known, 0), "whoever was asked knows it").toBeNull();
  });

  test("is no longer who else is not the Soke, once the Soke is known", () => {
    const place = [nobody, but<string | null>(null, { 1: "c7", 2: "d7" })];
    const no_soke = [nobody.map(() => false), but(false, { 2: true })];
    const marked = (rank: Seen): boolean[] => standing(view({ place, no_soke, rank: [but<Seen>("?", {}), but<Seen>("?", { 1: rank })] })).map((one) => one.noSoke);
    expect(marked("?")).toEqual([false, true]);
    expect(marked("soke")).toEqual([false, false]);
  });

  test("leaves a mark on a Soke that both know, as long as it stands and the match goes on", () => {
    const place = [nobody, but<string | null>(null, { 1: "c7" })];
    const rank = [nobody.map(() => "?" as Seen), but<Seen>("?", { 1: "soke" })];
    expect(foundSoke({ ...known, place, rank }, 1)?.square).toBe("c7");
    expect(foundSoke({ ...known, place, rank, phase: "over" }, 1)).toBeUndefined();
    expect(foundSoke(view({ place, rank }), 1)).toBeUndefined();
    expect(foundSoke({ ...known, rank }, 1)).toBeUndefined();
  });
});

describe("the Dojo", () => {
  test("is empty when nobody fought", () => {
    expect(bout(view({}), hints, [{ event: "stepped", seat: 0, figure: "a", column: "a", row: 4 }])).toBeNull();
  });

  test("shows the battle going on", () => {
    const now = bout(
      view({ fighter: "c", facing: "b", thrown: [2, 7] }),
      { ...hints, dojo: { sides: [6, 8], odds: { win: 0, equal: 0, lose: 1 }, again: null } },
      [],
    );
    expect(now?.open).toBe(true);
    expect(now?.sides.map(({ figure, sides, eyes, fresh }) => [figure, sides, eyes, fresh])).toEqual([
      ["c", 6, 2, false],
      ["b", 8, 7, false],
    ]);
  });

  test("shows the last battle that was told of, and how it ended", () => {
    const told = [
      { event: "fell", seat: 0, figure: "a", rank: "one-star" },
      { event: "battle", seat: 0, figure: "c", enemy: "b" },
      { event: "revealed", seat: 0, figure: "c", rank: "one-star" },
      { event: "revealed", seat: 1, figure: "b", rank: "two-stars" },
      { event: "threw", seat: 0, eyes: 5, sides: 6 },
      { event: "threw", seat: 1, eyes: 3, sides: 8 },
      { event: "fell", seat: 1, figure: "b", rank: "two-stars" },
    ];
    const last = bout(view({}), hints, told);
    expect(last?.open).toBe(false);
    expect(last?.told).toEqual([told[6]]);
    expect(last?.sides.map(({ figure, eyes, fresh, after }) => [figure, eyes, fresh, after]), "one die after the other").toEqual([
      ["c", 5, true, 0],
      ["b", 3, true, 1],
    ]);
    expect(bout(view({}), hints, [...told, { event: "attack", seat: 1 }]), "the next attack has begun").toBeNull();
  });

  test("keeps the dice of both with the verdict, although no die is thrown with it", () => {
    const before = {
      view: view({ fighter: "c", facing: "b", thrown: [2, 7] }),
      hints: { ...hints, dojo: { sides: [6, 8], odds: null, again: null } },
    };
    const told = [
      { event: "declined", seat: 0 },
      { event: "fell", seat: 0, figure: "c", rank: "one-star" },
    ];
    const last = bout(view({}), hints, told, told, before);
    expect(last?.sides.map(({ figure, sides, eyes, fresh }) => [figure, sides, eyes, fresh])).toEqual([
      ["c", 6, 2, false],
      ["b", 8, 7, false],
    ]);
  });

  test("remembers what a die showed before it was thrown again", () => {
    const before = {
      view: view({ fighter: "c", facing: "b", thrown: [2, 7] }),
      hints: { ...hints, dojo: { sides: [6, 8], odds: null, again: null } },
    };
    const told = [
      { event: "spent-shuriken", seat: 0, left: 1 },
      { event: "threw", seat: 0, eyes: 5, sides: 6 },
    ];
    const now = bout(view({ fighter: "c", facing: "b", thrown: [5, 7] }), hints, told, told, before);
    expect(now?.sides.map(({ eyes, earlier }) => [eyes, earlier])).toEqual([
      [5, 2],
      [7, 0],
    ]);
  });
});

describe("a step in scenes", () => {
  const army = [but<string | null>(null, { 2: "c4" }), but<string | null>(null, { 1: "c5" })];
  const lying = { weapons: [[1, 2, 3], [2, 1, 1]], shuriken: [0, 0], supply: 2, steps: 2, sneak: false, cards: [[], []] };
  const before = { view: view({ phase: "movement", place: army, ...lying }), hints };
  const after = {
    view: view({
      ...lying,
      phase: "defence",
      attacker: 1,
      weapons: [[4, 4, 4], [5, 1, 1]],
      shuriken: [0, 1],
      supply: 1,
      place: [but<string | null>(null, { 2: "c5" }), nobody],
    }),
    hints,
  };
  const story = [
    { event: "stepped", seat: 0, figure: "c", column: "c", row: 5 },
    { event: "battle", seat: 0, figure: "c", enemy: "b" },
    { event: "revealed", seat: 1, figure: "b", rank: "two-stars" },
    { event: "threw", seat: 0, eyes: 5, sides: 6 },
    { event: "threw", seat: 1, eyes: 3, sides: 8 },
    { event: "fell", seat: 1, figure: "b", rank: "two-stars" },
    { event: "attack", seat: 1 },
    { event: "turned", pair: "left", attacker: 2, defender: 3 },
    { event: "took-shuriken", seat: 1, supply: 1 },
    { event: "attack", seat: 1 },
  ];
  const at = (upto: number): View =>
    staging(before as never, after as never, story.slice(0, upto), story.slice(upto)).view as View;

  test("has both figures where they stood, and the dice, until the verdict", () => {
    expect(at(5)).toMatchObject({ place: army, fighter: "c", facing: "b", thrown: [5, 3], steps: 1, weapons: lying.weapons });
    expect(at(5).rank[1]?.[1]).toBe("two-stars");
    expect(at(6)).toMatchObject({ place: after.view.place, fighter: null, attacker: 0, weapons: lying.weapons, shuriken: [0, 0] });
  });

  test("has the dice of a battle that goes on, and no odds while they roll", () => {
    const open = { ...after, view: { ...after.view, fighter: "c", facing: "b", thrown: [2, 5] }, hints: { ...hints, dojo: { sides: [6, 8], odds: {}, again: {} } } };
    const shown = staging(before as never, open as never, story.slice(0, 5), []);
    expect(shown.view).toMatchObject({ fighter: "c", facing: "b", thrown: [5, 3], turn: null });
    expect(shown.hints).toMatchObject({ dojo: { sides: [6, 8], odds: null, again: null } });
  });

  test("has no dice before they are thrown, and says which ones they will be", () => {
    expect(at(3)).toMatchObject({ fighter: "c", facing: "b", thrown: [0, 0], place: army });
    const shown = staging(before as never, after as never, story.slice(0, 3), story.slice(3));
    expect(shown.hints).toMatchObject({ dojo: { sides: [6, 8], odds: null, again: null } });
    expect(bout(shown.view as View, shown.hints as Hints, story.slice(0, 3))?.sides.map(({ sides, eyes }) => [sides, eyes])).toEqual([[6, 0], [8, 0]]);
    const open = { ...after, view: { ...after.view, fighter: "c", facing: "b", thrown: [5, 3] } };
    expect(staging(before as never, open as never, story.slice(0, 3), story.slice(3, 5)).view).toMatchObject({ thrown: [0, 0] });
  });

  test("has the weapons of the attack that is told of, and no shuriken before it is taken", () => {
    expect(at(8)).toMatchObject({ attacker: 1, weapons: [[3, 0, 0], [2, 0, 0]], shuriken: [0, 0], supply: 2 });
    expect(at(9)).toMatchObject({ shuriken: [0, 1], supply: 1 });
  });
});
