// The description of a game's WebAssembly module, as it lies beside the pages, and what the numbers in it mean.

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** What a number stands for, between which numbers it lies, and which of them is there where nothing was put. */
export interface Meaning {
  kind: "thing" | "seat" | "listed" | "some" | "number" | "flag" | "clause" | "audience";
  least: number;
  greatest: number;
  blank: number;
  /** Of things: their names. */
  values?: string[];
  /** Of a set: what is in it. */
  each?: { kind: string; values?: string[] };
  /** Of clauses. */
  prefix?: string;
  /** Of what an option lists: the part of it. */
  part?: string;
}

export interface Kind {
  kind: "states" | "array" | "record" | "number" | "key" | "real" | "nothing";
  of?: string;
}

export interface Level {
  entry: string;
  /** Whether it says anything. */
  talks: boolean;
  sharpness?: number;
  carelessness?: number;
  /** Of one that searches: how many simulations in all, in how many searches, and in which portions. */
  simulations?: number;
  searches?: number;
  portion?: number;
  choice?: number;
  /** Of one that learned: how long each part of its room to think in is, and how it looks at a state. */
  thought?: Record<string, number>;
  plan?: number[];
  /** How many matches it imagines for a move where the network guides a search, and for how many steps each is played on. */
  imagined?: number;
  playout?: number;
}

interface Option {
  domain?: Meaning;
  each_seat?: boolean;
  values?: number;
  may_be_null?: boolean;
  /** Of a whole structure: where the cells of each field stand in it. */
  sheet?: Record<string, { part: string; key: string; words: string[] | null }>;
}

/** A record by which a module writes for receivers, at first. A field is a number, or has so many cells of 0, or these cells. */
interface Writing {
  fields: Record<string, { value?: number; room?: number; cells?: number[] }>;
  /** What every receiver's row begins like, by field. */
  rows: Record<string, number[]>;
  /** The texts to write with; of whole numbers that follow one another, the first and the last. */
  texts: (string | [number, number])[];
}

/** What an event tells, whether a move that told it stands, whether a round or a scene begins with it, and how long people need for it. */
export interface EventMeaning {
  event: string;
  arguments: Record<string, Meaning>;
  reveals: boolean;
  final: boolean;
  opens: boolean;
  scene: boolean;
  beats: number;
}

/** The cells of a table before the deal; all others are blank. */
export type Cells = Record<string, number | number[]>;

/** What was agreed about a table: its options, or the cells that they come to. */
export interface TableSet {
  players: number;
  edition: string;
  options?: Record<string, unknown>;
  cells?: Cells;
}

export interface Layout {
  layout: number;
  game: string;
  state: { size: number; fields: Record<string, { offset: number; width: number; shape: number[]; per_seat: boolean; domain: Meaning }> };
  tables: { edition: string; players: number; cells: Cells }[];
  options: Record<string, Option>;
  seats: { most: number; spectator: number; everybody: number };
  clauses: Meaning;
  actions: { count: number; verbs: { verb: string; first: number; arguments: Record<string, Meaning> }[] };
  events: {
    field: string;
    count: string;
    cells: number;
    events: EventMeaning[];
  };
  showing: { Show: Writing; Board: Writing };
  bots: {
    levels: Record<string, Level>;
    last_resort: string;
    /** Of the bots: those of another version may choose otherwise. */
    version: number;
    evidence: number;
    row: number;
    remembered: number;
    claims: { claim: string; arguments: Record<string, Meaning> }[];
    /** How many numbers a remark has at most, and which remark the first two mean; `null` where bots say nothing. */
    talk: {
      longest: number;
      kinds: ("claim" | "question" | "gesture")[];
      remarks: Record<"claim" | "question" | "gesture", { name: string; arguments: Record<string, Meaning> }[]>;
    } | null;
    search: Record<string, { value?: number; lengths?: number[]; in?: string; offset?: number }>;
  };
  module: {
    memory: string;
    heap: string;
    entries: Record<string, { parameters: Record<string, Kind>; result: Kind }>;
    records: Record<string, { size: number; fields: Record<string, Kind & { offset: number }> }>;
  };
}

/** The version of the description that is read here. */
export const VERSION = 1;

const NOTHING = -1;
const isWhole = (value: Json): value is number => typeof value === "number" && Number.isInteger(value);

/** A number as records have it. */
export function show(meaning: Meaning, value: number, everybody = NOTHING): Json {
  switch (meaning.kind) {
    case "thing":
      return value === NOTHING ? null : meaning.values![value]!;
    case "seat":
    case "listed":
      return value === NOTHING ? null : value;
    case "some":
      return value === NOTHING ? null : members(value).map((one) => meaning.each?.values?.[one] ?? one);
    case "flag":
      return value !== 0;
    case "clause":
      return value ? `${meaning.prefix}-${String(value).padStart(2, "0")}` : null;
    case "audience":
      return value === everybody ? "all" : members(value);
    default:
      return value;
  }
}

/** The places of the bits of a mask. */
function members(mask: number): number[] {
  return Array.from({ length: 31 }, (_, bit) => bit).filter((bit) => (mask >> bit) & 1);
}

/** The number behind what a record has; `null` where it has something that means nothing here. */
export function read(meaning: Meaning, shown: Json): number | null {
  switch (meaning.kind) {
    case "thing":
      return typeof shown === "string" ? found(meaning.values!, shown) : null;
    case "some":
      return Array.isArray(shown) ? mask(shown.map((one) => readMember(meaning, one))) : null;
    case "flag":
      return typeof shown === "boolean" ? Number(shown) : null;
    case "seat":
    case "listed":
    case "number":
      return isWhole(shown) && shown >= meaning.least && shown <= meaning.greatest ? shown : null;
    default:
      return null;
  }
}

function readMember(meaning: Meaning, shown: Json): number | null {
  const { values } = meaning.each!;
  if (values) return typeof shown === "string" ? found(values, shown) : null;
  return isWhole(shown) && shown >= 0 && 2 ** shown <= meaning.greatest ? shown : null;
}

function found(names: string[], name: string): number | null {
  const place = names.indexOf(name);
  return place < 0 ? null : place;
}

function mask(bits: (number | null)[]): number | null {
  return bits.some((bit) => bit === null) ? null : bits.reduce<number>((sum, bit) => sum | (1 << bit!), 0);
}

/** The move that an action is, as people see it. */
export function moveOf(layout: Layout, action: number): { verb: string; [name: string]: Json } {
  const verb = layout.actions.verbs.findLast(({ first }) => first <= action)!;
  let rest = action - verb.first;
  const shown: [string, Json][] = [];
  for (const [name, meaning] of Object.entries(verb.arguments).reverse()) {
    const count = meaning.greatest - meaning.least + 1;
    shown.unshift([name, show(meaning, meaning.least + (rest % count))]);
    rest = Math.floor(rest / count);
  }
  return { verb: verb.verb, ...Object.fromEntries(shown) };
}

/** The action that a move of a record means; `null` where it is none. */
export function actionOf(layout: Layout, move: Json): number | null {
  if (!Array.isArray(move)) return null;
  const verb = layout.actions.verbs.find((one) => one.verb === move[0]);
  const meanings = verb ? Object.values(verb.arguments) : [];
  if (!verb || move.length !== meanings.length + 1) return null;
  let action = 0;
  for (const [nth, meaning] of meanings.entries()) {
    const value = read(meaning, move[nth + 1]!);
    if (value === null) return null;
    action = action * (meaning.greatest - meaning.least + 1) + value - meaning.least;
  }
  return verb.first + action;
}

/** The cells of a table before the deal, by the options that a record states; `null` where there is no such table. */
export function cellsOf(
  layout: Layout,
  table: { players: number; edition: string; options: { [name: string]: Json } },
): Cells | null {
  const { players, edition, options } = table;
  if (!layout.tables.some((one) => one.edition === edition && one.players === players)) return null;
  if (Object.keys(options).some((name) => !(name in layout.options))) return null;
  const cells: Cells = { players };
  for (const [name, option] of Object.entries(layout.options)) {
    const value = options[name];
    if (value === undefined) return null;
    const filled = option.sheet ? fromSheet(layout, option.sheet, value) : { [name]: fromOption(option, value, players) };
    for (const [field, given] of Object.entries(filled)) {
      if (given === null) return null;
      cells[field] = given;
    }
  }
  return cells;
}

type Filling = number | number[] | null;

function fromOption(option: Option, value: Json, players: number): Filling {
  const domain = option.domain!;
  const one = (shown: Json): number | null => {
    if (shown === null && option.may_be_null) return domain.blank;
    const number = read(domain, shown);
    return domain.kind === "seat" && number !== null && number >= players ? null : number;
  };
  const length = option.each_seat ? players : option.values!;
  if (!length) return one(value);
  return Array.isArray(value) && value.length === length ? all(value.map(one)) : null;
}

function fromSheet(layout: Layout, columns: NonNullable<Option["sheet"]>, sheet: Json): Record<string, Filling> {
  const part = (name: string): Json[] => {
    const rows = sheet && typeof sheet === "object" && !Array.isArray(sheet) ? sheet[name] : null;
    return Array.isArray(rows) ? rows : [];
  };
  const says = (row: Json, key: string): Json =>
    (row && typeof row === "object" && !Array.isArray(row) ? row[key] : null) ?? null;
  const cells: Record<string, Filling> = {};
  for (const [field, { part: name, key, words }] of Object.entries(columns)) {
    const { domain, shape } = layout.state.fields[field]!;
    const one = (row: Json): number | null => {
      const shown = says(row, key);
      if (words) return Array.isArray(shown) ? mask(shown.map((word) => found(words, String(word)))) : null;
      if (domain.kind === "listed") {
        const place = part(domain.part!).findIndex((other) => shown !== null && says(other, "name") === shown);
        return place < 0 ? domain.blank : place;
      }
      return shown === null ? domain.blank : read(domain, shown);
    };
    const rows = part(name);
    cells[field] = rows.length === shape[0] ? all(rows.map(one)) : null;
  }
  return cells;
}

const all = (numbers: (number | null)[]): Filling => (numbers.some((one) => one === null) ? null : (numbers as number[]));
