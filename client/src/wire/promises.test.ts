import { beforeEach, expect, test, vi } from "vitest";
import { forget, given, promised, sealed, shown, told } from "./promises";

beforeEach(() => {
  forget();
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});

test("the first fingerprint counts, and all that was given, sealed and told is kept", () => {
  shown("a", "first");
  shown("a", "second");
  given("a", 0, 2, "one");
  given("a", 1, 2, "two");
  sealed("a", 1, "seal");
  told("a", 2, "hash");
  const { seals, ...others } = promised("a");
  expect(seals?.[1]).toBe("seal");
  expect(others).toEqual({
    commitment: "first",
    given: { "0 2": "one", "1 2": "two" },
    revealed: true,
    told: "hash",
    seat: 2,
  });
  expect(promised("b")).toEqual({});
});

test("the oldest tables are forgotten", () => {
  for (let nth = 0; nth < 101; nth++) shown(`table ${nth}`, "x");
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
  shown("a", "first");
  expect(promised("a")).toEqual({ commitment: "first" });
});
