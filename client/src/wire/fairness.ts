// Whether the record of a match holds to what was agreed before the deal: all that can be said without the rules, which
// are asked in `rules/checking.ts`.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { Json } from "@/rules/layout";
import { commitmentTo, hashOf, isAgreed, isHash, sealOf, settingHash } from "@/wire/agreement";
import type { Promised } from "@/wire/promises";

interface Round {
  commitments: (string | null)[];
  contributions: (string | null)[];
}

/** As much of docs/record.md as is looked at here. */
export interface MatchRecord {
  shinobi: number;
  game: string;
  players: number;
  edition: string;
  options: { [name: string]: Json };
  keys: { table?: string; secret?: string; commitment?: string; sitters?: (string | null)[]; stand_in?: string; rounds?: Round[]; seal?: string };
  deal: Json[][];
  steps: { told: Json[][] }[];
  result: Json;
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
  /** The seal that this browser saw before the deal. */
  seal: string | null;
  /** Whether the record ends before the match was over. */
  unfinished: boolean;
}

const NOTHING_FOUND: Findings = { answers: [], contributors: [], withheld: [], silent: [], seal: null, unfinished: false };

/** The format of records that have an agreement. */
const FORMAT = 2;

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
  const found: Findings = { ...NOTHING_FOUND, answers: [], withheld: [], unfinished: record.result === null };
  const answer = (question: string, right: boolean): void => void found.answers.push([question, right ? "right" : "wrong"]);
  const fingerprint = bytesToHex(sha256(hexToBytes(secret)));
  if (promised.commitment === undefined) found.answers.push(["secret", "unseen"]);
  else answer("secret", fingerprint === promised.commitment);
  const setting = settingHash(record);
  const seals: (string | null)[] = [];
  let fits = record.shinobi === FORMAT && record.keys.table === table && fingerprint === record.keys.commitment;
  if (!isAgreed(record.keys) || rows.some((row) => row.length !== record.players)) fits = false;
  if (![secret, ...rows.slice(1).flat()].every((one) => one === null || isHash(one))) fits = false;
  rounds.forEach((round, number) => {
    const seats = sitters.map((level, seat) => ({
      level,
      commitment: round.commitments[seat] ?? null,
      withheld: found.withheld.includes(seat),
    }));
    seals.push(sealOf(table, fingerprint, setting, record.keys.stand_in ?? "", number, seals.at(-1) ?? null, seats));
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
  answer("parts", fits && isHash(record.keys.seal) && seals.at(-1) === record.keys.seal);
  const last = rounds.at(-1)!;
  const seen = Object.entries(promised.rounds ?? {}).filter(([, { seal }]) => seal);
  found.seal = seen.at(-1)?.[1].seal ?? null;
  // The table must have kept to the first that it showed, in every round, and the record to that.
  if (promised.notKept || seen.some(([round, { seal }]) => seals[Number(round)] !== seal)) answer("seal", false);
  else if (promised.setting !== undefined && promised.setting !== setting) answer("seal", false);
  else found.answers.push(["seal", promised.rounds?.[rounds.length - 1]?.seal ? "right" : "unseen"]);
  // Who was bound and sat there to the end must find their part, whether or not the table let them reveal it.
  const given = Object.entries(promised.given ?? {});
  if (seen.some(([, { revealed }]) => revealed) || (promised.seat !== undefined && given.length)) {
    const mine = given.filter(([place]) => place.startsWith(`${rounds.length - 1} `));
    answer("mine", mine.some(([place, value]) => last.contributions[Number(place.split(" ")[1])] === value));
  }
  if (promised.told === undefined || promised.seat === undefined) found.answers.push(["told", "unseen"]);
  else answer("told", hashOfTold(toldTo(record, promised.seat)) === promised.told);
  found.contributors = sitters.flatMap((_, seat) => (last.contributions[seat] ? [seat] : []));
  found.silent = sitters.flatMap((level, seat) =>
    level === null && !last.commitments[seat] && !found.withheld.includes(seat) ? [seat] : [],
  );
  return found;
}
