import { expect, test } from "vitest";
import type { Story } from "@/words/story";
import { also, forced, idle } from "./explained";

/** Says which message, with what. */
const story = {
  names: ["Hana", "Akane", "Botan"],
  say: (message: string, given: object = {}) => [message, ...Object.values(given)].join(" "),
  listed: (_: string, part: string, number: number) => `${part}-${number}`,
} as unknown as Story;
const hints = {
  known_items: [{ item: 4, place: "3", seat: null, open: false }, { item: 2, place: null, seat: 1, open: false }],
  own_arts: [{ card: "1", art: 0 }, { card: "2", art: 1 }],
  own_partner: { partner: 0 },
  forced: true,
};
const view = { ability: ["spy", "strike"], power: ["poison"] };
const LOOK = { verb: "ability", card: "1" };
const legal = [{ verb: "attack", card: "2", kind: "art", target: 1 }, LOOK, { verb: "ability", card: "2" }, { verb: "secret-art" }];

test("a look at an item that one knows stands behind what brings something", () => {
  expect(idle?.({ verb: "investigate", place: "3" }, hints)).toBe(true);
  expect(idle?.({ verb: "investigate", place: "1" }, hints)).toBe(false);
  expect(idle?.({ verb: "steal", card: "1", place: "3" }, hints)).toBe(false);
});

test("whoever touches a rival is offered a look at what they hold, too", () => {
  expect(also({ target: 1 }, { view, hints, legal }, story)).toEqual([
    { called: "whole-look-at art-0 Akane", moves: [LOOK, { verb: "name", target: 1 }] },
  ]);
  expect(also({ verb: "attack", target: 1 }, { view, hints, legal }, story)).toEqual([]);
  expect(also({ card: "1" }, { view, hints, legal }, story)).toEqual([]);
});

test("whether an answer gives itself, the hints say alone", () => {
  expect(forced(hints, [LOOK])).toBe(LOOK);
  expect(forced({ ...hints, forced: false }, [LOOK])).toBe(undefined);
});
