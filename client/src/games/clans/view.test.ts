import { expect, test } from "vitest";
import { Choosing, type Move } from "@/games/choosing.svelte";
import { due } from "@/games/lesson";
import { tips } from "./lesson";
import { staging } from "./staging";
import { armyTouch, around, attackerTouch, cardsOf, laid, lastSeats, placing, touched } from "./view";

function choose(legal: Move[]): { choosing: Choosing; made: Move[] } {
  const made: Move[] = [];
  return { choosing: new Choosing(() => legal, (move) => made.push(move)), made };
}

test("the own province is the last, the left-hand neighbour's the first", () => {
  expect(around(4, 2)).toEqual([3, 0, 1, 2]);
  expect(around(3, null)).toEqual([0, 1, 2]);
});

test("a hand that may not be seen has no cards to show", () => {
  expect(cardsOf(["?", "?"], ["oda", "ninja"])).toBeNull();
  expect(cardsOf([2, 1], ["oda", "ninja"])).toEqual(["oda", "oda", "ninja"]);
});

test("a card is deployed by touching it and then a province", () => {
  const { choosing, made } = choose([1, 2].map((province) => ({ verb: "deploy", clan: "oda", province })));
  expect(placing(choosing, null, 1, 0)).toBeNull();
  choosing.pick({ verb: "deploy", clan: "oda" });
  const move = placing(choosing, null, 1, 0);
  expect(move).toEqual({ verb: "deploy", clan: "oda", province: 1 });
  choosing.pick(move ?? {});
  expect(made).toEqual([move]);
});

test("a card is stationed only in the own province", () => {
  const { choosing } = choose([{ verb: "station", clan: "oda" }, { verb: "move", clan: "oda", origin: 1, province: 0 }]);
  expect(placing(choosing, "oda", 0, 0)).toEqual({ verb: "station", clan: "oda" });
  expect(placing(choosing, "oda", 1, 0)).toBeNull();
  expect(armyTouch(choosing, 1, "oda").role).toBe("open");
});

test("an attack is picked from either end", () => {
  const legal = [
    { verb: "attack", clan: "oda", province: 1, target: "mori" },
    { verb: "attack", clan: "hojo", province: 2, target: "takeda" },
  ];
  const { choosing, made } = choose(legal);
  expect(attackerTouch(choosing, "oda").role).toBe("open");
  choosing.pick(attackerTouch(choosing, "oda").part);
  expect(armyTouch(choosing, 1, "mori").role).toBe("target");
  expect(armyTouch(choosing, 2, "takeda").role).toBe("");
  choosing.clear();
  choosing.pick(armyTouch(choosing, 2, "takeda").part);
  expect(made).toEqual([]);
  expect(attackerTouch(choosing, "hojo").role).toBe("target");
  choosing.pick(attackerTouch(choosing, "hojo").part);
  expect(made).toEqual([legal[1]]);
});

test("a ninja strikes only after it was picked", () => {
  const { choosing } = choose([{ verb: "ninja", province: 1, clan: "oda" }]);
  expect(armyTouch(choosing, 1, "oda").role).toBe("");
  choosing.pick({ verb: "ninja" });
  expect(armyTouch(choosing, 1, "oda").role).toBe("target");
});

test("what happened to an army at the last step", () => {
  const moved = [{ event: "moved", seat: 0, clan: "oda" as const, origin: 1, province: 2 }];
  expect(touched(moved, 1, "oda")).toBe("shrank");
  expect(touched(moved, 2, "oda")).toBe("grew");
  expect(touched(moved, 2, "mori")).toBe("");
  const attacked = [{ event: "attacked", seat: 0, clan: "oda" as const, province: 2, target: "mori" as const }];
  expect(touched(attacked, 0, "oda")).toBe("fought");
  expect(touched(attacked, 2, "mori")).toBe("struck");
});

test("a card keeps its place while others come and go", () => {
  expect(laid([], ["hojo", "hojo", "oda"])).toEqual(["hojo", "hojo", "oda"]);
  // The first of two alike is lifted, and leaves its gap.
  expect(laid(["hojo", "hojo", "oda"], ["hojo", "oda"])).toEqual([null, "hojo", "oda"]);
  // The second, if it was touched.
  expect(laid(["hojo", "hojo", "oda"], ["hojo", "oda"], 1)).toEqual(["hojo", null, "oda"]);
  expect(laid(["hojo", "hojo", "oda"], ["hojo", "hojo"], 1)).toEqual(["hojo", "hojo", null]);
  expect(laid([null, "hojo", "oda"], ["mori", "hojo", "oda", "ninja"])).toEqual(["mori", "hojo", "oda", "ninja"]);
  expect(laid(["mori", null], ["oda", "ninja"])).toEqual(["oda", "ninja"]);
});

test("who can have the last turn lies between all stationing and all moving", () => {
  const open = (stationing: number, first: number, moving: number): number[] =>
    lastSeats({ last_turn: { stationing: { seat: first, turns: stationing }, moving: { seat: 0, turns: moving } } }, 3);
  expect(open(4, 2, 4)).toEqual([2]);
  expect(open(4, 2, 5)).toEqual([2, 0]);
  expect(open(4, 2, 9)).toEqual([2, 0, 1]);
});

test("a card that is lifted for stationing is held, and the order is given by another touch", () => {
  const { choosing, made } = choose([{ verb: "station", clan: "oda" }, { verb: "station", clan: "mori" }]);
  choosing.hold({ verb: "station", clan: "oda" });
  expect(made).toEqual([]);
  expect(choosing.next).toBeNull();
  expect(choosing.open).toEqual([{ verb: "station", clan: "oda" }]);
  choosing.hold({ verb: "station", clan: "takeda" });
  expect(choosing.picked).toEqual({ verb: "station", clan: "oda" });
});

test("until an attack was looked at, the player who gave it is in turn", () => {
  const before = { view: { turn: 1, order: "third", army: "full" }, hints: { orders: ["a", "b"], forced: ["x"], last_turn: "two turns left" } };
  const after = { view: { turn: 0, order: "first", army: "hit" }, hints: { orders: [null, "b and attack"], forced: ["y"], last_turn: "one turn left" } };
  const { view, hints } = staging(before as never, after as never, [], []);
  expect(view).toEqual({ turn: 1, order: "third", army: "hit" });
  // That turn is over, so it is not counted among those that are left.
  expect(hints).toEqual({ orders: ["a", "b and attack"], forced: [], last_turn: "one turn left" });
});

test("a shield is explained when the first one is there, and the orders of the others with the first of them", () => {
  const begun = new Set(["lesson-aim", "lesson-orders", "lesson-first"]);
  const own = [{ event: "deployed", seat: 0, clan: "oda", province: 1 }];
  expect(due(tips, begun, ["turn-second"], own, new Set(["station", "move"]), 0)?.say).toBe("lesson-protected");
  const read = new Set([...begun, "lesson-protected", "lesson-second"]);
  for (const event of ["deployed", "struck"])
    expect(due(tips, read, ["wait-second"], [{ event, seat: 1, clan: "oda", province: 2 }], new Set(), 0)?.say).toBe("lesson-watch");
});

test("advice against large armies, and for a clan that is behind, comes when the deck has shrunk", () => {
  const refilled = (deck: number) => [{ event: "refilled", seat: 1, cards: 2, deck }];
  const read = new Set(tips.map(({ say }) => say).filter((say) => say !== "lesson-heap" && say !== "lesson-behind"));
  const said = (deck: number): string | undefined => due(tips, read, [], refilled(deck), new Set(), 0)?.say;
  expect(due(tips, read, [], [{ event: "attacked", seat: 1 }], new Set(), 0)).toBeUndefined();
  expect([40, 26, 23, 14, 11].map(said)).toEqual([undefined, "lesson-heap", "lesson-heap", "lesson-behind", "lesson-behind"]);
});
