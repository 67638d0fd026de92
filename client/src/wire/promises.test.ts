import { beforeEach, expect, test, vi } from "vitest";
import { forget, keep, promised, told } from "./promises";

beforeEach(() => {
  forget();
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});

test("what is kept of a table stays beside what comes later", () => {
  keep("a", { commitment: "first", given: { "0 2": "one" } });
  keep("a", { setting: "agreed" });
  told("a", 2, "hash");
  told("a", 2, "another, when all was over");
  expect(promised("a")).toEqual({ commitment: "first", given: { "0 2": "one" }, setting: "agreed", told: "hash", seat: 2 });
  expect(promised("b")).toEqual({});
});

test("the oldest tables are forgotten", () => {
  for (let nth = 0; nth < 101; nth++) keep(`table ${nth}`, { commitment: "x" });
  expect(promised("table 0")).toEqual({});
  expect(promised("table 1")).toEqual({ commitment: "x" });
});

test("a browser that keeps nothing, or keeps nonsense, knows it until the page is left", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => "nonsense",
    setItem: () => {
      throw new Error("full");
    },
  });
  keep("a", { commitment: "first" });
  expect(promised("a")).toEqual({ commitment: "first" });
});

test("a browser that is full goes on with what it knows, not with what it could keep last", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => JSON.stringify({ a: { commitment: "first" } }),
    setItem: () => {
      throw new Error("full");
    },
  });
  keep("a", { rounds: { 0: { before: null, withheld: [], seal: "the seal" } } });
  expect(promised("a").rounds?.[0]?.seal).toBe("the seal");
});
