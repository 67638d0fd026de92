import { describe, expect, test } from "vitest";
import type { Decision } from "@/alone/review";
import { sharpest } from "@/alone/review";
import { alike, costliest, course, nearest, ownFall, turns } from "./turns";

const decision = (after: number, seat: number, made: number, best: number, same = false): Decision => ({
  after,
  seat,
  made: { verb: "go" },
  best: { verb: same ? "go" : "stay" },
  names: [],
  chances: { made, best },
});

describe("what a review tells", () => {
  const points = [0, 1, 2, 3, 5];
  const open = [
    [0.5, 0.3, 0.2],
    [0.42, 0.36, 0.22],
    [0.1, 0.7, 0.2],
    [0.08, 0.4, 0.52],
    [0, 1, 0],
  ];

  test("turning points are the great changes, in order, of whoever they concern most, and never two moves at once", () => {
    expect(turns({ points, open })).toEqual([
      { from: 1, after: 2, changes: [{ seat: 1, before: 0.36, now: 0.7 }] },
      { from: 2, after: 3, changes: [{ seat: 2, before: 0.2, now: 0.52 }] },
    ]);
  });

  test("a reader's own chances turn at smaller changes, and stand first", () => {
    expect(turns({ points, open }, [0]).map(({ after, changes }) => [after, ...changes.map(({ seat }) => seat)])).toEqual([
      [1, 0],
      [2, 0, 1],
      [3, 2],
    ]);
  });

  test("a move of which something else is told is listed, however little it changed", () => {
    expect(turns({ points, open }, [0], [3]).map(({ after }) => after)).toEqual([1, 2, 3]);
    expect(turns({ points, open }, [], [1]).map(({ after, changes }) => [after, changes.length])).toEqual([
      [1, 0],
      [2, 1],
      [3, 1],
    ]);
  });

  test("the move that cost a seat most is one for which a clearly better one was known, and not one that luck turned", () => {
    const all = [decision(1, 0, 0.3, 0.33), decision(2, 0, 0.2, 0.4), decision(3, 1, 0, 1), decision(5, 0, 0.1, 0.1, true)];
    expect(ownFall(all, 0)).toEqual({ after: 3, made: 0.2, best: 0.4 });
    expect(ownFall(all.filter(({ after }) => after !== 2), 0)).toBeNull();
  });

  test("the course of somebody's chances: at first, at their best, and from when on they were gone", () => {
    expect(course({ points, open }, 0)).toEqual({ start: 0.5, best: { after: 0, chance: 0.5 }, lost: 5 });
    expect(course({ points, open }, 1)).toEqual({ start: 0.3, best: { after: 5, chance: 1 }, lost: null });
  });

  test("the turns of a person's own chances are looked at, however small beside those of the others", () => {
    const curve = Array.from({ length: 40 }, (_, nth) => [nth === 5 ? 0.1 : 0.05, nth % 2 ? 0.9 : 0.1]);
    expect(sharpest(curve, [])).not.toContain(39);
    expect(sharpest(curve, [0])).toEqual(expect.arrayContaining([5, 6]));
    expect(sharpest(curve.map(([own, other]) => [own!, other! + own!]), []).length).toBe(10);
  });

  test("only what cost much is called better, and only of the seat; of the rest the greatest differences are told", () => {
    const all = [decision(1, 0, 0.3, 0.33), decision(2, 0, 0.2, 0.4), decision(3, 1, 0, 1), decision(4, 0, 0.1, 0.6), decision(5, 0, 0.2, 0.2, true), decision(6, 0, 0.3, 0.2)];
    expect(costliest(all, 0).map(({ after }) => after)).toEqual([4, 2]);
    expect(nearest(all, 0).map(({ after }) => after)).toEqual([1]);
    expect(alike(all, 0)).toEqual({ count: 5, same: 1, near: 2, worse: 2 });
    expect(alike(all, 2)).toEqual({ count: 0, same: 0, near: 0, worse: 0 });
  });
});
