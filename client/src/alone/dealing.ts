// Before the deal: the person at the table commits to a contribution and reveals it, as at any table (docs/record.md).
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { Json } from "@/rules/layout";
import type { WrittenKeys } from "@/rules/keys";
import { commitmentTo, sealOf, settingHash } from "@/wire/agreement";
import type { Deal } from "@/wire/types";
import type { Created } from "./log";

/** The fingerprint of a table's secret, shown from the beginning. */
export const promiseOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

export class Dealing {
  begun = false;
  readonly commitments: (string | null)[];
  readonly contributions: (string | null)[];
  private readonly setting: string;

  constructor(
    private readonly table: string,
    private readonly created: Created,
  ) {
    this.setting = settingHash(created);
    this.commitments = created.chairs.map(() => null);
    this.contributions = created.chairs.map(() => null);
  }

  /** Whether the person is bound; only then may they reveal. */
  get sealed(): boolean {
    return this.begun && this.created.chairs.every(({ who }, seat) => who === null || this.commitments[seat] !== null);
  }

  get ready(): boolean {
    return this.sealed && this.commitments.every((bound, seat) => bound === null || this.contributions[seat] !== null);
  }

  private get seal(): string {
    const { secret, stand_in: standIn, chairs } = this.created;
    const seats = chairs.map(({ level }, seat) => ({ level, commitment: this.commitments[seat]!, withheld: false }));
    return sealOf(this.table, promiseOf(secret), this.setting, standIn, 0, null, seats)!;
  }

  /** Whether this is what the seat is bound to. */
  fits(seat: number, value: string): boolean {
    return this.commitments[seat] === commitmentTo(value, this.table, 0, seat);
  }

  get shown(): Deal {
    return {
      round: 0,
      setting: this.setting,
      before: null,
      commitments: [...this.commitments],
      revealed: this.contributions.map((one) => one !== null),
      withheld: [],
      seal: this.sealed ? this.seal : null,
    };
  }

  /** The keys as the record has them. */
  get written(): WrittenKeys & { [name: string]: Json } {
    const { secret, stand_in: standIn, chairs } = this.created;
    return {
      table: this.table,
      secret,
      commitment: promiseOf(secret),
      sitters: chairs.map(({ level }) => level),
      stand_in: standIn,
      rounds: [{ commitments: [...this.commitments], contributions: [...this.contributions] }],
      seal: this.seal,
    };
  }
}
