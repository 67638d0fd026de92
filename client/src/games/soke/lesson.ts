// The guided first game of soke, in the order a newcomer meets things.
import type { Tip } from "@/games/lesson";

export const tips: Tip[] = [
  { when: { prompt: "turn-arrangement" }, say: "lesson-goal" },
  { when: { prompt: "turn-arrangement" }, say: "lesson-setup" },
  { when: { prompt: "turn-defence", event: "turned" }, say: "lesson-weapons" },
  { when: { prompt: "turn-action" }, say: "lesson-weapons" },
  { when: { prompt: "turn-defence" }, say: "lesson-defence" },
  { when: { prompt: "turn-defence" }, say: "lesson-marks" },
  { when: { prompt: "turn-action" }, say: "lesson-action" },
  { when: { prompt: "turn-action" }, say: "lesson-cards" },
  { when: { prompt: "turn-movement" }, say: "lesson-movement" },
  { when: { prompt: "turn-movement" }, say: "lesson-odds" },
  { when: { prompt: "turn-movement" }, say: "lesson-fence" },
  { when: { prompt: "turn-movement" }, say: "lesson-marks" },
  { when: { prompt: "turn-shuriken", event: "battle" }, say: "lesson-battle" },
  { when: { prompt: "turn-shuriken" }, say: "lesson-shuriken" },
  { when: { event: "battle" }, say: "lesson-battle" },
  { when: { event: "sent-back" }, say: "lesson-equal" },
  { when: { event: "fell" }, say: "lesson-memory" },
  { when: { event: "took-shuriken", unless: "joker" }, say: "lesson-earned" },
  { when: { prompt: "turn-kidnap" }, say: "lesson-kidnap" },
  { when: { event: "ended" }, say: "lesson-recap" },
];
