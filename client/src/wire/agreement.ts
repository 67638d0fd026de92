// How the people at a table agree on its chance: the hashes of docs/record.md, and this browser's part in it.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { given, promised, sealed } from "@/wire/promises";
import type { Deal, TableInfo } from "@/wire/types";

export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The hash by which a seat commits to its contribution. */
export const commitmentTo = (value: string, table: string, round: number, seat: number): string =>
  hashOf(`shinobi contribution ${table} ${round} ${seat} ${value}`);

/** A seat as the seal of a round knows it: a bot's level, or what a person is bound to. */
export interface SealedSeat {
  level: string | null;
  commitment: string | null;
  withheld: boolean;
}

/** The hash of everything that is fixed before anything is revealed in a round. */
export function sealOf(
  table: string,
  secret: string,
  setting: string,
  round: number,
  before: string | null,
  seats: SealedSeat[],
): string {
  const lines = seats.map(({ level, commitment, withheld }, seat) => {
    const sitter = level === null ? `person ${withheld ? "withheld" : (commitment ?? "-")}` : `bot ${level}`;
    return `seat ${seat} ${sitter}`;
  });
  const head = [`table ${table}`, `secret ${secret}`, `setting ${setting}`, `round ${round}`, `before ${before ?? "-"}`];
  return hashOf(["shinobi deal", ...head, ...lines].join("\n"));
}

/** How a table breaks what was agreed: it shows something else than before, or says that what was sent never came. */
export type Breach = "not-kept" | "not-heard";

/** What is to be sent for this browser's part. */
export type Due = { type: "commit" | "reveal"; round: number; commitment?: string; value?: string } | Breach | null;

/** What is due now, from what the table shows. Nothing is revealed before everybody is seen to be bound. */
export function due(table: TableInfo, seat: number | null, fresh: () => string = contribution): Due {
  const deal = table.deal;
  if (!deal || seat === null || !["open", "dealing"].includes(table.state)) return null;
  const known = promised(table.id);
  const value = known.given?.[`${deal.round} ${seat}`];
  if (deal.withheld.includes(seat)) return known.revealed ? "not-heard" : null;
  if (deal.seal === null) {
    const bound = value ?? fresh();
    if (!value) given(table.id, deal.round, seat, bound);
    const commitment = commitmentTo(bound, table.id, deal.round, seat);
    return deal.commitments[seat] === commitment ? null : { type: "commit", round: deal.round, commitment };
  }
  if (!value || deal.revealed[seat]) return null;
  if (!kept(table, deal, seat, value)) return "not-kept";
  sealed(table.id, deal.round, deal.seal);
  return { type: "reveal", round: deal.round, value };
}

function kept(table: TableInfo, deal: Deal, seat: number, value: string): boolean {
  const seats = table.seats.map((one, nth) => ({
    level: one.kind === "bot" ? one.level : null,
    commitment: deal.commitments[nth] ?? null,
    withheld: deal.withheld.includes(nth),
  }));
  const known = promised(table.id);
  return (
    table.commitment === known.commitment &&
    (deal.round === 0 || !known.seals?.[deal.round - 1] || deal.before === known.seals[deal.round - 1]) &&
    deal.commitments[seat] === commitmentTo(value, table.id, deal.round, seat) &&
    deal.seal === sealOf(table.id, table.commitment, deal.setting, deal.round, deal.before, seats)
  );
}

/** A player's part in the chance of a match: 32 random bytes. */
export function contribution(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}
