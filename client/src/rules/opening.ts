// The games' modules as they lie beside the pages, opened where they are needed.
import type { Layout } from "./layout";
import { GameModule } from "./module";

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

const codeOf = async (game: string, base: string, ending: string): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await (await fetched(game, base, ending)).arrayBuffer());

/** Fetch and compile the module of a game; `base` is the address of the folder in which the pages lie. */
export async function compiled(game: string, base: string): Promise<Compiled> {
  const [layout, code] = await Promise.all([
    fetched(game, base, ".json").then((answer) => answer.json() as Promise<Layout>),
    codeOf(game, base, ".wasm"),
  ]);
  return { code, layout };
}

/** The module for bots of these levels: this one, or where one of them learned, the larger one with what it learned. */
export async function compiledFor(levels: (string | null)[], plain: Compiled, base: string): Promise<Compiled> {
  const { bots, game } = plain.layout;
  if (!levels.some((level) => level !== null && Object.hasOwn(bots.levels, level) && bots.levels[level]!.thought)) return plain;
  return { code: await codeOf(game, base, "-learnt.wasm"), layout: plain.layout };
}

/** Open the module of a game. */
export async function opened(game: string, base: string): Promise<GameModule> {
  const { code, layout } = await compiled(game, base);
  return GameModule.open(code, layout);
}
