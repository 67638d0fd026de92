import type { Also, Explained } from "@/games/explained";
import type { Name, Story } from "@/words/story";
import type { Hints, View } from "./view";
import { abilityOf, artName, itemName, partnerName, powerOf } from "./words";

// The clauses that explain what can be done, and what begins a new part of the story.
export const clauses = {
  // To end the turn stands first, always in the same place; a key too many gives nothing away. To leave is asked about once
  // more, and stands where it is not overlooked.
  "verb-end-turn": "ART-13",
  "verb-defend": "ART-17",
  // An item that is known is not looked at first, and one that is not known has its buttons in the same order.
  "verb-steal": "ART-15",
  "verb-investigate": "ART-14",
  "verb-attack": "ART-16",
  "verb-leave": "ART-11",
  "verb-ability": "ART-30",
  "verb-secret-art": "ART-31",
  "verb-accept": "ART-19",
  "verb-keep": "ART-20",
  "verb-choose": "ART-33",
  "verb-name": "ART-33",
  "verb-strike": "ART-33",
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

/** What somebody loses, and how an attack comes out, is seen at any pace. All of it is public. */
export const unhurried = ["attacked", "defended", "attack-failed", "robbed", "poisoned", "struck", "exchanged", "put-back", "left-without-arts", "last-turns"];

/** Nobody comes back from these in the same round. */
export const grave = ["leave", "independence"];

/** Most attacks are of one kind, and often there is only one player whom they could meet. The card is always asked for: whoever
    touches a rival has not decided to attack yet. */
export const implied = ["kind", "target"];

/** Who has no card and has used the partner cannot answer an attack. */
export const forced: NonNullable<Explained["forced"]> = (hints, legal) => ((hints as Hints).forced && legal.length === 1 ? legal[0] : undefined);

/** To look at what one knows is a way to do nothing. */
export const idle: Explained["idle"] = ({ verb, place }, hints) =>
  verb === "investigate" && (hints as Hints).known_items.some((known) => known.place === place);

export const standing = (view: Record<string, unknown>): readonly number[] => (view as View).honour;

/** Effects that look at what somebody holds: possible wherever an attack is (ART-16, ART-33). */
const LOOKS = ["spy", "read"];

/** To look at what one knows and to end the turn, which is all that passing can be (ART-08), in one go. */
function passing({ hints, legal }: { hints: Record<string, unknown>; legal: readonly Record<string, unknown>[] }, story: Story): Also[] {
  const look = legal.find((move) => idle?.(move, hints));
  const known = (hints as Hints).known_items.find(({ place }) => place !== null && place === look?.["place"]);
  return look && known ? [{ called: story.say("board-pass", { item: itemName(story, known.item) }), moves: [look, { verb: "end-turn" }] }] : [];
}

/** Whoever has touched nothing may want to pass; whoever touches a rival may mean to look at what they have. */
export function also(picked: Record<string, unknown>, { view, hints, legal }: Parameters<NonNullable<Explained["also"]>>[1], story: Story): Also[] {
  const { target, ...others } = picked;
  if (!Object.keys(picked).length) return passing({ hints, legal }, story);
  if (typeof target !== "number" || Object.keys(others).length) return [];
  const [seen, { own_arts, own_partner }] = [view as View, hints as Hints];
  const offer = (move: Record<string, unknown>, card: string): Also => ({
    called: story.say("whole-look-at", { card, target: story.names[target] ?? "" }),
    moves: [move, { verb: "name", target }],
  });
  return legal.flatMap((move): Also[] => {
    const art = own_arts.find(({ card }) => card === move["card"])?.art;
    if (move["verb"] === "ability" && art !== undefined && LOOKS.includes(seen.ability[art] ?? "")) return [offer(move, artName(story, art))];
    if (move["verb"] === "secret-art" && own_partner && LOOKS.includes(seen.power[own_partner.partner] ?? ""))
      return [offer(move, partnerName(story, own_partner.partner))];
    return [];
  });
}

/** Whose turn it was heads what was done in it; that a card was used says what its effect did. */
export const headings = ["turn"];
export const minor = ["ability", "turn-ended"];

/** A card that goes with its first use is not turned up for long. */
export const covered = { "turned-up": "discarded" };

/** One's own new cards lie open before one, all of them. */
export const plain = ["partner-dealt", "art-drawn"];

/** What only one player is told. */
export const secret = ["partner-dealt", "art-drawn", "saw-in-keep", "saw-held", "saw-art", "gained", "kept"];

/** An effect is called by what it does, and a look by whether it can tell anything new. */
export function names(view: Record<string, unknown>, hints: Record<string, unknown>, story: Story): Name[] {
  const [seen, { own_arts, own_partner, known_items }] = [view as View, hints as Hints];
  const known = known_items.flatMap(({ item, place }): Name[] =>
    place === null ? [] : [{ part: { verb: "investigate", place }, called: story.say("named-place-known", { place: story.say(`place-${place}`), item: itemName(story, item) }) }],
  );
  const arts = own_arts.flatMap(({ card, art }): Name[] => {
    const effect = abilityOf(story, seen, art);
    return effect ? [{ part: { verb: "ability", card }, called: `${artName(story, art)}: ${effect}` }] : [];
  });
  if (!own_partner) return [...known, ...arts];
  const { partner } = own_partner;
  const called = story.say("named-secret-art-power", { partner: partnerName(story, partner), power: powerOf(story, seen, partner) });
  return [...known, ...arts, { part: { verb: "secret-art" }, called }];
}
