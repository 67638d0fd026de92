// What each receiver of a match is shown and told, written by the game's module as a server would write it.
import type { Arguments, GameModule, Key, Room, States } from "./module";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** What a receiver is shown: all of it as JSON. */
export interface Told {
  view: string;
  legal: string;
  /** What is asked, or whom the receiver waits for, as sayings. */
  prompt: string;
  facts: string;
}

/** A match that is played in a module, with what everybody knows and remembers. The spectators come after the last seat. */
export class ShownMatch {
  readonly states: States;
  protected readonly show: number;
  protected readonly board: number;
  protected readonly views: Writing;
  protected readonly people: Writing;
  /** For each receiver, a row of what it knows, and one of what it remembers. */
  protected readonly known: Room;
  protected readonly memories: Room;

  constructor(
    readonly module: GameModule,
    readonly players: number,
  ) {
    const { Show, Board } = module.layout.showing;
    this.states = module.states(1);
    this.views = writing(module, "Show");
    this.people = writing(module, "Board");
    this.known = this.rows(Show.rows["known"]!);
    this.memories = this.rows(Board.rows["memories"]!);
    const { states, known, memories } = this;
    this.show = module.record("Show", { ...this.views.fields, states, known });
    this.board = module.record("Board", { ...this.people.fields, states, known, memories });
  }

  /** A row for each seat and for the spectators, all beginning like this. */
  private rows(first: number[]): Room {
    const rows = this.module.array("uint8", this.players + 1, first.length);
    for (let nth = 0; nth <= this.players; nth++)
      this.module.bytes(rows.address + nth * first.length, first.length).set(first);
    return rows;
  }

  /** Deal at a table before the deal, which these cells describe. */
  deal(cells: Record<string, number | number[]>, key: Key): void {
    this.module.put(this.states.address, cells);
    this.module.call("deal", { states: this.states, number: 0, key });
    this.module.call("show_all", { show: this.show, whole: 1 });
    this.remember();
  }

  /** Take a step; returns the number of the clause that forbids it, or 0. */
  step(seat: number, action: number, key: Key): number {
    const clause = this.module.call("step_and_show", { show: this.show, seat, action, key });
    if (!clause) this.remember();
    return clause;
  }

  protected remember(): void {
    this.module.call("remember_told", { board: this.board });
  }

  /** What is asked of a receiver, or whom it waits for; and the facts. */
  protected writtenFor(receiver: number): [string, string] {
    this.module.call("write_for", { board: this.board, receivers: 1 << receiver });
    return this.people.written([0, ...this.people.ends(2 * receiver + 2)].slice(2 * receiver));
  }

  /** What every receiver is shown and told now. */
  told(): Told[] {
    this.module.call("show_all", { show: this.show, whole: 1 });
    const ends = this.views.ends(2 * this.players + 2);
    return Array.from({ length: this.players + 1 }, (_, receiver) => {
      const [view, legal] = this.views.written([0, ...ends].slice(2 * receiver));
      const [prompt, facts] = this.writtenFor(receiver);
      return { view, legal, prompt, facts };
    });
  }
}

interface Writing {
  fields: Arguments;
  /** The first numbers of `ends`. */
  ends(count: number): number[];
  /** The two texts between three places in what was written. */
  written(places: number[]): [string, string];
}

/** Room for the fields of a record that writes, filled as they are at first. */
function writing(module: GameModule, name: "Show" | "Board"): Writing {
  const { fields, texts } = module.layout.showing[name];
  const kinds = module.layout.module.records[name]!.fields;
  const all = texts.flatMap(listed);
  let end = 0;
  const starts = [0, ...all.map((text) => (end += sizeOf(text)))];
  const bytes = module.array("uint8", end);
  // All at once: there are tens of thousands in some games.
  module.bytes(bytes.address, end).set(encoder.encode(all.join("")));
  const out = room(module, "uint8", fields["out"]!);
  const ends = room(module, "int64", fields["ends"]!);
  const made: Arguments = { texts: bytes, starts: room(module, "int64", { cells: starts }), out, ends };
  for (const [field, value] of Object.entries(fields))
    made[field] ??= value.value ?? room(module, kinds[field]!.of!, value);
  const between = (from: number, to: number) => decoder.decode(module.bytes(out.address + from, to - from));
  return {
    fields: made,
    ends: (count) => Array.from({ length: count }, (_, nth) => Number(module.view.getBigInt64(ends.address + 8 * nth, true))),
    written: ([first, middle, after]) => [between(first!, middle!), between(middle!, after!)],
  };
}

/** Texts that the description lists, or whole numbers of which it says the first and the last. */
function listed(text: string | [number, number]): string[] {
  if (typeof text === "string") return [text];
  return Array.from({ length: text[1] - text[0] + 1 }, (_, nth) => String(text[0] + nth));
}

/** How many bytes a text has. */
const sizeOf = (text: string): number => (/[^\0-\x7f]/.test(text) ? encoder.encode(text).length : text.length);

function room(module: GameModule, of: string, { room, cells }: { room?: number; cells?: number[] }): Room {
  const made = module.array(of, cells?.length ?? room!);
  if (!cells) return made;
  if (of === "uint8") module.bytes(made.address, cells.length).set(cells);
  else module.put64(made.address, cells);
  return made;
}
