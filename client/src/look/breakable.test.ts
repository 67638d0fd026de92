import { expect, test } from "vitest";
import { breakable } from "./breakable";

test("long words can be divided where they are spoken", () => {
  const shown = ["Doppelgänger", "Kettensichel", "Fluchsiegel", "Waffenmeister", "kein Gegenstand", "verlassen"].map(
    (text) => breakable(text).replaceAll("\u00ad", "-"),
  );
  expect(shown).toEqual([
    "Dop-pel-gän-ger",
    "Ket-ten-sichel",
    "Fluch-siegel",
    "Waf-fen-meister",
    "kein Gegen-stand",
    "ver-las-sen",
  ]);
});

test("short words stay whole", () => {
  expect(breakable("Hōjō, Seil")).toBe("Hōjō, Seil");
});
