// The keys of a match: the chance of every step, from the secret of the table and what its people gave (docs/record.md).
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Key } from "./module";

/** As records have it: of a live table with the rounds of its agreement, or of a lesson, where nobody gives anything. */
export interface WrittenKeys {
  secret: string;
  seal?: string;
  rounds?: { commitments?: (string | null)[]; contributions: (string | null)[] }[];
  contributions?: (string | null)[];
  /** Of a match that goes on from a moment of another: the keys of that one, up to this step. */
  what_if?: { after: number; keys: WrittenKeys };
}

export class Keys {
  private readonly mixed: Uint8Array;
  private readonly past: { after: number; keys: Keys } | null;

  constructor({ secret, seal, rounds, contributions, what_if: past }: WrittenKeys) {
    this.past = past ? { after: past.after, keys: new Keys(past.keys) } : null;
    const given = (rounds?.at(-1)?.contributions ?? contributions ?? []).map((one) =>
      one === null ? new Uint8Array(32) : hexToBytes(one),
    );
    this.mixed = hmac(sha256, hexToBytes(secret), concatBytes(...(seal === undefined ? [] : [hexToBytes(seal)]), ...given));
  }

  /** Of a step; the deal is step 0. */
  key(step: number): Key {
    return this.past && step <= this.past.after ? this.past.keys.key(step) : this.derived(`step ${step}`);
  }

  /** With which a bot makes the n-th move of its seat, or does something else at that point. */
  choice(seat: number, nth: number | string): Key {
    return this.derived(`seat ${seat} choice ${nth}`);
  }

  private derived(message: string): Key {
    const bytes = hmac(sha256, this.mixed, utf8ToBytes(message));
    return new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0);
  }
}
