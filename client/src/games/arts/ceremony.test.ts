import { expect, test } from "vitest";
import { stage, toldSoFar } from "./ceremony";
import type { Scored, Told } from "./view";

const STEPS: Scored[] = [
  { what: "ended", clause: "ART-50" },
  { what: "shown", seat: 0, item: 1, value: 1 },
  { what: "shown", seat: 2, item: 6, value: 6 },
  { what: "shown", seat: 3, item: 3, value: 3 },
  { what: "cancels", seat: 2, item: 6, seats: [3] },
  { what: "worth", seat: 0, item: 1, value: 10 },
  { what: "won", seat: 0, item: 1 },
  { what: "honour", seat: 0, gained: 2, honour: 2 },
];

test("items are shown one by one, with what is written on them", () => {
  expect(stage(STEPS, 1).shown).toEqual([]);
  expect(stage(STEPS, 3).shown.map(({ item, worth, fresh }) => [item, worth, fresh])).toEqual([
    [1, null, false],
    [6, null, true],
  ]);
});

test("effects come into force one after the other", () => {
  expect(stage(STEPS, 5).shown.map(({ cancelled }) => cancelled)).toEqual([false, false, true]);
  expect(stage(STEPS, 5).shown[0]?.worth).toBeNull();
  expect(stage(STEPS, 6).shown[0]?.worth).toBe(10);
});

test("in the end somebody has won, and has honour for it", () => {
  const end = stage(STEPS, STEPS.length);
  expect(end.shown.filter(({ won }) => won).map(({ seat }) => seat)).toEqual([0]);
  expect(end.honours).toEqual([{ seat: 0, gained: 2, honour: 2 }]);
  expect(end.lowest).toBe(false);
});

test("the story does not run ahead of the ceremony", () => {
  const told: Told[] = [
    { event: "left", seat: 3 },
    { event: "round-ended", clause: "ART-50" },
    { event: "item-shown", seat: 0, item: 1, value: 10 },
    { event: "item-shown", seat: 2, item: 6, value: 6 },
    { event: "item-shown", seat: 3, item: 3, value: 3 },
    { event: "round-won", seat: 0, item: 1 },
    { event: "honour", seat: 0, gained: 2, honour: 2 },
    { event: "ended" },
  ];
  const heard = STEPS.map((_, nth) => toldSoFar(told, STEPS, nth + 1));
  // The first item is worth more than is written on it: that is not told before its effect is in force.
  expect(heard).toEqual([2, 2, 2, 2, 2, 5, 6, Infinity]);
});
