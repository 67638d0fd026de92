import { expect, test } from "vitest";
import { Replaying } from "./replaying.svelte";

/** A check that has found the rules kept, and this of the bots. */
function found(bots: Replaying["bots"]): Replaying {
  const replaying = new Replaying();
  replaying.rules = "right";
  replaying.bots = bots;
  return replaying;
}

test("all is right when every choice of a bot was made again", () => {
  expect(found({ bots: 3, failed: 0, otherwise: 0 }).right).toBe(true);
  expect(found(undefined).right).toBe(false);
  expect(found({ what: "bot", step: 1 })).toMatchObject({ right: false, wrong: true });
});

test("what a server only says about bots does not make everything right, nor wrong", () => {
  expect(found({ bots: 0, failed: 0, otherwise: 3 })).toMatchObject({ right: false, wrong: false, done: true });
  expect(found({ bots: 3, failed: 3, otherwise: 0 })).toMatchObject({ right: false, wrong: false, done: true });
});
