// How the people at a table agree on its chance: the hashes of docs/record.md.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Json } from "@/rules/layout";
import type { Setting } from "@/wire/types";

export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Compact JSON with the names in every object sorted. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name] ?? null)}`).join(",")}}`;
}

/** What the id of a table, the level of a bot and a hash look like. */
export const TABLE_ID = /^[0-9a-z]{10}$/;
const LEVEL = /^[a-z][a-z0-9-]{0,23}$/;
const HASH = /^[0-9a-f]{64}$/;

export const isHash = (text: unknown): text is string => typeof text === "string" && HASH.test(text);

/** The parts of the keys of a match that people agreed on. */
const PARTS = ["table", "secret", "commitment", "sitters", "stand_in", "rounds", "seal"];

/** Whether these keys have nothing beside what was agreed, from which other chance could come. */
export const isAgreed = (keys: object): boolean => Object.keys(keys).every((name) => PARTS.includes(name));

/** The hash by which a seat commits to its contribution. */
export const commitmentTo = (value: string, table: string, round: number, seat: number): string =>
  hashOf(`shinobi contribution ${table} ${round} ${seat} ${value}`);

/** The hash of what was agreed about the game. */
export const settingHash = ({ game, players, edition, options }: Setting): string =>
  hashOf(canonical([game, players, edition, options as Json]));

/** A seat as the seal of a round knows it: a bot's level, or what a person is bound to. */
export interface SealedSeat {
  level: string | null;
  commitment: string | null;
  withheld: boolean;
}

/** The hash of everything that is fixed before anything is revealed in a round; `null` where that cannot be. */
export function sealOf(
  table: string,
  secret: string,
  setting: string,
  standIn: string,
  round: number,
  before: string | null,
  seats: SealedSeat[],
): string | null {
  if (!TABLE_ID.test(table) || [standIn, ...seats.map(({ level }) => level)].some((level) => level !== null && !LEVEL.test(level))) return null;
  const sitters = seats.map(({ level, commitment, withheld }) =>
    level === null ? ["person", withheld ? "withheld" : commitment] : ["bot", level],
  );
  return hashOf(JSON.stringify(["shinobi deal 2", table, secret, setting, standIn, round, before, sitters]));
}
