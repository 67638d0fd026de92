import { describe, expect, test } from "vitest";
import type { Decision } from "@/alone/review";
import { alike, costliest, turns } from "./turns";

const decision = (after: number, seat: number, made: number, best: number): Decision => ({
  after,
  seat,
  made: { verb: "go" },
  best: { verb: "stay" },
  names: [],
  chances: { made, best },
});

describe("what a review tells", () => {
  test("turning points are the great changes, in order, of whoever they concern most", () => {
    const points = [0, 4, 8, 12];
    const open = [
      [0.5, 0.3, 0.2],
      [0.45, 0.35, 0.2],
      [0.1, 0.7, 0.2],
      [0, 0.4, 0.6],
    ];
    expect(turns({ points, open })).toEqual([
      { from: 4, after: 8, seat: 0, before: 0.45, now: 0.1 },
      { from: 8, after: 12, seat: 2, before: 0.2, now: 0.6 },
    ]);
  });

  test("only what cost much is mentioned, and only of the seat", () => {
    const all = [decision(1, 0, 0.3, 0.35), decision(2, 0, 0.2, 0.4), decision(3, 1, 0, 1), decision(4, 0, 0.1, 0.6)];
    expect(costliest(all, 0).map(({ after }) => after)).toEqual([4, 2]);
    expect(alike(all, 0)).toEqual({ count: 3, same: 1 });
    expect(alike(all, 2)).toEqual({ count: 0, same: 0 });
  });
});
