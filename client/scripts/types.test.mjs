import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { made } from "./types.mjs";

test("the types are those of the schemas; if not: npm run types", async () => {
  for (const [file, types] of await made()) expect(await readFile(file, "utf-8"), file.pathname).toBe(types);
});
