import { beforeEach, expect, test, vi } from "vitest";
import { given, promised, shown } from "./promises";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});

test("the first fingerprint counts, and all contributions are kept", () => {
  shown("a", "first");
  shown("a", "second");
  given("a", "one");
  given("a", "two");
  expect(promised("a")).toEqual({ commitment: "first", contributions: ["one", "two"] });
  expect(promised("b")).toEqual({});
});

test("the oldest tables are forgotten", () => {
  for (let nth = 0; nth < 101; nth++) shown(`table ${nth}`, "x");
  expect(promised("table 0")).toEqual({});
  expect(promised("table 1")).toEqual({ commitment: "x" });
});

test("a browser that keeps nothing, or keeps nonsense, is no trouble", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => "nonsense",
    setItem: () => {
      throw new Error("full");
    },
  });
  shown("a", "first");
  expect(promised("a")).toEqual({});
});
