// A game's rules page, from its English text: headings, clauses and notes in the order in which they stand there.

import { optionName, optionValue } from "@/words/agreed";
import type { Story } from "@/words/story";

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

export interface Agreed {
  /** The option in a few words. */
  name: string;
  /** What this table agreed on, in words. */
  value: string;
  /** The clause that the option is about: its text names it. */
  clause: string | null;
}

/** What a table agreed on, each with the clause it is about. */
export function agreedOn(story: Story): Agreed[] {
  return Object.entries(story.setting.options).flatMap(([name, option]) => {
    const described = story.game.options[name];
    if (!described || !story.has(`option-${name}`)) return [];
    const clause = /[A-Z]{3}-\d{2}/.exec(story.say(`option-${name}`))?.[0] ?? null;
    return [{ name: optionName(name, story.say), value: optionValue(described, option, story.say, story.names), clause }];
  });
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether a clause has all the words that are looked for, whatever their accents. */
export function fits(story: Pick<Story, "say">, entry: string, sought: string): boolean {
  const text = plain(`${entry} ${story.say(entry)}`);
  return plain(sought)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
