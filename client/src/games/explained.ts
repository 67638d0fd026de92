// What explains a game besides its board: which clause a verb or a thing stands in, by its message (the text is the
// clause's own), and which event begins a new part of the story.

export interface Explained {
  clauses: Record<string, string>;
  chapter: string;
  /** The event from which on the board shows what one step told bit by bit, and says how far it has come. */
  unfolds?: string;
}

const EXPLAINED = import.meta.glob<Explained>("./*/explained.ts");
export const NOTHING: Explained = { clauses: {}, chapter: "" };

export async function explainedOf(game: string): Promise<Explained> {
  const load = Object.entries(EXPLAINED).find(([path]) => path.startsWith(`./${game}/`))?.[1];
  return load ? load() : NOTHING;
}
