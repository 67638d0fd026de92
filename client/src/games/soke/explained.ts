// The clauses that explain what can be done, and what begins a new part of the story.
import type { Explained } from "@/games/explained";
import type { Name, Story } from "@/words/story";
import { lettered, standing, UNSEEN, type Hints, type View } from "./view";

export const clauses = {
  "verb-place": "SOK-04",
  "verb-ready": "SOK-04",
  // To do nothing stands first, always in the same place; but what ends the attack does not stand where one has just declined.
  "verb-pass": "SOK-21",
  "verb-decline": "SOK-44",
  "verb-play": "SOK-20",
  "verb-joker": "SOK-28",
  "verb-salto": "SOK-24",
  "verb-kidnap": "SOK-26",
  "verb-step": "SOK-30",
  "verb-stop": "SOK-31",
  "verb-throw": "SOK-43",
  "verb-aim": "SOK-47",
};

/** The event that begins a new part of the story. */
export const chapter = "attack";

/** Dice roll before their number is told. */
export const slow = ["threw", "struck"];

/** A battle is followed to its end. */
export const unhurried = ["battle", "revealed", "threw", "struck", "left-dojo", "fell", "sent-back", "kidnapped", "grasped-soke", "won-steps", "spent-shuriken", "played", "joker", "replaced"];

/** A figure that steps or jumps onto an enemy does not stand there yet: the battle says more. */
export const covered = { stepped: "battle", jumped: "battle" };

/** The weapons lie open. */
export const plain = ["turned", "replaced"];

/** An action card is one choice, as passing is. */
export const whole = ["play"];

/** There are five of them for a whole match. */
export const grave = ["play", "joker"];

/** How long it was. */
export const counted = ["attack", "battle"];

/** Eight rows want all the height there is. */
export const tall = true;

/** First who, then where. */
export const asks = { place: ["rank", "spot"] };

/** A throw that cannot help, as the dice on the table say, is declined. */
export const forced: NonNullable<Explained["forced"]> = (hints) => (hints as Hints).settled?.move;

/** What only one player is told. */
export const secret = ["placed", "arranged"];

/** What was hidden is seen best where all still stand. */
export const hidden = "start";

/** The colours of the figures. */
export const colours = (): string[] => ["var(--lacquer)", "var(--ink)"];

/** In the list of choices a figure is called as it stands on the board: by its letter, its rank and its square. */
export const names = (view: Record<string, unknown>, _: unknown, story: Story): Name[] => {
  const seat = (view as View).seat;
  if (seat === null || (view as View).phase === "arrangement") return [];
  return standing(view as View).flatMap(({ side, letter, rank, square }): Name[] => {
    const called = [lettered(letter), ...(rank === UNSEEN ? [] : [story.say(`rank-${rank}`)]), square].join(" ");
    if (side !== seat) return [{ part: { verb: "kidnap", victim: letter }, called }];
    return ["step", "salto", "kidnap"].map((verb) => ({ part: { verb, figure: letter }, called }));
  });
};
