// Lets the browser collect what this page does not use any more, sooner than it would by itself.
//
// Chromium lets garbage grow to several times what is in use while a page has much to do, and keeps the page before a reload until nothing has
// happened for a while. Memory that a script takes counts from then on, even if nothing is ever written to it, which costs nothing. So
// much of it, taken and dropped, makes a collection due; most of that runs beside the page. Browsers that count in another way do as before.

/** Bytes. Chromium collects after so many were taken outside of its own heap. */
const ENOUGH = 64 * 2 ** 20;

/** After so many steps of a match there is enough to collect. */
const STEPS = 10;

/** Milliseconds after which it is done also where a page is never idle. */
const LATEST = 1_000;

function collect(): void {
  try {
    new ArrayBuffer(ENOUGH);
  } catch {
    // There is not so much memory: the browser has collected what it could.
  }
}

/** When the page has nothing to do. */
export function collectSoon(): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(collect, { timeout: LATEST });
  else setTimeout(collect, LATEST);
}

let steps = 0;

/** A step of a match is shown. */
export function stepShown(): void {
  steps = (steps + 1) % STEPS;
  if (!steps) collectSoon();
}
