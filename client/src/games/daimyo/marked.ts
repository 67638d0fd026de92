// What the picture on the rules page points at.
import type { Mark } from "@/games/still";

export const marks: readonly Mark[] = [
  [".mat .lying", "picture-card"],
  [".mat .lives", "picture-lives"],
  [".mat .unseen-weapons", "picture-unseen"],
  [".news .round", "picture-round"],
  [".home .received", "picture-received"],
  [".home .hand", "picture-hand"],
];
