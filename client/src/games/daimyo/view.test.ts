import { expect, test } from "vitest";
import { around, received, type Hints, type View } from "./view";

test("the seats run from home to the right", () => {
  const targets = [1, 2, 3, 4, 0].map((next) => [next, (next + 1) % 5, (next + 2) % 5]);
  expect(around(targets, 3)).toEqual([3, 4, 0, 1, 2]);
});

test("a place is empty, face down, known to the viewer, or open", () => {
  const view = {
    card: [[null, "?", "sai"]],
    card_known: [["all", [2], [1]]],
    declared: [[null, "katana", "sai"]],
  } as Partial<View> as View;
  const hints = { attackers: [[3, 2, 1]], unseen: [[], [], ["sai", "katana"], []] } as Partial<Hints> as Hints;
  const places = received(view, hints, 0);
  expect(places.map(({ weapon, open }) => [weapon, open])).toEqual([
    [null, false],
    [null, false],
    ["sai", false],
  ]);
  expect(places[1]?.possible).toEqual(["sai", "katana"]);
  view.card_known[0]![2] = "all";
  expect(received(view, hints, 0)[2]?.open).toBe(true);
});
