// What the picture on the rules page points at.
import type { Mark } from "@/games/still";

export const marks: readonly Mark[] = [
  [".rival", "picture-rival"],
  [".rival .honour", "picture-honour"],
  [".keep .place", "picture-keep"],
  [".keep .gate:not(.codex)", "picture-gate"],
  [".own .item", "picture-item"],
  [".own .cards > button", "picture-arts"],
  [".own .cards > button:last-child", "picture-partner"],
];
