import { describe, expect, it } from "vitest";
import { since } from "@/words/digest";

const game = { beats: { passed: 0, stopped: 1, stepped: 2, attack: 0 }, scenes: ["attack"] };

describe("since one's own last decision", () => {
  it("is also what was told some steps ago, until one decides again", () => {
    const told = [[{ event: "passed" }], [{ event: "stepped", figure: "j" }], [{ event: "stopped" }, { event: "attack" }]];
    const moved = (own: number): unknown[] => since(told, own, game, { chapter: "" }).events.filter(({ event }) => event === "stepped");
    expect(moved(0)).toEqual([{ event: "stepped", figure: "j" }]);
    expect(moved(2)).toEqual([]);
  });

  it("reaches back to it, also where one was out for a long time", () => {
    const told = [[{ event: "stopped" }], ...Array.from({ length: 100 }, (_, nth) => [{ event: "stepped", nth }])];
    const { events, more } = since(told, 0, game, { chapter: "" });
    expect(events[0]).toEqual({ event: "stepped", nth: 0 });
    expect(more).toBe(false);
  });

  it("tells somebody else's part from its beginning, if one decided in the middle of it", () => {
    const told = [
      [{ event: "stepped", seat: 1 }, { event: "attack", seat: 0 }, { event: "turned" }],
      [{ event: "passed", seat: 1 }],
      [{ event: "stepped", seat: 0 }],
    ];
    const events = (seat: number): unknown[] => since(told, 1, game, { chapter: "attack" }, seat).events.map(({ event }) => event);
    expect(events(1)).toEqual(["attack", "turned", "stepped"]);
    expect(events(0), "it was their own").toEqual(["stepped"]);
  });
});
