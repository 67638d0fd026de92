// What the board says of its things: names from the deck, texts from the game.
import type { Said, Story } from "@/words/story";
import { deckOf, type DeckItem } from "./deck";
import type { Hints, Icon, ItemSeen, Place, Scored, Shinobi, View } from "./view";

export const itemName = (story: Story, item: number): string => story.listed("deck", "item", item);
export const artName = (story: Story, art: number): string => story.listed("deck", "art", art);
export const partnerName = (story: Story, partner: number): string => story.listed("deck", "partner", partner);

/** What is written on an item, without its value. */
export function effectOf(story: Story, hints: Hints, item: number): string {
  const effect = hints.says[item]?.with?.["effect"];
  return typeof effect === "object" && "say" in effect ? story.said(effect as Said) : "";
}

/** As many items as the keep can hold: who looks at so many looks at all. */
const ALL = 6;

/** An art's effect or a partner's power, and how many items or cards it is for. */
export function times(story: Story, effect: string, count: number): string {
  if (effect === "look" && count >= ALL) return story.say("effect-look-all");
  if (effect === "draw" && count === 1) return story.say("effect-draw-one");
  return count > 1 ? story.say(`effect-${effect}-many`, { count }) : story.say(`effect-${effect}`);
}

/** What is written on an item of the deck, without its value. */
export function writtenOn(story: Story, card: DeckItem): string {
  const other = deckOf(story).item.find((one) => one.name === card.other);
  const effect = story.say(`says-${card.effect ?? "none"}`, { worth: card.worth, other: other ? story.entry(other) : "" });
  return card.lasting ? story.say("says-lasting", { effect }) : effect;
}

interface Counted {
  count?: number;
}

function count(story: Story, part: "art" | "partner", number: number): number {
  const deck = story.setting.options["deck"] as Record<string, Counted[]> | undefined;
  return deck?.[part]?.[number]?.count ?? 0;
}

export function abilityOf(story: Story, view: View, art: number): string {
  const effect = view.ability[art];
  return effect ? times(story, effect, count(story, "art", art)) : "";
}

export function powerOf(story: Story, view: View, partner: number): string {
  return times(story, view.power[partner] ?? "", count(story, "partner", partner));
}

export function iconWords(story: Story, icons: readonly Icon[]): string {
  return icons.map((icon) => story.say(`board-icon-${icon}`)).join(", ");
}

const names = (story: Story, seats: readonly number[]): string =>
  seats.map((seat) => story.names[seat] ?? "").join(", ");

export const seenBy = (story: Story, seats: readonly number[]): string =>
  seats.length ? story.say("board-seen-by", { names: names(story, seats) }) : "";

/** An item wherever it lies, in words. */
export function itemWords(story: Story, hints: Hints, { item, open, others }: ItemSeen): string {
  const said = hints.says[item ?? -1];
  const parts =
    item === null || !said
      ? [story.say("board-face-down")]
      : [itemName(story, item), story.said(said), open ? "" : story.say("board-secret")];
  return [...parts, seenBy(story, others)].filter(Boolean).join(", ");
}

export function placeWords(story: Story, hints: Hints, { place, lies }: Place): string {
  const what = lies ? itemWords(story, hints, lies) : story.say("table-empty");
  return story.say("board-place-holds", { place: story.say(`place-${place}`), what });
}

export const clanWords = (story: Story, clan: string | null): string =>
  clan === null ? story.say("table-independent") : story.say(`clan-${clan}`);

export function shinobiWords(story: Story, hints: Hints, one: Shinobi): string {
  return [
    one.name,
    clanWords(story, one.clan),
    one.mate ? story.say("board-teammate") : "",
    story.say("board-honour", { honour: one.honour }),
    story.say(one.inside ? "board-inside" : "table-left"),
    one.last ? story.say("board-last-turn") : "",
    one.held ? itemWords(story, hints, one.held) : story.say("board-no-item"),
  ]
    .filter(Boolean)
    .join(", ");
}

/** A step of the scoring, in a sentence. */
export function scoredWords(story: Story, step: Scored, held: ReadonlyMap<number, number>, winner: number | null): string {
  const seat = story.names[step.seat ?? -1] ?? "";
  const item = step.item === undefined ? "" : itemName(story, step.item);
  switch (step.what) {
    case "ended":
      return story.event({ event: "round-ended", clause: step.clause });
    case "tie":
      return story.say(step.clause ?? "");
    case "won":
      return story.event({ event: "round-won", seat: step.seat, item: step.item });
    case "honour":
      if (winner !== null && step.seat !== winner)
        return story.sayOf("board-score-teammate", { seat, winner: story.names[winner] ?? "", honour: step.honour ?? 0 }, { seat: step.seat, winner });
      return story.event({ event: "honour", seat: step.seat, gained: step.gained, honour: step.honour });
    case "cancels": {
      const items = (step.seats ?? []).map((other) => itemName(story, held.get(other) ?? -1)).join(", ");
      if (!items) return story.say("board-score-cancels-nothing", { item });
      return story.say("board-score-cancels", { item, items });
    }
    default:
      return story.sayOf(`board-score-${step.what}`, { seat, item, value: step.value ?? 0, gained: step.gained ?? 0 }, { seat: step.seat });
  }
}
