// The games' modules as they lie beside the pages, opened where they are needed.
import type { Layout } from "./layout";
import { GameModule } from "./module";

/** A module and its description. Workers to whom it is handed share the code, which is compiled once. */
export interface Compiled {
  code: WebAssembly.Module;
  layout: Layout;
}

/** Fetch and compile the module of a game; `base` is the address of the folder in which the pages lie. */
export async function compiled(game: string, base: string): Promise<Compiled> {
  const fetched = async (ending: string): Promise<Response> => {
    const answer = await fetch(`${base}modules/${encodeURIComponent(game)}.${ending}`);
    if (!answer.ok) throw new Error("no module");
    return answer;
  };
  const [layout, code] = await Promise.all([
    fetched("json").then((answer) => answer.json() as Promise<Layout>),
    fetched("wasm").then((answer) => answer.arrayBuffer()).then((bytes) => WebAssembly.compile(bytes)),
  ]);
  return { code, layout };
}

/** Open the module of a game. */
export async function opened(game: string, base: string): Promise<GameModule> {
  const { code, layout } = await compiled(game, base);
  return GameModule.open(code, layout);
}
