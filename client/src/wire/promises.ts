// What this browser was shown and gave before a deal: the record of the match must hold to it.

export interface Promised {
  /** The fingerprint of the table's secret, as it was shown first. */
  commitment?: string;
  /** What this browser gave for the chance of the match; if several times, the last counts, if it arrived. */
  contributions?: string[];
}

const PLACE = "promises";
const MOST = 100;

function all(): Record<string, Promised> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Promised>;
  } catch {
    return {};
  }
}

export const promised = (table: string): Promised => all()[table] ?? {};

function keep(table: string, what: Promised): void {
  const { [table]: before, ...others } = all();
  const entries = [...Object.entries(others), [table, { ...before, ...what }] as const];
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(entries.slice(-MOST))));
  } catch {
    // Where a browser keeps nothing, the check after the match has less to compare.
  }
}

/** The table shows a fingerprint; only the first counts. */
export function shown(table: string, commitment: string): void {
  if (promised(table).commitment === undefined) keep(table, { commitment });
}

export function given(table: string, contribution: string): void {
  keep(table, { contributions: [...(promised(table).contributions ?? []), contribution] });
}
