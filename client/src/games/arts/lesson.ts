// The guided first game of arts, in the order a newcomer meets things.
import type { Tip } from "@/games/lesson";

/** The number of the Gold Ingot in the house deck, with which guided games are played. */
const INGOT = 5;

export const tips: Tip[] = [
  { when: { prompt: "turn-turn-fresh", event: "round" }, say: "lesson-goal" },
  { when: { prompt: "turn-turn-fresh" }, say: "lesson-turn" },
  { when: { prompt: "turn-turn-fresh" }, say: "lesson-arts" },
  { when: { prompt: "turn-turn-fresh", verb: "attack" }, say: "lesson-attack" },
  { when: { prompt: "turn-turn-fresh", verb: "ability" }, say: "lesson-ability" },
  { when: { prompt: "turn-turn-fresh" }, say: "lesson-own-partner" },
  { when: { prompt: "turn-turn-fresh" }, say: "lesson-look" },
  { when: { prompt: "turn-turn-fresh", verb: "independence" }, say: "lesson-independence" },
  { when: { prompt: "turn-turn-fresh" }, say: "lesson-long" },
  { when: { event: "saw-in-keep", given: { item: INGOT } }, say: "lesson-ingot" },
  { when: { event: "gained", given: { item: INGOT } }, say: "lesson-ingot" },
  { when: { event: "saw-in-keep" }, say: "lesson-secret" },
  { when: { event: "gained" }, say: "lesson-item" },
  { when: { prompt: "turn-turn-done" }, say: "lesson-free" },
  { when: { prompt: "turn-turn-done", verb: "ability" }, say: "lesson-ability" },
  { when: { prompt: "turn-turn-done", verb: "independence" }, say: "lesson-independence" },
  ...["defence-skill", "defence-art", "defence-partner", "defence-none"].flatMap((prompt) => [
    { when: { prompt }, say: "lesson-attack" },
    { when: { prompt }, say: "lesson-defence" },
  ]),
  { when: { event: "secret-art" }, say: "lesson-own-partner" },
  { when: { prompt: "turn-keep" }, say: "lesson-two" },
  { when: { event: "put-back", others: true }, say: "lesson-two-others" },
  { when: { event: "exchanged", others: true, mine: "target" }, say: "lesson-exchanged" },
  { when: { event: "independent", others: true }, say: "lesson-independent" },
  { when: { event: "left", others: true }, say: "lesson-left" },
  { when: { event: "last-turns", unless: "round-ended" }, say: "lesson-last" },
  { when: { event: "round-ended" }, say: "lesson-score" },
  { when: { event: "round", given: { number: 2 } }, say: "lesson-new-round" },
  { when: { event: "ended" }, say: "lesson-recap" },
];
