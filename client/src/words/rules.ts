// A game's rules page, from its English text: headings, clauses and notes in the order in which they stand there.

const TEXTS = import.meta.glob("../../../src/shinobi/games/*/text/en.ftl", { query: "?raw", import: "default" });

export interface Section {
  heading: string;
  entries: string[];
}

export function sections(source: string): Section[] {
  const page: Section[] = [];
  for (const [, name = ""] of source.matchAll(/^([A-Za-z][\w-]*) *=/gm)) {
    if (name.startsWith("heading-")) page.push({ heading: name, entries: [] });
    else if (/^[A-Z]{3}-\d{2}$/.test(name) || name.startsWith("note-")) page.at(-1)?.entries.push(name);
  }
  return page;
}

export async function clausesOf(game: string): Promise<Section[]> {
  const load = Object.entries(TEXTS).find(([path]) => path.includes(`/games/${game}/`))?.[1];
  if (!load) throw new Error(`There is no game ${game}.`);
  return sections((await load()) as string);
}
