// What the picture on the rules page points at.
import type { Mark } from "@/games/still";

export const marks: readonly Mark[] = [
  [".above ol", "picture-orders"],
  [".tally ul", "picture-tally", "behind"],
  [".tally .deck .count", "picture-deck", "behind"],
  [".rivals .pile:not(.empty)", "picture-army"],
  [".near .province header", "picture-province"],
  [".own .banner", "picture-clan"],
  [".own .hand", "picture-hand"],
];
