// What this browser was shown, gave and was told at each table: the record of the match must hold to it.

/** One round of the agreement, as it was shown first. */
export interface SeenRound {
  before: string | null;
  /** The seats that withheld in the rounds before. */
  withheld: number[];
  /** Seen before the deal. */
  seal?: string;
  /** The seats whose commitments are in the seal. */
  bound?: number[];
  /** Whether this browser has revealed its contribution, under this seal and no other. */
  revealed?: boolean;
}

export interface Promised {
  /** The fingerprint of the table's secret, as it was shown first. */
  commitment?: string;
  /** The hash of what is to be played, as it was shown first. */
  setting?: string;
  /** What this browser gave for the chance of the match, by round and seat. */
  given?: Record<string, string>;
  /** The rounds that it saw, by their numbers. */
  rounds?: Record<number, SeenRound>;
  /** Whether the table has shown what it may not show after that. */
  notKept?: boolean;
  /** The hash of all that this browser's seat was told, and which seat that was. */
  told?: string;
  seat?: number;
}

const PLACE = "promises";
const MOST = 100;

let remembered: Record<string, Promised> = {};
/** Where a browser keeps nothing, it is known until the page is left. */
let keepsNothing = false;

function all(): Record<string, Promised> {
  if (keepsNothing) return remembered;
  try {
    return { ...remembered, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Promised>) };
  } catch {
    return remembered;
  }
}

export const promised = (table: string): Promised => all()[table] ?? {};

/** Keep this of a table, beside what is known of it already. */
export function keep(table: string, what: Promised): void {
  const { [table]: before, ...others } = all();
  const entries = [...Object.entries(others), [table, { ...before, ...what }] as const];
  remembered = Object.fromEntries(entries.slice(-MOST));
  try {
    localStorage.setItem(PLACE, JSON.stringify(remembered));
  } catch {
    keepsNothing = true; // Full, or not allowed.
  }
}

/** The match is over, and this is the hash of what the seat was told; only the first time counts. */
export function told(table: string, seat: number, hash: string): void {
  if (promised(table).told === undefined) keep(table, { told: hash, seat });
}

/** For tests: a browser that knows nothing. */
export function forget(): void {
  remembered = {};
  keepsNothing = false;
}
