// How the logs of tables are kept: sealed, all of one size. So nobody who looks into the browser's storage sees cards by
// accident, and what lies there is the same, but for random bytes, whatever the person may not know. The key lies beside
// them: from the owner of the machine, nothing on it can be hidden.
//
// Not by `crypto.subtle`: pages that come over plain HTTP in a home do not have it.
import { xchacha20poly1305 } from "@noble/ciphers/chacha.js";
import { managedNonce } from "@noble/ciphers/utils.js";

/** The length of a key in bytes. */
export const KEY = 32;

/** All that is sealed is as long as a multiple of this, in bytes. */
const BLOCK = 1_024;

const SPACE = 32;
const cipher = managedNonce(xchacha20poly1305);

/** Something as sealed bytes. */
export function sealed(what: unknown, key: Uint8Array): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(what));
  const padded = new Uint8Array(Math.ceil(text.length / BLOCK) * BLOCK).fill(SPACE);
  padded.set(text);
  return cipher(key).encrypt(padded);
}

/** What was sealed. Throws where it was with another key. */
export function unsealed<What>(box: Uint8Array, key: Uint8Array): What {
  return JSON.parse(new TextDecoder().decode(cipher(key).decrypt(box))) as What;
}
