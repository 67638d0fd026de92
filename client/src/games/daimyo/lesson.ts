// The guided first game of daimyo, in the order in which a newcomer meets things.
import type { Tip } from "@/games/lesson";

export const tips: Tip[] = [
  { when: { prompt: "turn-assign", event: "round" }, say: "lesson-start" },
  { when: { prompt: "turn-assign" }, say: "lesson-kept" },
  { when: { prompt: "turn-assign" }, say: "lesson-send" },
  { when: { prompt: "turn-assign" }, say: "lesson-lie" },
  { when: { event: "attacked" }, say: "lesson-attacked" },
  { when: { prompt: "wait-reveal" }, say: "lesson-turning" },
  { when: { prompt: "turn-reveal" }, say: "lesson-turning" },
  { when: { prompt: "turn-reveal" }, say: "lesson-reveal" },
  { when: { prompt: "wait-denounce" }, say: "lesson-denounced" },
  { when: { prompt: "turn-miss" }, say: "lesson-denounced" },
  { when: { prompt: "turn-miss" }, say: "lesson-miss" },
  { when: { prompt: "turn-hit" }, say: "lesson-denounced" },
  { when: { prompt: "turn-hit" }, say: "lesson-hit" },
  { when: { prompt: "turn-hit-two" }, say: "lesson-denounced" },
  { when: { prompt: "turn-hit-two" }, say: "lesson-hit" },
  { when: { event: "denounced" }, say: "lesson-denounced" },
  { when: { event: "revealed" }, say: "lesson-unseen" },
  { when: { event: "revealed" }, say: "lesson-lies" },
  { when: { event: "lost" }, say: "lesson-lost" },
  { when: { event: "declined" }, say: "lesson-declined" },
  { when: { prompt: "turn-reveal" }, say: "lesson-talk" },
  { when: { event: "fell" }, say: "lesson-fell" },
  { when: { event: "ended" }, say: "lesson-recap" },
];
