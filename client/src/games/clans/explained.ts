import type { View } from "./view";

// The clauses that explain what can be done, and what begins a new part of the story.
export const clauses = {
  "verb-deploy": "CLA-10",
  "verb-ninja": "CLA-11",
  "verb-station": "CLA-12",
  "verb-move": "CLA-12",
  "verb-attack": "CLA-14",
};

/** The event that begins a new part of the story. */
export const chapter = "turn";

/** Everybody's last turn. */
export const closing = (view: Record<string, unknown>): boolean => (view as View).deck_size === 0;

/** With these the clans come to light. */
export const ends = ["clan-shown", "ended"];

/** Whatever the last order was, the count decides, and tells itself. */
export const endings: readonly string[] = [];

/** Whoever draws is told each card; the deck's size stands on the table. */
export const covered = { refilled: "drew" };

/** What only one player is told. */
export const secret = ["clan-dealt", "drew"];
