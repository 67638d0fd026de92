// What the picture on the rules page points at.
import type { Mark } from "@/games/still";

export const marks: readonly Mark[] = [
  [".square.theirs", "picture-enemy"],
  [".fence", "picture-fence"],
  [".square.own", "picture-own"],
  [".far .shuriken", "picture-shuriken"],
  [".duel .pair", "picture-weapons"],
  [".near .cards", "picture-cards"],
];
