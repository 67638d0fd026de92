// Whether the record of a match holds to what was agreed before the deal: all that can be said without the rules, which
// are asked in `rules/checking.ts`.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { Json } from "@/rules/layout";
import { commitmentTo, hashOf, sealOf } from "@/wire/agreement";
import type { Promised } from "@/wire/promises";


interface Round {
  commitments: (string | null)[];
  contributions: (string | null)[];
}

/** As much of docs/record.md as is looked at here. */
export interface MatchRecord {
  game: string;
  players: number;
  edition: string;
  options: { [name: string]: Json };
  keys: { table?: string; secret?: string; commitment?: string; sitters?: (string | null)[]; rounds?: Round[]; seal?: string };
  deal: Json[][];
  steps: { told: Json[][] }[];
}

export type Answer = "right" | "wrong" | "unseen";

/** What was found; each question has the answers of its own texts: `fairness-QUESTION-ANSWER`. */
export interface Findings {
  answers: [question: string, answer: Answer][];
  /** The seats whose parts are in the keys. */
  contributors: number[];
  /** The seats that had committed and did not reveal, so that the deal was called off. */
  withheld: number[];
  /** People's seats that added nothing, though they never called off. */
  silent: number[];
  seal: string | null;
}

const NOTHING_AGREED: Findings = { answers: [], contributors: [], withheld: [], silent: [], seal: null };

/** Compact JSON with the names in every object sorted. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name] ?? null)}`).join(",")}}`;
}

/** What a seat was told, in one hash: events in their order, each as its name and arguments. */
export const hashOfTold = (events: Json[][]): string => hashOf(JSON.stringify(events));

/** What a record says that a seat was told. */
export function toldTo(record: MatchRecord, seat: number): Json[][] {
  const told = [...record.deal, ...record.steps.flatMap((step) => step.told)];
  return told.filter(([to]) => to === "all" || (Array.isArray(to) && to.includes(seat))).map(([, ...event]) => event);
}

/** Everything that the page can check of a record of this table; `null` where nothing was agreed. */
export function findings(record: MatchRecord, table: string, promised: Promised): Findings | null {
  const { secret, sitters, rounds } = record.keys;
  if (!secret || !sitters || !rounds?.length) return null;
  const rows = [sitters, ...rounds.flatMap((round) => [round.commitments, round.contributions])];
  const found: Findings = { ...NOTHING_AGREED, answers: [], withheld: [] };
  const answer = (question: string, right: boolean): void => void found.answers.push([question, right ? "right" : "wrong"]);
  const fingerprint = bytesToHex(sha256(hexToBytes(secret)));
  if (promised.commitment === undefined) found.answers.push(["secret", "unseen"]);
  else answer("secret", fingerprint === promised.commitment);
  const setting = hashOf(canonical([record.game, record.players, record.edition, record.options]));
  const seals: string[] = [];
  let fits = record.keys.table === table && fingerprint === record.keys.commitment;
  if (rows.some((row) => row.length !== record.players)) fits = false;
  rounds.forEach((round, number) => {
    const seats = sitters.map((level, seat) => ({
      level,
      commitment: round.commitments[seat] ?? null,
      withheld: found.withheld.includes(seat),
    }));
    seals.push(sealOf(table, fingerprint, setting, number, seals.at(-1) ?? null, seats));
    const now: number[] = [];
    seats.forEach(({ level, commitment, withheld }, seat) => {
      const value = round.contributions[seat] ?? null;
      if (commitment !== null && (level !== null || withheld)) fits = false;
      if (value !== null && commitment !== commitmentTo(value, table, number, seat)) fits = false;
      if (commitment !== null && value === null) now.push(seat);
    });
    if (number < rounds.length - 1 ? !now.length : now.length) fits = false;
    found.withheld.push(...now);
  });
  answer("parts", fits && seals.at(-1) === record.keys.seal);
  const last = rounds.at(-1)!;
  const seen = promised.seals?.filter(Boolean) ?? [];
  if (!seen.length) found.answers.push(["seal", "unseen"]);
  else answer("seal", seen.at(-1) === seals.at(-1));
  // Who was bound and sat there to the end must find their part, whether or not the table let them reveal it.
  if (promised.revealed || (promised.seat !== undefined && promised.given)) {
    const mine = Object.entries(promised.given ?? {}).filter(([place]) => place.startsWith(`${rounds.length - 1} `));
    answer("mine", mine.some(([place, value]) => last.contributions[Number(place.split(" ")[1])] === value));
  }
  if (promised.told === undefined || promised.seat === undefined) found.answers.push(["told", "unseen"]);
  else answer("told", hashOfTold(toldTo(record, promised.seat)) === promised.told);
  found.seal = seals.at(-1) ?? null;
  found.contributors = sitters.flatMap((_, seat) => (last.contributions[seat] ? [seat] : []));
  found.silent = sitters.flatMap((level, seat) =>
    level === null && !last.commitments[seat] && !found.withheld.includes(seat) ? [seat] : [],
  );
  return found;
}
