// What a game's board is: a component that draws a situation and lets people touch it. docs/client.md tells how to add one.
import type { Component } from "svelte";
import type { Choosing, Move } from "@/games/choosing.svelte";
import type { Setting, Situation, Spoken } from "@/wire/types";
import type { Story } from "@/words/story";

export interface BoardProps {
  /** The match as the viewer knows it. A board draws this, and nothing it remembers. */
  now: Situation;
  /** The situation before the last step, where it is known: some of it may be shown a moment longer. */
  before?: Pick<Situation, "view" | "hints"> | null;
  /** What was told just now, so that things move when they move: of a step that is told in scenes, this scene. */
  news: Record<string, unknown>[];
  /** All that the last step has told so far; the news where it is not given. */
  step?: Record<string, unknown>[];
  /** Which moment of the match is shown, scene by scene. */
  moment?: string;
  /** What was told of the last move, to mark what it was about; the news where it is not given. */
  last?: Record<string, unknown>[];
  /** What was told since the viewer's own last decision, where they play: some marks stay until the next. */
  since?: Record<string, unknown>[];
  /** The viewer's seat; null for spectators. */
  seat: number | null;
  /** Whose place lies nearest where nobody's eyes are looked through: that of the reader, if they have played. */
  near?: number | null;
  setting: Setting;
  story: Story;
  /** The move in the making. */
  choosing: Choosing;
  /** Make several moves at once, where the server's hints offer some under one name. */
  playAll: (moves: Move[]) => void;
  /** Take back some of one's own moves, the last that were made, and make others instead: resolves when it is done. */
  instead?: (were: Move[], moves: Move[]) => Promise<void>;
  /** All that was told, step by step. */
  past?: Record<string, unknown>[][];
  /** Put a question of the game to somebody, by its name; not where nobody can be asked. */
  ask?: ((question: string, given: Record<string, unknown>) => void) | undefined;
  /** What was said at the table; not where nobody can be asked. */
  talk?: readonly Spoken[];
  /** Say that the viewer reads something that must not pass by, by its name, or has read it: nothing new is shown meanwhile. Not where the table has no rhythm, and waits for nothing. */
  read?: ((on: boolean, what: string) => void) | undefined;
  /** Whether nothing can be touched: a replay, or a move on its way. */
  still: boolean;
  /** Say how many of the news are shown so far, where the board shows them one after the other. */
  unfold?: (count: number) => void;
  /** Whether the match is over and looked at again: the reader sets the pace, and nothing goes on by itself. */
  replayed?: boolean;
}

export interface CardsProps {
  /** Says things of the deck that its setting holds. */
  story: Story;
}

type Loader<Module> = () => Promise<Module>;

const BOARDS = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");
const CARDS = import.meta.glob<{ default: Component<CardsProps> }>("./*/Cards.svelte");
const PICTURES = import.meta.glob<{ default: Component }>("./*/Picture.svelte");

function named<Module>(all: Record<string, Loader<Module>>, game: string): Loader<Module> | undefined {
  return Object.entries(all).find(([path]) => path.startsWith(`./${game}/`))?.[1];
}

/** A game's board, loaded when it is needed; a game without one is played from the list of choices alone. */
export const boardOf = (game: string): Loader<{ default: Component<BoardProps> }> | undefined => named(BOARDS, game);

/** All cards of a game, for its rules page, where they differ enough to be listed. */
export const cardsOf = (game: string): Loader<{ default: Component<CardsProps> }> | undefined => named(CARDS, game);

/** A game's picture for the home page. */
export const pictureOf = (game: string): Loader<{ default: Component }> | undefined => named(PICTURES, game);
