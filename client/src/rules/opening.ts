// The games' modules as they lie beside the pages, opened where they are needed.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { Layout } from "./layout";
import { GameModule } from "./module";

const PLAIN = ".wasm";
const LEARNT = "-learnt.wasm";

/** A module and its description. Workers to whom it is handed share the code, which is compiled once. */
export interface Compiled {
  code: WebAssembly.Module;
  layout: Layout;
}

async function fetched(game: string, base: string, ending: string): Promise<Response> {
  const answer = await fetch(`${base}modules/${encodeURIComponent(game)}${ending}`);
  if (!answer.ok) throw new Error("no module");
  return answer;
}

const bytesOf = async (game: string, base: string, ending: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (await fetched(game, base, ending)).arrayBuffer());

/** What is fetched, with the digests of the modules that go with it. */
type Described = Layout & { sha256?: Record<string, string> };

/** By the browser, or where the pages come over plain HTTP and it does not, by ourselves. */
const digestOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  globalThis.crypto?.subtle ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)) : sha256(bytes);

const describes = async ({ sha256: digests }: Described, ending: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> =>
  digests?.[ending] === bytesToHex(await digestOf(bytes));

/** Fetch and compile the module of a game; `base` is the address of the folder in which the pages lie. */
export async function compiled(game: string, base: string, tries = 2): Promise<Compiled> {
  const [layout, bytes] = await Promise.all([
    fetched(game, base, ".json").then((answer) => answer.json() as Promise<Described>),
    bytesOf(game, base, PLAIN),
  ]);
  if (await describes(layout, PLAIN, bytes)) return { code: await WebAssembly.compile(bytes), layout };
  // They are of two versions: the network failed between the one and the other, and what this browser keeps is older.
  if (tries > 1) return compiled(game, base, tries - 1);
  throw new Error("no module");
}

/** The module for bots of these levels: this one, or where one of them learned, the larger one with what it learned. */
export async function compiledFor(levels: (string | null)[], plain: Compiled, base: string): Promise<Compiled> {
  const { bots, game } = plain.layout;
  if (!levels.some((level) => level !== null && Object.hasOwn(bots.levels, level) && bots.levels[level]!.thought)) return plain;
  const bytes = await bytesOf(game, base, LEARNT);
  if (!(await describes(plain.layout as Described, LEARNT, bytes))) throw new Error("no module");
  return { code: await WebAssembly.compile(bytes), layout: plain.layout };
}

/** Open the module of a game. */
export async function opened(game: string, base: string): Promise<GameModule> {
  const { code, layout } = await compiled(game, base);
  return GameModule.open(code, layout);
}
