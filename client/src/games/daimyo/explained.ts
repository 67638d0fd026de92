// The clauses that explain what can be done, and what begins a new part of the story.
import type { Spoken } from "@/wire/types";
import { received, type Hints, type View } from "./view";
import WeaponSign from "./WeaponSign.svelte";

export const clauses = {
  "verb-attack": "DAI-11",
  "verb-reveal": "DAI-20",
  "verb-denounce": "DAI-29",
  "verb-decline": "DAI-29",
  "charge-incompetence": "DAI-24",
  "charge-plotting": "DAI-25",
};

/** The event that begins a new part of the story. */
export const chapter = "round";

/** The board has the cards; what is said of them, and charges, are chosen in the list. */
export const worded = true;
/** Whoever could lose the last lives by a denunciation is asked before it. */
export const mortal = true;
export const signs = { card: WeaponSign, declared: WeaponSign };
export const barred = ["declared"];

/** Whoever has no lives left plays on, and should know. */
export const fall = "fell";

/** A card that lies open needs no words; nor does the one that was kept, when the other three lie open. */
export function settled({ seat, text, arguments: given }: Spoken, view: Record<string, unknown>, hints: Record<string, unknown>): boolean {
  const asked = Number(given["asked"]);
  if (text === "kept") return (hints as Hints).unseen[asked]?.length === 1;
  const card = received(view as View, hints as Hints, seat).find(({ attacker }) => attacker === asked);
  return !card || card.declared === null || card.open;
}

/** The middle of the table says who has fallen, below all the losses of one verdict. */
export const plain = ["fell"];

/** Who was right, and who fell by it. */
export const endings = ["proved", "disproved", "declined", "fell"];

/** Pairs of cards are offered as the cards lie, from left to right. */
export const ordered = ["leave"];

/** How long it was. */
export const counted = ["round", "denounced"];

/** Cards are turned over before it is told what they are. */
export const slow = ["revealed"];

/** What only one player is told. */
export const secret = ["sent"];

/** A denunciation is followed to its end. */
export const unhurried = ["denounced", "proved", "disproved", "lost", "fell"];

/** Who has lost a life by somebody else's turn reads it, even if it is their own turn then. */
export const felt = ["lost"];

/** The colour of each crest, as on the board. */
const CRESTS: Record<string, string> = {
  "seven-lives": "var(--lacquer)",
  rhanobi: "var(--jade)",
  octosushi: "var(--plum)",
  "sin-san-guich": "var(--gold)",
  "flying-fish": "var(--indigo)",
  canzai: "var(--ink-soft)",
};
export const colours = (view: Record<string, unknown>): string[] => (view["clans"] as string[]).map((clan) => CRESTS[clan] ?? "");
