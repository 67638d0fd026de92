import { expect, test } from "vitest";
import type { Entry } from "./log";
import { foldAll } from "./table";

test("a log in which something is forbidden is not played on as if that had not been there", () => {
  const entries: Entry[] = [1, 2, 3].map((at) => ({ entry: "started", at }));
  const folded: number[] = [];
  const table = (forbidden: number) => ({
    fold: ({ at }: Entry) => {
      folded.push(at);
      return at === forbidden ? { clause: "DAI-13" } : [];
    },
  });
  expect(() => foldAll(table(2), entries)).toThrow();
  foldAll(table(0), entries);
  expect(folded).toEqual([1, 2, 1, 2, 3]);
});
