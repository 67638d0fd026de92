// What the board says of its things, for those who hear it instead of seeing it.
import type { Story } from "@/words/story";
import type { Daimyo, Received } from "./view";

/** The weapons there are, as the server describes the game. */
export function weaponsOf(story: Story): string[] {
  const kind = story.game.moves["attack"]?.["declared"];
  return kind?.kind === "thing" ? [...kind.values] : [];
}

export const weaponWord = (story: Story, weapon: string): string => story.say(`weapon-${weapon}`);

export function cardWords(story: Story, card: Received): string {
  const attacker = story.names[card.attacker] ?? "";
  if (card.declared === null) return story.say("board-place", { attacker });
  const declared = weaponWord(story, card.declared);
  if (!card.weapon) {
    const weapons = card.possible.map((weapon) => weaponWord(story, weapon)).join(", ");
    return story.say("board-card-down", { attacker, declared, weapons });
  }
  const weapon = weaponWord(story, card.weapon);
  return story.say(card.open ? "board-card-up" : "board-card-secret", { attacker, declared, weapon });
}

export function unseenWords(story: Story, unseen: readonly string[]): string {
  return story.say("board-unseen", { weapons: unseen.map((weapon) => weaponWord(story, weapon)).join(", ") });
}

export const liesWords = (story: Story, { lies: [lies, cards] }: Daimyo): string => story.say("table-lies", { lies, cards });

/** The same for whoever asks what that counts. */
export const liesCounted = (story: Story, { lies: [lies, cards] }: Daimyo): string => story.say("board-lies", { lies, cards });
