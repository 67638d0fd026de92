// This browser's part in the chance of a match: to commit, to watch that the table keeps to what it showed, and to reveal.
//
// A table that lies wants one thing of an honest page: what it contributes, before the table itself is bound. So the first
// of everything that was shown counts for good, and nothing more is sent to a table that shows something else later.
// `shinobi.taking_part` is the same for programs; both are tested with the cases in `part-cases.json`.
import { bytesToHex } from "@noble/hashes/utils.js";
import { isWhatIf } from "@/alone/ids";
import { commitmentTo, isHash, sealOf, settingHash, TABLE_ID } from "@/wire/agreement";
import { keep, promised, type Promised, type SeenRound } from "@/wire/promises";
import type { Deal, Setting, TableInfo } from "@/wire/types";

/** How a table breaks what was agreed: it shows something else than before, or says that what was sent never came. */
export type Breach = "not-kept" | "not-heard";

/** What is to be sent for this browser's part. */
export type Due = { type: "commit" | "reveal"; round: number; commitment?: string; value?: string } | Breach | null;

/** A player's part in the chance of a match: 32 random bytes. */
const contribution = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

const BEFORE_THE_DEAL = ["open", "dealing"];

const seatsWhere = <Of>(list: Of[], is: (one: Of) => boolean): number[] => list.flatMap((one, seat) => (is(one) ? [seat] : []));
const within = (some: number[], others: number[]): boolean => some.every((one) => others.includes(one));
const same = (some: number[], others: number[]): boolean => within(some, others) && within(others, some);

/** The part that is taken by this page; all pages of a browser share what was seen. */
export class Part {
  /** The round, and whether it is sealed, as far as this page has seen it come. */
  #stage = 0;

  constructor(
    readonly id: string,
    private readonly fresh: () => string = contribution,
  ) {}

  /** What is due now, from what the table shows. Nothing is revealed before everybody is seen to be bound. */
  due(table: TableInfo, setting: Setting, seat: number | null): Due {
    if (isWhatIf(this.id)) return null; // nothing is dealt any more
    const known = promised(this.id);
    const seen = structuredClone(known);
    const { deal } = table;
    const people = table.seats.filter(({ kind }) => kind === "person").length;
    if (!deal && table.lesson && people < 2 && seen.commitment === undefined) return null; // one person learns, with everybody's deal
    seen.commitment ??= table.commitment;
    seen.setting ??= settingHash(setting);
    seen.rounds ??= {};
    seen.given ??= {};
    if (!deal || !this.#keeps(seen, table, deal, setting, seat)) seen.notKept = true;
    const due = seen.notKept ? "not-kept" : this.#next(seen, table, deal!, seat);
    if (JSON.stringify(seen) !== JSON.stringify(known)) keep(this.id, seen);
    return due;
  }

  #next(seen: Promised, table: TableInfo, deal: Deal, seat: number | null): Due {
    if (seat === null || !BEFORE_THE_DEAL.includes(table.state)) return null;
    const rounds = seen.rounds!;
    if (deal.withheld.includes(seat)) return Object.values(rounds).some((one) => one.revealed) ? "not-heard" : null;
    const now = rounds[deal.round]!;
    const place = `${deal.round} ${seat}`;
    // Old news: another page of this browser is ahead of this one.
    if (Object.keys(rounds).some((number) => Number(number) > deal.round) || (deal.seal === null && now.seal)) return null;
    if (!now.seal) {
      const commitment = commitmentTo((seen.given![place] ??= this.fresh()), this.id, deal.round, seat);
      return deal.commitments[seat] === commitment ? null : { type: "commit", round: deal.round, commitment };
    }
    const value = seen.given![place];
    if (!value || (deal.revealed[seat] && now.revealed)) return null;
    now.revealed = true;
    return { type: "reveal", round: deal.round, value };
  }

  /** Whether the table may show this after all that was seen; what is new in it is seen from now on. */
  #keeps(seen: Promised, table: TableInfo, deal: Deal, setting: Setting, seat: number | null): boolean {
    const stage = 2 * deal.round + (deal.seal === null ? 0 : 1);
    const begunAgain = stage < this.#stage;
    this.#stage = Math.max(stage, this.#stage);
    return (
      !seen.notKept &&
      !begunAgain &&
      this.#isTheSame(seen, table, deal, setting) &&
      canBe(table, deal) &&
      follows(seen, deal) &&
      isSealed(seen, table, deal, seat)
    );
  }

  /** Whether it is the table that was shown first, with what was to be played there. */
  #isTheSame(seen: Promised, table: TableInfo, deal: Deal, setting: Setting): boolean {
    const { game, players, edition } = setting;
    return (
      table.id === this.id &&
      table.commitment === seen.commitment &&
      settingHash(setting) === seen.setting &&
      deal.setting === seen.setting &&
      table.game === game &&
      table.players === players &&
      table.edition === edition
    );
  }
}

/** Whether there can be such a table: every list is for its seats, and whoever withheld is bound no more. */
function canBe(table: TableInfo, { round, before, seal, commitments, revealed, withheld }: Deal): boolean {
  const hashes = [table.commitment, before, seal, ...commitments].filter((one) => one !== null);
  return (
    TABLE_ID.test(table.id) &&
    hashes.every(isHash) &&
    [table.seats, commitments, revealed].every((list) => list.length === table.players) &&
    withheld.every((seat) => commitments[seat] === null) &&
    new Set(withheld).size === withheld.length &&
    Number.isInteger(round) &&
    withheld.length >= round &&
    (round > 0 ? before !== null : round === 0 && before === null)
  );
}

/** Whether the round is as it was shown first, and for each that was called off somebody else has withheld. */
function follows(seen: Promised, { round, before, withheld }: Deal): boolean {
  const rounds = seen.rounds!;
  const now = (rounds[round] ??= { before, withheld });
  if (now.before !== before || !same(now.withheld, withheld)) return false;
  const numbers = Object.keys(rounds)
    .map(Number)
    .sort((one, other) => one - other);
  return numbers.slice(1).every((following, nth) => {
    const number = numbers[nth]!;
    const [earlier, later] = [rounds[number]!, rounds[following]!];
    const added = later.withheld.filter((seat) => !earlier.withheld.includes(seat));
    if (!within(earlier.withheld, later.withheld) || added.length < following - number) return false;
    return !earlier.seal || following > number + 1 || (later.before === earlier.seal && within(added, earlier.bound ?? []));
  });
}

/** Whether the seal is the first that was shown in this round, before the deal, with our commitment in it. */
function isSealed(seen: Promised, table: TableInfo, deal: Deal, seat: number | null): boolean {
  const now: SeenRound = seen.rounds![deal.round]!;
  if (deal.seal === null) return table.state !== "playing";
  const bound = seatsWhere(deal.commitments, (one) => one !== null);
  if (BEFORE_THE_DEAL.includes(table.state)) {
    if (deal.seal !== sealed(table, deal)) return false;
    now.seal ??= deal.seal;
    now.bound ??= bound;
  }
  if (now.seal && (now.seal !== deal.seal || !same(now.bound ?? [], bound))) return false;
  if (table.state === "playing" && !bound.every((one) => deal.revealed[one])) return false;
  const value = seat === null ? undefined : seen.given![`${deal.round} ${seat}`];
  if (seat === null || !value) return true;
  // Whoever never saw the seal may have been too late to be bound, and then has not revealed anything either.
  const mine = deal.commitments[seat] === commitmentTo(value, table.id, deal.round, seat);
  return mine === Boolean(now.seal);
}

/** The seal of all that is shown; `null` where it cannot be sealed. */
function sealed(table: TableInfo, deal: Deal): string | null {
  const seats = table.seats.map(({ kind, level }, nth) => ({
    level: kind === "bot" ? (level ?? "") : null,
    commitment: deal.commitments[nth] ?? null,
    withheld: deal.withheld.includes(nth),
  }));
  if (seats.some(({ level, commitment }) => level !== null && commitment !== null)) return null;
  return sealOf(table.id, table.commitment, deal.setting, table.stand_in, deal.round, deal.before, seats);
}
