// The log of a table in this browser: the entries that `shinobi.table.log` describes, as far as somebody alone makes them.
import type { WrittenKeys } from "@/rules/keys";
import type { Json } from "@/rules/layout";
import type { Kind, Pace, TableInfo } from "@/wire/types";

export type Rhythm = TableInfo["rhythm"];
export type Move = Record<string, Json>;

/** Who sits at a seat: the person, or a bot. */
export interface Chair {
  who: string | null;
  name: string;
  level: string | null;
}

/** Which bot made a move, and what is needed to make it choose again. */
export interface Choice {
  level: string;
  heard: number;
  searched: number[];
  instead_of: string | null;
  version: number;
}

/** Where a table that goes on from a moment of another match begins. */
export interface Branch {
  /** The table of that match, and the moment of its replay: what stands behind the number sign of its address. */
  of: string;
  moment: string;
  /** How many moves had been made, with which keys, and how many entries of the log tell of them. */
  after: number;
  keys: WrittenKeys;
  entries: number;
}

export interface Created {
  entry: "created";
  at: number;
  who: string;
  game: string;
  players: number;
  edition: string;
  options: Record<string, Json>;
  chairs: Chair[];
  pace: Pace;
  stand_in: string;
  secret: string;
  rhythm: Rhythm;
  lesson: boolean;
  agreed: boolean;
  what_if?: Branch;
}

/** How a table was set, as far as everybody may know it. */
export type Known = Omit<Created, "secret" | "what_if"> & { what_if?: Pick<Branch, "of" | "moment"> };

/** What nobody may know of a table before its end. */
export interface Hidden {
  secret: string;
  what_if?: Omit<Branch, "of" | "moment">;
}

/** Both parts of how a table was set. */
export function parted({ secret, what_if: branch, ...known }: Created): { known: Known; hidden: Hidden } {
  if (!branch) return { known, hidden: { secret } };
  const { of, moment, ...past } = branch;
  return { known: { ...known, what_if: { of, moment } }, hidden: { secret, what_if: past } };
}

export function whole({ what_if: branch, ...known }: Known, { secret, what_if: past }: Hidden): Created {
  return { ...known, secret, ...(branch && past ? { what_if: { ...branch, ...past } } : {}) };
}

interface Requested {
  at: number;
  /** Of the request by which it came about. */
  ticket?: string;
}

export type Entry = Requested &
  (
    | { entry: "started" }
    | { entry: "committed"; seat: number; commitment: string }
    | { entry: "revealed"; seat: number; value: string }
    | { entry: "moved"; seat: number; move: Move; bot: Choice | null }
    | { entry: "undone"; seat: number }
    | { entry: "said"; seat: number; kind: Kind; text: string; arguments: Record<string, Json>; to: number | null }
    | { entry: "muted"; seat: number; by: number; muted: boolean }
    | { entry: "chat"; on: boolean }
    | { entry: "continued"; seat: number }
    | { entry: "went-on" }
    | { entry: "rhythm"; rhythm: Rhythm }
    | { entry: "ended"; reason: "resigned" | "deleted"; seat: number | null }
    | { entry: "rematch"; table: string }
  );

export type EntryOf<Name extends Entry["entry"]> = Extract<Entry, { entry: Name }>;
