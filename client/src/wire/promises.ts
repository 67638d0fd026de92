// What this browser was shown, gave and was told at each table: the record of the match must hold to it.

export interface Promised {
  /** The fingerprint of the table's secret, as it was shown first. */
  commitment?: string;
  /** What this browser gave for the chance of the match, by round and seat. */
  given?: Record<string, string>;
  /** The seal of each round, as it was shown before anything was revealed. */
  seals?: string[];
  /** Whether this browser has revealed its part in any round. */
  revealed?: boolean;
  /** The hash of all that this browser's seat was told, and which seat that was. */
  told?: string;
  seat?: number;
}

const PLACE = "promises";
const MOST = 100;

/** Where a browser keeps nothing, it is known until the page is left. */
let remembered: Record<string, Promised> = {};

function all(): Record<string, Promised> {
  try {
    return { ...remembered, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Promised>) };
  } catch {
    return remembered;
  }
}

export const promised = (table: string): Promised => all()[table] ?? {};

function keep(table: string, what: Promised): void {
  const { [table]: before, ...others } = all();
  const entries = [...Object.entries(others), [table, { ...before, ...what }] as const];
  remembered = Object.fromEntries(entries.slice(-MOST));
  try {
    localStorage.setItem(PLACE, JSON.stringify(remembered));
  } catch {
    // Full, or not allowed.
  }
}

/** The table shows a fingerprint; only the first counts. */
export function shown(table: string, commitment: string): void {
  if (promised(table).commitment === undefined) keep(table, { commitment });
}

export function given(table: string, round: number, seat: number, contribution: string): void {
  keep(table, { given: { ...promised(table).given, [`${round} ${seat}`]: contribution } });
}

/** A round is sealed, and this browser reveals its part. */
export function sealed(table: string, round: number, seal: string): void {
  const seals = [...(promised(table).seals ?? [])];
  seals[round] = seal;
  keep(table, { seals, revealed: true });
}

/** The match is over, and this is the hash of what the seat was told. */
export function told(table: string, seat: number, hash: string): void {
  keep(table, { told: hash, seat });
}

/** For tests: a browser that knows nothing. */
export function forget(): void {
  remembered = {};
}
