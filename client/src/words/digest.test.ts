import { describe, expect, it } from "vitest";
import { since } from "@/words/digest";

const game = { beats: { passed: 0, stopped: 1, stepped: 2, attack: 0 }, scenes: ["attack"] };

describe("since one's own last turn", () => {
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

  it("reaches back to one's own last turn, whatever one was asked in those of others", () => {
    const turn = (seat: number) => ({ event: "attack", seat });
    const did = (what: string) => ({ event: "stepped", what });
    const told = [
      [turn(1)],
      [did("the third, at first"), turn(0)],
      [did("one's own"), turn(1)],
      [did("the second"), did("the attack")],
      [did("one's own defence")],
      [did("the second's end"), turn(2)],
      [did("the third"), turn(0)],
    ];
    const events = (steps: readonly object[][], own: number): unknown[] => since(steps as Record<string, unknown>[][], own, game, { chapter: "attack" }, 0).events.map(({ what, seat }) => what ?? seat);
    const all = [1, "the second", "the attack", "one's own defence", "the second's end", 2, "the third"];
    expect(events(told, 4)).toEqual(all);
    expect(events(told.slice(0, 5), 4), "in the middle of somebody's turn").toEqual(all.slice(0, 4));
    expect(events([...told, [did("one's own again")]], 7), "while one's turn goes on").toEqual([...all, 0, "one's own again"]);
    expect(events([...told, [did("one's own again"), turn(1)], [did("the second again")]], 7), "until it is over").toEqual([1, "the second again"]);
  });

  it("begins with the first turn, where one had none yet", () => {
    const told = [[{ event: "stopped" }], [{ event: "attack", seat: 1 }, { event: "stepped" }], [{ event: "passed" }], [{ event: "stepped" }, { event: "attack", seat: 0 }]];
    expect(since(told, 2, game, { chapter: "attack" }, 0).events.map(({ event }) => event)).toEqual(["attack", "stepped", "stepped"]);
  });
});
