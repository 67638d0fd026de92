import type { Story } from "@/words/story";
import { COLOURS } from "./colours";
import { UNSEEN, type Clan, type View } from "./view";

// The clauses that explain what can be done, and what begins a new part of the story.
export const clauses = {
  "verb-deploy": "CLA-10",
  "verb-ninja": "CLA-11",
  "verb-station": "CLA-12",
  "verb-move": "CLA-12",
  "verb-attack": "CLA-14",
};

/** The event that begins a new part of the story. */
export const chapter = "turn";

/** Everybody's last turn. */
export const closing = (view: Record<string, unknown>): boolean => (view as View).deck_size === 0;

/** With these the clans come to light. */
export const ends = ["clan-shown", "ended"];

/** Whatever the last order was, the count decides, and tells itself. */
export const endings: readonly string[] = [];

/** Whoever draws is told each card; the deck's size stands on the table. */
export const covered = { refilled: "drew" };

/** The hand shows what was drawn. */
export const plain = ["drew"];

/** Who was dealt how many cards stands on the table, and hides what was done among the news. */
export const minor = ["refilled"];

/** An army is chosen at once, wherever it stands. */
export const together = { attack: ["province", "target"], ninja: ["province", "clan"] };

/** The clans that the players served, as far as they are known: at the end all are. */
const served = (view: Record<string, unknown>): (Clan | null)[] => (view as View).clan.map((clan) => (clan === UNSEEN ? null : clan));

/** Colours are clans here: a player has that of the clan they served, which is named beside them. */
export const colours = (view: Record<string, unknown>): string[] => served(view).map((clan) => (clan ? COLOURS[clan] : ""));
export const sides = (view: Record<string, unknown>, story: Story): string[] => served(view).map((clan) => (clan ? story.say(`clan-${clan}`) : ""));

/** What only one player is told. */
export const secret = ["clan-dealt", "drew"];
