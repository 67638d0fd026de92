// The guided first game of clans, in the order in which a newcomer meets things.
import type { Tip } from "@/games/lesson";

export const tips: Tip[] = [
  { when: { prompt: "turn-first", event: "clan-dealt" }, say: "lesson-aim" },
  { when: { prompt: "turn-first" }, say: "lesson-orders" },
  { when: { prompt: "turn-first" }, say: "lesson-first" },
  { when: { prompt: "turn-second" }, say: "lesson-protected" },
  { when: { prompt: "turn-second" }, say: "lesson-second" },
  { when: { prompt: "warn-forced" }, say: "lesson-warning" },
  { when: { prompt: "warn-forced-many" }, say: "lesson-warning" },
  { when: { prompt: "turn-third" }, say: "lesson-third" },
  { when: { event: "deployed", others: true }, say: "lesson-watch" },
  { when: { event: "struck", others: true }, say: "lesson-watch" },
  { when: { event: "skipped" }, say: "lesson-skipped" },
  { when: { event: "drew", given: { card: "ninja" } }, say: "lesson-ninja" },
  { when: { event: "struck" }, say: "lesson-ninja" },
  { when: { event: "moved", others: true, mine: "origin" }, say: "lesson-carried" },
  { when: { event: "attacked", others: true, mine: "province" }, say: "lesson-hit" },
  { when: { event: "refilled", others: true }, say: "lesson-marks" },
  { when: { event: "refilled" }, say: "lesson-refill" },
  { when: { event: "attacked" }, say: "lesson-chronicle" },
  // Of two sizes that follow one another the deck has at least one: a turn draws at most two cards. The other two are for a tip that is in the way.
  ...[26, 25, 24, 23].map((deck): Tip => ({ when: { event: "refilled", given: { deck } }, say: "lesson-heap" })),
  ...[14, 13, 12, 11].map((deck): Tip => ({ when: { event: "refilled", given: { deck } }, say: "lesson-behind" })),
  { when: { event: "last-card" }, say: "lesson-last-card" },
  { when: { event: "ended" }, say: "lesson-end" },
];
