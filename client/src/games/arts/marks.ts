// The drawings on the cards, chosen by what a card does, so that a deck with other names is drawn as well.
// All in a box of 48 by 48. f: ink; s: a line; t: a thick line; p: paper with an ink edge; h: a line of paper on ink.

export type Stroke = ["f" | "s" | "t" | "p" | "h", string];

const ITEMS: Record<string, Stroke[]> = {
  "wins-if-held": [
    ["p", "M13 9h22v30H13Z"],
    ["t", "M10 9h28M10 39h28"],
    ["s", "M18 15h3M25 15h6M18 20h7M29 20h2M18 25h2M24 25h7M18 30h6M28 30h3M18 35h3M25 35h4"],
  ],
  "worth-if-held": [
    ["p", "M9 21h30v19H9Z"],
    ["p", "M6 12h36v9H6Z"],
    ["f", "M20 18h8v11h-8Z"],
    ["h", "M24 22v4"],
    ["s", "M14 21v19M34 21v19M14 12v9M34 12v9"],
  ],
  "worth-if-partner-unused": [
    ["p", "M8 20h32c0 11-5 17-11 18H19C13 37 8 31 8 20Z"],
    ["f", "M18 38h12l1 4H17Z"],
    ["s", "M17 15c-3-3 2-5 0-9M24 15c-3-3 2-5 0-9M31 15c-3-3 2-5 0-9M13 26c5 3 9-2 14 0s6 1 9-1"],
  ],
  "lowest-wins": [
    ["f", "M24 4a14 14 0 1 1 0 28 14 14 0 0 1 0-28Z"],
    ["f", "M21.500 31h5v14h-5Z"],
    ["h", "M15.500 20a9 9 0 0 1 5-9.500M19 24.500 30 12"],
  ],
  "worth-with-teammate": [
    ["f", "M43 4C36 18 27 26 16 34l-3-3C21 24 31 14 43 4Z"],
    ["t", "M9 28l11 11"],
    ["t", "M13.500 34.500 5 43"],
    ["h", "M8.500 37l3 3"],
  ],
  "worth-without-teammate": [
    ["p", "M11 9c8 3 18 3 26 0v14c0 10-6 16-13 19-7-3-13-9-13-19Z"],
    ["f", "M15 20c3-2 5-2 7 1-3 2-5 2-7-1ZM33 20c-3-2-5-2-7 1 3 2 5 2 7-1Z"],
    ["s", "M20 33c3 2 5 2 8 0M24 24v5"],
  ],
  "worth-if-inside": [
    ["p", "M6 12h36v26H6Z"],
    ["s", "M6 12 24 27 42 12M6 38 19 23M42 38 29 23"],
    ["f", "M24 21a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z"],
    ["h", "M21.500 27h5M24 24.500v5"],
  ],
  "worth-if-outside": [
    ["p", "M17 12c-8 6-8 20 0 26h14c8-6 8-20 0-26Z"],
    ["t", "M16 12h16M16 38h16M24 4v8"],
    ["s", "M12 20h24M11 25h26M12 30h24"],
  ],
  "more-honour": [
    ["p", "M4 20c4 4 7 3 10 0 3-5 17-5 20 0 3 3 6 4 10 0-1 12-8 18-20 18S5 32 4 20Z"],
    ["s", "M14 20c3 5 17 5 20 0M12 30c7 4 17 4 24 0"],
    ["f", "M24 5l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500Z"],
  ],
  cancels: [
    ["t", "M19 5a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19Z"],
    ["t", "M15 24v19M15 36h-6M15 42h-6"],
    ["t", "M25 21 39 37M33.500 31l-4 4M38 36l-4 4"],
  ],
  none: [
    ["p", "M14 8h20l8 12-18 22L6 20Z"],
    ["s", "M6 20h36M14 8l4 12 6 22 6-22 4-12M18 20l6-12 6 12"],
  ],
};

const DEEDS: Record<string, Stroke[]> = {
  look: [
    ["p", "M3 25C10 14 17 10 24 10s14 4 21 15c-7 10-14 14-21 14S10 35 3 25Z"],
    ["f", "M24 18a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z"],
    ["h", "M21 24a3.500 3.500 0 0 1 3-3"],
    ["s", "M10 12 7 8M24 6V2M38 12l3-4"],
  ],
  spy: [
    ["f", "M24 5c7 0 11 6 11 13 5 4 7 13 7 25H6c0-12 2-21 7-25 0-7 4-13 11-13Z"],
    ["h", "M16 19h16"],
    ["h", "M19 19h2M27 19h2"],
  ],
  read: [
    ["p", "M17 44v-9c-6-2-9-8-9-15C8 11 15 5 24 5s15 6 15 14c0 4-1 6-1 9 0 5-3 7-8 7v9Z"],
    ["s", "M15 21c3-6 14-6 17 0-3 6-14 6-17 0Z"],
    ["f", "M23.500 18a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z"],
  ],
  strike: [
    ["t", "M9 40c-4-8 6-12 12-9s13 1 12-5-10-6-14-2-10 2-9-5 12-9 17-9"],
    ["t", "M27 10c5 0 10-2 12-6M27 10c5 1 9 4 10 8"],
  ],
  take: [
    [
      "p",
      "M15 27V12a3 3 0 0 1 6 0v9-13a3 3 0 0 1 6 0v13-10a3 3 0 0 1 6 0v12-7a3 3 0 0 1 6 0v14c0 8-5 14-12 14-6 0-9-3-12-8l-7-10c-2-4 3-6 5-3Z",
    ],
    ["s", "M21 21v5M27 21v5M33 23v3"],
  ],
  poison: [
    ["p", "M20 9h8v7c6 2 9 7 9 13 0 8-5 14-13 14s-13-6-13-14c0-6 3-11 9-13Z"],
    ["f", "M12 29c4-3 8 3 12 0s8 3 12 0c0 7-5 12-12 12s-12-5-12-12Z"],
    ["t", "M18 6h12"],
    ["h", "M20 35h1M27 37h1"],
  ],
  draw: [
    ["p", "M5 18 16 12l11 21-11 6Z"],
    ["p", "M32 12l11 6-11 21-11-6Z"],
    ["p", "M17 8h14v26H17Z"],
    ["f", "M24 14l2 5 5 2-5 2-2 5-2-5-5-2 5-2Z"],
  ],
  exchange: [
    ["t", "M7 17h28M28 9l8 8-8 7"],
    ["t", "M41 32H13M20 24l-8 8 8 8"],
  ],
  "attack-fails": [
    ["p", "M24 4 41 10v13c0 10-7 17-17 21C14 40 7 33 7 23V10Z"],
    ["t", "M24 12v24M14 22h20"],
  ],
  "defence-void": [
    ["p", "M21 8 36 13v11c0 9-6 15-15 19C12 39 6 33 6 24V13Z"],
    ["s", "M21 8l-4 10 7 5-6 8 3 12"],
    ["f", "M45 3C40 14 34 21 25 28l-3-3C29 19 36 12 45 3Z"],
  ],
};

/** Partners whose deed is drawn otherwise than the same effect of a card, so that no two pictures are alike. */
const PARTNERS: Record<string, Stroke[]> = {
  look: [
    ["p", "M6 31 30 17l6 10-24 14Z"],
    ["f", "M30 15 39 9l7 12-9 6Z"],
    ["s", "M14 27l5 9M22 22l5 9"],
    ["t", "M6 31l6 10"],
  ],
};

/** Arts without an effect are told apart by their icons. */
const ARTS: Record<string, Stroke[]> = {
  "skill-attack": [
    ["f", "M24 3 29 19 45 24 29 29 24 45 19 29 3 24 19 19Z"],
    ["h", "M24 20.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7Z"],
  ],
  "skill-attack skill-defence": [
    [
      "p",
      "M11 17c0-4 6-4 6 0v-3c0-4 7-4 7 0 0-4 7-4 7 0v3c0-4 6-4 6 0v13c0 7-5 12-13 12S11 37 11 29Z",
    ],
    ["s", "M17 16v8M24 14v10M31 16v8"],
    ["s", "M11 27c6-4 14-4 15 0s-6 5-10 3"],
  ],
  "skill-attack art-defence": [
    ["f", "M7 21C11 7 27 3 41 11 30 11 21 14 17 24Z"],
    ["t", "M12 20 22 44"],
    ["s", "M25 41a3 3 0 1 1 0 .1ZM31 38a3 3 0 1 1 0 .1ZM35 32a3 3 0 1 1 0 .1ZM36 25a3 3 0 1 1 0 .1Z"],
  ],
  "art-attack": [
    ["s", "M24 3 33 27"],
    ["f", "M36 27a7 7 0 1 1-.1 0Z"],
    ["h", "M33 34a3 3 0 0 1 3-3"],
    ["s", "M24 3 13 29M24 3v28M10 33a5 5 0 1 0 .1 0ZM20 41c2 1 4 1 6 0"],
  ],
  "art-attack art-defence": [
    ["f", "M27 5a19 19 0 1 0 0 38 16 16 0 1 1 0-38Z"],
    ["p", "M32 15a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z"],
    ["s", "M28 24c2-3 6-3 8 0"],
  ],
  "art-attack skill-defence": [
    ["p", "M15 3h18v41l-4.500-4-4.500 4-4.500-4-4.500 4Z"],
    ["s", "M24 9v22M19 14h10M18 21h12M19 33l5-6 5 6"],
  ],
  "skill-attack art-attack": [
    ["f", "M25 3c2 9 13 13 13 26a14 14 0 0 1-28 0c0-6 4-9 6-14 1 5 3 6 5 6 1-7-1-12 4-18Z"],
    ["h", "M24 40c-5-2-6-7-2-11 1 3 4 3 4 7"],
  ],
  "skill-defence art-defence": [
    ["p", "M12 38a8 8 0 0 1-1-16 9 9 0 0 1 14-9 9 9 0 0 1 13 9 8 8 0 0 1-1 16Z"],
    ["s", "M14 29c4-4 9-1 7 3M26 22c4-4 10 0 7 4-2 3-6 1-5-1"],
    ["t", "M33 8l4-4"],
  ],
  once: [
    ["p", "M12 17h22v20H12c-4-1-4-19 0-20Z"],
    ["p", "M34 17c7 1 7 19 0 20-6-1-6-19 0-20Z"],
    ["s", "M34.500 23c3 1 3 7 0 8-3-1-3-7 0-8ZM15 23h8M14 30h11"],
    ["f", "M18 17C17 9 23 5 31 4c0 8-5 13-13 13Z"],
  ],
  other: [
    ["p", "M24 4 42 24 24 44 6 24Z"],
    ["f", "M24 15l3 6 6 3-6 3-3 6-3-6-6-3 6-3Z"],
  ],
};

const ICONS = ["skill-attack", "art-attack", "skill-defence", "art-defence"];

export const itemMark = (effect: string | null | undefined): Stroke[] => ITEMS[effect ?? "none"] ?? ITEMS["none"]!;

export const deedMark = (effect: string | null | undefined): Stroke[] => DEEDS[effect ?? ""] ?? ARTS["other"]!;

export const partnerMark = (power: string | null | undefined): Stroke[] => PARTNERS[power ?? ""] ?? deedMark(power);

export function artMark(icons: readonly string[], effect: string | null | undefined, once: boolean): Stroke[] {
  if (once) return ARTS["once"]!;
  if (effect) return deedMark(effect);
  const sorted = [...icons].sort((one, other) => ICONS.indexOf(one) - ICONS.indexOf(other));
  return ARTS[sorted.join(" ")] ?? ARTS["other"]!;
}
