// What explains a game besides its board: which clause a verb or a thing stands in, by its message (the text is the
// clause's own), and which event begins a new part of the story.

import type { Component } from "svelte";
import type { Situation, Spoken } from "@/wire/types";
import type { Name, Story } from "@/words/story";

/** Moves that are made one after the other, and what they are called together. */
export interface Also {
  called: string;
  moves: Record<string, unknown>[];
}

export interface Explained {
  clauses: Record<string, string>;
  chapter: string;
  /** Events that the board takes a moment to show, such as a die that rolls: what was told from there on is read after it. */
  slow?: readonly string[];
  /** Events that nobody wants to miss: they are looked at for a while also at a quick pace. */
  unhurried?: readonly string[];
  /** Whether the end is near: from there on nothing is shown in a hurry. */
  closing?: (view: Record<string, unknown>) => boolean;
  /** Events that the board shows so plainly that nobody needs to be told them in words while they happen. */
  plain?: readonly string[];
  /** Events that only one player is told: in the log they bear the sign of what only you know. */
  secret?: readonly string[];
  /** Events that say no more than others in the same step, by those: whoever was told each card need not be told how many. */
  covered?: Record<string, string>;
  /** Verbs with one part, each value of which is a choice of its own: one button for each, and no question in between. */
  whole?: readonly string[];
  /** Verbs that cannot be mended and are easily pressed by mistake: they are always asked about, with the game's `grave-VERB`. */
  grave?: readonly string[];
  /** Whether the moves that the hints' `risks` name are asked about at every table, not only where somebody wants it. */
  mortal?: boolean;
  /** Events that their `seat` is told of in words even if something else is asked already. */
  felt?: readonly string[];
  /** Where a finished match shows best what was hidden: after its last move, unless it says where it starts. */
  hidden?: "start" | "end";
  /** Whether words are chosen in the list alone, and the board offers nothing but its cards: the list then shows all of itself. */
  worded?: boolean;
  /** By the part of a move, what draws a value of it, beside its name. */
  signs?: Record<string, Component<{ of: string }>>;
  /** Parts of a move of which also those values are listed that the rules forbid now, and why. */
  barred?: readonly string[];
  /** Parts of a move of which values are listed in the order of the hints' `names`. */
  ordered?: readonly string[];
  /** The event by which a `seat` can win no more while the match goes on: whoever it is reads the game's `fallen-title` and `fallen-how`. */
  fall?: string;
  /** Besides `chapter`, events that are headings in a digest. */
  headings?: readonly string[];
  /** Events that a digest leaves out, because others say the same. */
  minor?: readonly string[];
  /** By verb, the order in which its parts are asked for, where it is another than the move's own. */
  asks?: Record<string, readonly string[]>;
  /** By verb, the parts that name one thing together, such as an army by its province and its clan: they are asked for as one,
      with the game's `ask-VERB-PARTS` and `name-VERB-PARTS`. */
  together?: Record<string, readonly string[]>;
  /** Parts of moves that are not asked for where only one value is left for them. */
  implied?: readonly string[];
  /** The answer that everybody can see to be the only one, by the viewer's hints: it is given for whoever does not give it. */
  forced?: (hints: Record<string, unknown>, legal: readonly Record<string, unknown>[]) => Record<string, unknown> | undefined;
  /** What else can be done with what was picked, or before anything was: by several moves in a row, under one name. */
  also?: (picked: Record<string, unknown>, now: Pick<Situation, "view" | "hints" | "legal">, story: Story) => readonly Also[];
  /** Whether a move brings its player nothing: it stands behind the others. */
  idle?: (move: Record<string, unknown>, hints: Record<string, unknown>) => boolean;
  /** By seat, what decides the order of the players in the result: most first. */
  standing?: (view: Record<string, unknown>) => readonly number[];
  /** The event from which on the board shows what one step told bit by bit, and says how far it has come. */
  unfolds?: string;
  /** Whether the board is taller than wide: on a wide screen what is asked then stands beside it, at the lower right. */
  tall?: boolean;
  /** Events that are counted at the end, with the game's `counted-EVENT`: how long it was. */
  counted?: readonly string[];
  /** The events that tell what came of a match, where there are others than `ended`: what happened last is seen before them. */
  ends?: readonly string[];
  /** The events that tell how the end came, where it is not simply what happened last. */
  endings?: readonly string[];
  /** Whether everybody can see what was asked, or it is over: then nobody needs to answer. */
  settled?: (question: Spoken, view: Record<string, unknown>, hints: Record<string, unknown>) => boolean;
  /** Still better names for what can be chosen than the hints have: with what it does, in the words of the cards. */
  names?: (view: Record<string, unknown>, hints: Record<string, unknown>, story: Story) => readonly Name[];
  /** The colours by which one knows the players on the board, in the order of their seats, where they have some. */
  colours?: (view: Record<string, unknown>) => readonly string[];
  /** By what else one knows the players when a match is over, in the order of their seats: in whose service they were. */
  sides?: (view: Record<string, unknown>, story: Story) => readonly string[];
}

const EXPLAINED = import.meta.glob<Explained>("./*/explained.ts");
export const NOTHING: Explained = { clauses: {}, chapter: "" };

/** Whether an event is told with the rest of its step, or another one of it says it better. */
export function isTold(event: Record<string, unknown>, step: readonly Record<string, unknown>[], { covered }: Pick<Explained, "covered">): boolean {
  const better = covered?.[String(event["event"])];
  const same = (other: Record<string, unknown>): boolean => ["seat", "art"].every((name) => other[name] === event[name] || !(name in event));
  return better === undefined || !step.some((other) => other["event"] === better && same(other));
}

export async function explainedOf(game: string): Promise<Explained> {
  const load = Object.entries(EXPLAINED).find(([path]) => path.startsWith(`./${game}/`))?.[1];
  return load ? load() : NOTHING;
}
