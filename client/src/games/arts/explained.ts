import type { Name, Story } from "@/words/story";
import type { Hints, View } from "./view";
import { abilityOf, artName, partnerName, powerOf } from "./words";

// The clauses that explain what can be done, and what begins a new part of the story.
export const clauses = {
  // To end the turn stands first, always in the same place; a key too many gives nothing away; what cannot be mended stands last.
  "verb-end-turn": "ART-13",
  "verb-defend": "ART-17",
  "verb-investigate": "ART-14",
  "verb-steal": "ART-15",
  "verb-attack": "ART-16",
  "verb-ability": "ART-30",
  "verb-secret-art": "ART-31",
  "verb-accept": "ART-19",
  "verb-keep": "ART-20",
  "verb-choose": "ART-33",
  "verb-name": "ART-33",
  "verb-strike": "ART-33",
  "verb-leave": "ART-11",
  "verb-independence": "ART-32",
};

/** The event that begins a new part of the story. */
export const chapter = "round";

/** From here on the board shows what happened bit by bit. */
export const unfolds = "round-ended";

/** The last turns of a round decide it. */
export const closing = (view: Record<string, unknown>): boolean => (view as View).closing;

/** Who had the most valuable item, and what it brought. */
export const endings = ["round-won", "nobody-won", "honour"];

/** Nobody comes back from these in the same round. */
export const grave = ["leave", "independence"];

/** Whose turn it was heads what was done in it; that a card was used says what its effect did. */
export const headings = ["turn"];
export const minor = ["ability", "turn-ended"];

/** A card that goes with its first use is not turned up for long. */
export const covered = { "turned-up": "discarded" };

/** What only one player is told. */
export const secret = ["partner-dealt", "art-drawn", "saw-in-keep", "saw-held", "saw-art", "gained", "kept"];

/** An effect is called by what it does. */
export function names(view: Record<string, unknown>, hints: Record<string, unknown>, story: Story): Name[] {
  const [seen, { own_arts, own_partner }] = [view as View, hints as Hints];
  const arts = own_arts.flatMap(({ card, art }): Name[] => {
    const effect = abilityOf(story, seen, art);
    return effect ? [{ part: { verb: "ability", card }, called: `${artName(story, art)}: ${effect}` }] : [];
  });
  if (!own_partner) return arts;
  const { partner } = own_partner;
  const called = `${story.say("named-secret-art", { partner: partnerName(story, partner) })} (${powerOf(story, seen, partner)})`;
  return [...arts, { part: { verb: "secret-art" }, called }];
}
