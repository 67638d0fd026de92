// Workers that hold tables in this browser. One can begin before it is known which table it will hold.
import { BASE } from "@/base";

/** What a worker can be told before all else: a table of this game is about to be opened. */
export interface Preparation {
  game: string;
  base: string;
}

const made = (): Worker => new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module" });
let ready: Worker | null = null;

/** Begin a worker for a table that is being made. */
export function prepare(game: string): void {
  forgo();
  ready = made();
  ready.postMessage({ game, base: BASE } satisfies Preparation);
}

/** There will be no such table. */
export function forgo(): void {
  ready?.terminate();
  ready = null;
}

/** A worker that holds nothing yet. */
export function holder(): Worker {
  const worker = ready ?? made();
  ready = null;
  return worker;
}
