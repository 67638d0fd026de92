import { expect, test } from "vitest";
import { Reviewing } from "./reviewing.svelte";

// Outside a browser there is no IndexedDB: as where a browser keeps nothing.
test("notes that could not be kept are not called kept", async () => {
  const reviewing = new Reviewing("abcdefghij");
  reviewing.notes = "I should have kept the smoke bomb.";
  await reviewing.keepNotes();
  expect(reviewing).toMatchObject({ kept: false, lost: true, notes: "I should have kept the smoke bomb." });
});
