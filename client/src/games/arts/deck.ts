// A deck as the table has it: what is written on its cards. docs/decks.md tells what can stand there.
import type { Listed, Story } from "@/words/story";
import type { Icon } from "./view";

export interface DeckArt extends Listed {
  icons: string[];
  effect: string | null;
  count: number;
  single_use: boolean;
}
export interface DeckPartner extends Listed {
  moment: string;
  power: string;
  count: number;
}
export interface DeckItem extends Listed {
  value: number;
  effect: string | null;
  other: string | null;
  worth: number;
  lasting: boolean;
}
export interface Deck {
  art: DeckArt[];
  partner: DeckPartner[];
  item: DeckItem[];
}

/** How many cards there are of each art. */
export const COPIES = 2;

const LETTERS: Record<string, Icon> = { As: "skill-attack", Aa: "art-attack", Ds: "skill-defence", Da: "art-defence" };

export const ICONS = Object.values(LETTERS);

export const deckOf = (story: Story): Deck => story.setting.options["deck"] as Deck;

export const iconsOf = (card: DeckArt): Icon[] => card.icons.flatMap((letters) => LETTERS[letters] ?? []);
