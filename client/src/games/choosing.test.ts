import { Choosing, type Move } from "@/games/choosing.svelte";
import { describe, expect, it } from "vitest";

const ATTACKS: Move[] = ["katana", "sai"].flatMap((card) =>
  ["katana", "sai", "blowgun"].map((declared) => ({ verb: "attack", card, declared })),
);

function table(legal: Move[]): { choosing: Choosing; made: Move[] } {
  const made: Move[] = [];
  return { choosing: new Choosing(() => legal, (move) => made.push(move)), made };
}

describe("a move in the making", () => {
  it("asks for one part after the other, and is made when it is whole", () => {
    const { choosing, made } = table(ATTACKS);
    expect(choosing.next).toBe("card");
    choosing.pick({ verb: "attack", card: "sai" });
    expect(choosing.next).toBe("declared");
    expect(choosing.values("declared")).toEqual(["katana", "sai", "blowgun"]);
    choosing.pick({ declared: "katana" });
    expect(made).toEqual([{ verb: "attack", card: "sai", declared: "katana" }]);
    expect(choosing.picked).toEqual({});
  });

  it("can be begun from any end: the board decides what is touched first", () => {
    const { choosing, made } = table(ATTACKS);
    choosing.pick({ verb: "attack", declared: "blowgun" });
    expect(choosing.next).toBe("card");
    choosing.pick({ card: "katana" });
    expect(made).toHaveLength(1);
  });

  it("is made when all moves but one are ruled out, and what is ruled out can be ruled in again", () => {
    const { choosing, made } = table([1, 2, 4].map((leave) => ({ verb: "reveal", leave })));
    const leaving = (leave: number): Move => ({ verb: "reveal", leave });
    choosing.ruleOut(leaving(2));
    expect(choosing.begun).toBe(true);
    expect(choosing.values("leave")).toEqual([1, 4]);
    choosing.ruleOut(leaving(2));
    expect(choosing.begun).toBe(false);
    expect(choosing.values("leave")).toEqual([1, 2, 4]);
    choosing.ruleOut(leaving(2));
    expect(made).toEqual([]);
    choosing.ruleOut(leaving(1));
    expect(made).toEqual([leaving(4)]);
    expect(choosing.begun).toBe(false);
  });

  it("forgets what was ruled out when something is picked that does not fit", () => {
    const { choosing, made } = table([1, 2, 4].map((leave) => ({ verb: "reveal", leave })));
    choosing.ruleOut({ verb: "reveal", leave: 2 });
    choosing.pick({ verb: "reveal", leave: 2 });
    expect(made).toEqual([{ verb: "reveal", leave: 2 }]);
  });

  it("begins anew when something is picked that does not fit", () => {
    const { choosing, made } = table([
      { verb: "step", figure: "a", direction: "forward" },
      { verb: "step", figure: "b", direction: "backward" },
      { verb: "stop" },
    ]);
    expect(choosing.next).toBe("verb");
    choosing.pick({ verb: "step", figure: "a" });
    choosing.pick({ verb: "step", figure: "b" });
    expect(choosing.picked).toEqual({ verb: "step", figure: "b" });
    choosing.pick({ verb: "stop" });
    expect(made).toEqual([{ verb: "stop" }]);
  });

  it("takes no notice of what is not legal", () => {
    const { choosing, made } = table([{ verb: "decline" }]);
    choosing.pick({ verb: "denounce" });
    expect(choosing.picked).toEqual({});
    expect(made).toEqual([]);
    expect(choosing.could({ verb: "denounce" })).toBe(false);
  });

  it("offers a lone move that has no more to say", () => {
    const { choosing, made } = table([{ verb: "end-turn" }]);
    expect(choosing.next).toBe("verb");
    choosing.pick({ verb: "end-turn" });
    expect(made).toHaveLength(1);
  });

  it("makes no move by itself, even if there is only one", () => {
    const { choosing, made } = table([{ verb: "reveal", leave: 2 }]);
    choosing.pick({ verb: "reveal" });
    expect(made).toEqual([]);
    choosing.pick({ leave: 2 });
    expect(made).toHaveLength(1);
  });

  it("asks why only about what cannot be chosen by beginning anew", () => {
    const { choosing } = table([{ verb: "steal", card: "1", place: 2 }, { verb: "leave" }]);
    choosing.pick({ verb: "steal", card: "1" });
    expect(choosing.why({ verb: "leave" })).toBeUndefined();
    expect(choosing.why({ place: 2 })).toBeUndefined();
    expect(choosing.why({ verb: "attack" })).toBe('{"verb":"attack"}');
  });

  it("does not ask for a part that goes without saying", () => {
    const made: Move[] = [];
    const legal = [
      { verb: "attack", card: "1", kind: "art", target: 2 },
      { verb: "attack", card: "1", kind: "art", target: 3 },
      { verb: "attack", card: "2", kind: "skill", target: 2 },
      { verb: "attack", card: "2", kind: "art", target: 2 },
    ];
    const choosing = new Choosing(() => legal, (move) => made.push(move), undefined, () => ["kind"]);
    choosing.pick({ card: "1" });
    expect(choosing.next).toBe("target");
    choosing.pick({ target: 3 });
    expect(made).toEqual([legal[1]]);
    choosing.pick({ target: 2 });
    choosing.pick({ card: "2" });
    expect(choosing.next).toBe("kind");
  });
});
