// Turns the moves, events, prompts and remarks of one table into sentences. The counterpart of the terminal's Story.
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { NOTHING, type Explained } from "@/games/explained";
import type { GameDescription, Kind } from "@/wire/api";
import type { Setting, Spoken } from "@/wire/types";
import { language, sayFrom, type Arguments } from "@/words/language.svelte";

type Json = unknown;
type Named = Record<string, Json>;

/** A sentence to be said in the reader's language, as the server sends it: `shinobi.engine.sayings`. */
export type Said = {
  say: string;
  with?: Record<string, Reference>;
};
export type Reference = string | number | Said | { seat: number } | { listed: [string, string, number] } | Reference[];

/** Something that an option of the table lists; its author may have named it in several languages. */
export interface Listed {
  name: string;
  names?: Record<string, string>;
}

/** A better name for what a move speaks of, if the move has this part: the hints called `names`. */
export interface Name {
  part: Record<string, unknown>;
  called: Reference;
}

export const namesIn = (hints: Named): readonly Name[] => (hints["names"] ?? []) as Name[];

/** A clause in brackets is not read with the sentence: where it can be opened, it stands behind it. */
export const withoutClause = (sentence: string): string => sentence.replace(/ ?\([A-Z]{3}-\d{2}\)/, "");

/** A part of the story by the first of its words: what stands in the log as a heading. */
export const titled = (sentence: string): string => sentence.replace(/^[—–] | [—–]$/g, "").replace(/\. .*|\.$/s, "");

/** The seats that something names. */
const seatsIn = (kinds: Record<string, Kind>, given: Named): Named =>
  Object.fromEntries(Object.keys(kinds).flatMap((name) => (kinds[name]?.kind === "seat" ? [[name, given[name]]] : [])));

export class Story {
  constructor(
    readonly bundle: FluentBundle,
    readonly game: GameDescription,
    readonly setting: Setting,
    readonly names: readonly string[],
    /** Which clause explains what; loaded before anything is shown, so that nothing is without its explanation. */
    readonly explained: Explained = NOTHING,
    /** Where the reader sits, who is not called by name but “you”. */
    readonly reader: number | null = null,
  ) {}

  say = (message: string, given: Arguments = {}): string => sayFrom(this.bundle, message, given);

  /** A message that names seats, said to the reader. A text has an attribute for what the reader is in it, `.seat` or
      `.seat-province`; and `.other` for a reader who plays, too, and is not named. Who looks on reads names. */
  sayOf(message: string, given: Arguments, seats: Record<string, unknown>): string {
    const own = Object.keys(seats).filter((name) => seats[name] === this.reader);
    const ways = this.reader === null ? [] : own.length ? [own.join("-"), ...own] : ["other"];
    const patterns = this.bundle.getMessage(message)?.attributes ?? {};
    const pattern = ways.map((way) => patterns[way]).find((one) => one !== undefined);
    return pattern ? this.bundle.formatPattern(pattern, given, []) : this.say(message, given);
  }

  /** The question for a part of a move. A text has an attribute for what was picked before it: `.target`. */
  question(picked: Named, part: string): string {
    const verb = String(picked["verb"]);
    const message = `ask-${verb}-${part}`;
    const patterns = this.bundle.getMessage(message)?.attributes ?? {};
    const before = Object.keys(picked).find((name) => patterns[name] !== undefined);
    const kinds = this.game.moves[verb];
    return before ? this.bundle.formatPattern(patterns[before]!, { [before]: this.thing(kinds?.[before], picked[before]) }, []) : this.say(message);
  }

  has = (message: string): boolean => this.bundle.hasMessage(message);

  /** A value as people see it, in words. */
  thing(kind: Kind | undefined, value: Json): FluentVariable {
    if (value === null || value === undefined) return "–";
    switch (kind?.kind) {
      case "seat":
        return this.names[value as number] ?? String(value);
      case "thing":
        return this.say(`${kind.of}-${String(value)}`);
      case "listed":
        return this.listed(kind.option, kind.part, value as number);
      case "some":
        return (value as Json[]).map((one) => this.thing(kind.each, one)).join(", ");
      default:
        return typeof value === "number" ? value : String(value);
    }
  }

  /** The name of something that an option lists: a card of a deck. */
  listed(option: string, part: string, number: number): string {
    const list = (this.setting.options[option] as Record<string, Listed[]> | undefined)?.[part];
    return list?.[number] ? this.entry(list[number]) : String(number);
  }

  /** What an entry of such a list is called in the reader's language, by its author or by the game's own texts. */
  entry({ name, names }: Listed): string {
    const message = `listed-${name.trim().toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
    return names?.[language.current] ?? (this.has(message) ? this.say(message) : name);
  }

  private words(kinds: Record<string, Kind> | undefined, given: Named): Arguments {
    const said: Arguments = {};
    for (const [name, kind] of Object.entries(kinds ?? {})) said[name] = this.thing(kind, given[name]);
    return said;
  }

  /** The sentences of events, which are said again whenever another follows them. */
  readonly #sentences = new WeakMap<Named, string>();

  /** An event as a sentence. */
  event(event: Named): string {
    const known = this.#sentences.get(event) ?? this.#told(event);
    this.#sentences.set(event, known);
    return known;
  }

  #told(event: Named): string {
    const name = String(event["event"]);
    const kinds = this.game.events[name] ?? {};
    return this.sayOf(`event-${name}`, this.words(kinds, event), seatsIn(kinds, event));
  }

  /** A move in words. */
  move(move: Named): string {
    const verb = String(move["verb"]);
    const given = this.words(this.game.moves[verb], move);
    return [this.say(`verb-${verb}`), ...Object.values(given).map(String)].join(" ");
  }

  /** One argument of a move in words: by the better name that the hints have for it, or by its usual one. A name is that of the last
      argument of its part. */
  argument(move: Named, name: string, names: readonly Name[] = []): string {
    const better = names.find(
      ({ part }) => Object.keys(part).at(-1) === name && Object.entries(part).every(([argument, value]) => move[argument] === value),
    );
    if (better) return String(this.reference(better.called));
    return String(this.thing(this.game.moves[String(move["verb"])]?.[name], move[name]));
  }

  /** Whether the game has a sentence for whole moves of this verb. */
  tellsWhole = (verb: string): boolean => this.has(`whole-${verb}`);

  /** A move with all that belongs to it, by the better names that the hints have; as a sentence where the game has one. */
  wholeMove(move: Named, names: readonly Name[] = []): string {
    const kinds = Object.keys(this.game.moves[String(move["verb"])] ?? {});
    if (this.tellsWhole(String(move["verb"])) && kinds.every((name) => name in move))
      return this.say(`whole-${String(move["verb"])}`, Object.fromEntries(kinds.map((name) => [name, this.argument(move, name, names)])));
    const better = names.find(({ part }) => part["verb"] === move["verb"] && Object.keys(part).length === 1);
    const verb = better ? String(this.reference(better.called)) : this.say(`verb-${String(move["verb"])}`);
    const given = Object.keys(move).filter((name) => name !== "verb");
    return given.length ? `${verb}: ${given.map((name) => this.argument(move, name, names)).join(", ")}` : verb;
  }

  /** A sentence that the server put together. */
  said(said: Said): string {
    const given: Arguments = {};
    const seats: Record<string, number> = {};
    for (const [name, reference] of Object.entries(said.with ?? {})) {
      given[name] = this.reference(reference);
      if (typeof reference === "object" && "seat" in reference) seats[name] = reference.seat;
    }
    return this.sayOf(said.say, given, seats);
  }

  private reference(reference: Reference): FluentVariable {
    if (typeof reference !== "object") return reference;
    if (Array.isArray(reference)) return reference.map((one) => this.reference(one)).join(", ");
    if ("say" in reference) return this.said(reference);
    if ("seat" in reference) return this.names[reference.seat] ?? String(reference.seat);
    return this.listed(...reference.listed);
  }

  /** Something said or shown at the table. */
  remark(spoken: Spoken): string {
    if (spoken.kind === "chat") return spoken.text;
    if (spoken.kind === "gesture") {
      const to: Arguments = spoken.to === null ? {} : { to: this.names[spoken.to] ?? "" };
      return this.sayOf(`gesture-${spoken.text}`, { seat: this.names[spoken.seat] ?? "", ...to }, { seat: spoken.seat, to: spoken.to });
    }
    const kinds = (spoken.kind === "claim" ? this.game.talk.claims : this.game.talk.questions)[spoken.text] ?? {};
    return this.sayOf(`${spoken.kind}-${spoken.text}`, this.words(kinds, spoken.arguments), seatsIn(kinds, spoken.arguments));
  }
}
