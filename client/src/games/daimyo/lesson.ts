// The guided first game of daimyo, in the order in which a newcomer meets things.
import type { Tip } from "@/games/lesson";

export const tips: Tip[] = [
  { when: { prompt: "turn-assign", event: "round" }, say: "lesson-start" },
  { when: { prompt: "turn-assign" }, say: "lesson-lie" },
  { when: { prompt: "turn-assign" }, say: "lesson-send" },
  { when: { prompt: "turn-assign" }, say: "lesson-kept" },
  { when: { event: "attacked" }, say: "lesson-attacked" },
  { when: { prompt: "wait-reveal" }, say: "lesson-turning" },
  { when: { prompt: "turn-reveal" }, say: "lesson-turning" },
  { when: { prompt: "turn-reveal" }, say: "lesson-talk" },
  // What is asked then says what a denunciation can bring and cost.
  { when: { prompt: "turn-miss" }, say: "lesson-third" },
  { when: { prompt: "turn-hit" }, say: "lesson-third" },
  { when: { prompt: "turn-hit-two" }, say: "lesson-third" },
  // While others play there is one tip at a step: first what is new on the table.
  { when: { prompt: "wait-denounce" }, say: "lesson-lies" },
  { when: { prompt: "wait-denounce" }, say: "lesson-denounced" },
  { when: { event: "denounced" }, say: "lesson-denounced" },
  { when: { event: "lost" }, say: "lesson-lost" },
  { when: { prompt: "wait-reveal" }, say: "lesson-unseen" },
  { when: { event: "declined" }, say: "lesson-declined" },
  { when: { event: "fell" }, say: "lesson-fell" },
  { when: { event: "ended" }, say: "lesson-recap" },
];
