// The games' modules as they lie beside the pages, opened where they are needed.
import type { Layout } from "./layout";
import { GameModule } from "./module";

/** Open the module of a game; `base` is the address of the folder in which the pages lie. */
export async function opened(game: string, base: string): Promise<GameModule> {
  const fetched = async (ending: string): Promise<Response> => {
    const answer = await fetch(`${base}modules/${encodeURIComponent(game)}.${ending}`);
    if (!answer.ok) throw new Error("no module");
    return answer;
  };
  const [layout, bytes] = await Promise.all([
    fetched("json").then((answer) => answer.json() as Promise<Layout>),
    fetched("wasm").then((answer) => answer.arrayBuffer()),
  ]);
  return GameModule.open(bytes, layout);
}
