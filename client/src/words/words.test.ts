import { due } from "@/games/lesson";
import { pageOf } from "@/pages";
import { preferred } from "@/words/language.svelte";
import { sections } from "@/words/rules";
import { describe, expect, it } from "vitest";

describe("the reader's language", () => {
  it("is the kept one, or the first of the browser's that we speak, or English", () => {
    expect(preferred("nl", ["de"])).toBe("nl");
    expect(preferred(null, ["pt-BR", "fr-CA", "en"])).toBe("fr");
    expect(preferred("klingon", ["ja"])).toBe("en");
  });
});

describe("a rules page", () => {
  it("has the clauses and notes under their headings, in order", () => {
    const source = "name = X\nheading-a = A\nABC-01 = One.\nABC-02 = Two.\nheading-b = B\nnote-b = Note.\nverb-x = x\n";
    expect(sections(source)).toEqual([
      { heading: "heading-a", entries: ["ABC-01", "ABC-02"] },
      { heading: "heading-b", entries: ["note-b"] },
    ]);
  });
});

describe("a lesson", () => {
  const tips = [
    { when: { prompt: "turn-assign" }, say: "lesson-assign" },
    { when: { event: "revealed" }, say: "lesson-revealed" },
  ];
  it("says something at the first occurrence, and once", () => {
    expect(due(tips, new Set(), ["turn-assign"], [])?.say).toBe("lesson-assign");
    expect(due(tips, new Set(["lesson-assign"]), ["turn-assign"], [{ event: "revealed" }])?.say).toBe("lesson-revealed");
    expect(due(tips, new Set(["lesson-assign"]), ["turn-assign"], [])).toBeUndefined();
  });
  it("speaks of what is asked before what has happened", () => {
    expect(due([...tips].reverse(), new Set(), ["turn-assign"], [{ event: "revealed" }])?.say).toBe("lesson-assign");
  });
});

describe("an address", () => {
  it("names a page", () => {
    expect(pageOf("/")).toEqual({ page: "home" });
    expect(pageOf("/t/k3f9x0a2bc")).toEqual({ page: "table", id: "k3f9x0a2bc" });
    expect(pageOf("/t/k3f9x0a2bc/replay")).toEqual({ page: "replay", id: "k3f9x0a2bc" });
    expect(pageOf("/rules/daimyo")).toEqual({ page: "rules", game: "daimyo" });
    expect(pageOf("/nowhere")).toEqual({ page: "lost" });
  });
});
