// The reader's language, and the Fluent files in it. The same files speak in the terminal.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";

export const LANGUAGES = { en: "English", es: "Español", fr: "Français", de: "Deutsch", nl: "Nederlands" } as const;
export type Language = keyof typeof LANGUAGES;

type Load = () => Promise<unknown>;
const SITE = import.meta.glob("../../../src/shinobi/locale/site/*.ftl", { query: "?raw", import: "default" });
const SHARED = import.meta.glob("../../../src/shinobi/locale/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob("../../../src/shinobi/games/*/text/*.ftl", { query: "?raw", import: "default" });

const KEPT = "shinobi-language";

function isLanguage(said: string | null | undefined): said is Language {
  return said != null && said in LANGUAGES;
}

/** The first of the reader's languages that we speak. */
export function preferred(kept: string | null, spoken: readonly string[]): Language {
  if (isLanguage(kept)) return kept;
  return spoken.map((one) => one.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

/** The language of this reader, as far as the browser knows it. */
export const mine = (): Language => preferred(localStorage.getItem(KEPT), navigator.languages);

function source(files: Record<string, Load>, end: string): Load {
  const found = Object.entries(files).find(([path]) => path.endsWith(end));
  if (!found) throw new Error(`There is no text ${end}.`);
  return found[1];
}

const resources = new Map<Load, Promise<FluentResource>>();

/** The messages of a file, which all bundles share that have them. */
function read(load: Load): Promise<FluentResource> {
  const known = resources.get(load) ?? load().then((text) => new FluentResource(text as string));
  resources.set(load, known);
  // What did not come may come the next time.
  known.catch(() => resources.delete(load));
  return known;
}

class Chosen {
  current = $state<Language>("en");
  /** What all pages say. */
  site = $state.raw<FluentBundle>(new FluentBundle("en"));
  #games = new Map<string, Promise<FluentBundle>>();

  async begin(): Promise<void> {
    await this.choose(mine(), false);
  }

  async choose(language: Language, keep = true): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of await Promise.all([
      read(source(SHARED, `/locale/${language}.ftl`)),
      read(source(SITE, `/site/${language}.ftl`)),
    ]))
      bundle.addResource(file);
    this.site = bundle;
    this.current = language;
    document.documentElement.lang = language;
    const lead = bundle.getMessage("home-lead")?.value;
    if (lead) document.querySelector("meta[name=description]")?.setAttribute("content", bundle.formatPattern(lead));
    if (keep) localStorage.setItem(KEPT, language);
  }

  /** What a game says, and what all say. Loaded when the game is first looked at. */
  game(name: string): Promise<FluentBundle> {
    const language = this.current;
    const key = `${language}/${name}`;
    let bundle = this.#games.get(key);
    if (!bundle) {
      bundle = (async () => {
        const made = new FluentBundle(language, { useIsolating: false });
        for (const file of await Promise.all([
          read(source(SHARED, `/locale/${language}.ftl`)),
          read(source(SITE, `/site/${language}.ftl`)),
          read(source(GAMES, `/${name}/text/${language}.ftl`)),
        ]))
          made.addResource(file);
        return made;
      })();
      this.#games.set(key, bundle);
    }
    return bundle;
  }
}

export const language = new Chosen();

export type Arguments = Record<string, FluentVariable>;

/** A message in words; its own name where nobody wrote it, so that a hole is seen and nothing breaks. */
export function sayFrom(bundle: FluentBundle, message: string, given: Arguments = {}): string {
  const pattern = bundle.getMessage(message)?.value;
  return pattern ? bundle.formatPattern(pattern, given, []) : message;
}

/** Several names in a row, as the reader's language lists them. */
export function allOf(names: readonly string[]): string {
  return new Intl.ListFormat(language.current, { type: "conjunction" }).format(names);
}

/** One of several names, as the reader's language says it. */
export function anyOf(names: readonly string[]): string {
  return new Intl.ListFormat(language.current, { type: "disjunction" }).format(names);
}

/** A message of the pages around the games. */
export function say(message: string, given: Arguments = {}): string {
  return sayFrom(language.site, message, given);
}
