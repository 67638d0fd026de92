// Checks a record against the rules in a worker, so that the page stays responsive.
import { checkBots, wrongByRules, type Checked, type PlayedRecord, type Wrong } from "./checking";
import type { Layout } from "./layout";
import { GameModule } from "./module";

/** What the worker tells, in this order: how the rules find the record, how far it is with the bots, and how they are. */
export type News =
  | { about: "rules"; wrong: Wrong | null }
  | { about: "progress"; step: number; steps: number }
  | { about: "bots"; found: Wrong | Checked }
  | { about: "trouble" };

/** Milliseconds between what is told of progress. */
const EVERY = 100;

async function opened(game: string): Promise<GameModule> {
  const [layout, bytes] = await Promise.all(
    ["json", "wasm"].map(async (ending) => {
      const answer = await fetch(`/modules/${encodeURIComponent(game)}.${ending}`);
      if (!answer.ok) throw new Error("no module");
      return ending === "json" ? answer.json() : answer.arrayBuffer();
    }),
  );
  return GameModule.open(bytes as ArrayBuffer, layout as Layout);
}

const tell = (news: News): void => self.postMessage(news);

self.onmessage = async ({ data: record }: MessageEvent<PlayedRecord>): Promise<void> => {
  try {
    const module = await opened(record.game);
    const wrong = wrongByRules(module, record);
    tell({ about: "rules", wrong });
    if (wrong) return;
    const checking = checkBots(module, record);
    let told = 0;
    let next = checking.next();
    for (; !next.done; next = checking.next()) {
      if (performance.now() - told < EVERY) continue;
      told = performance.now();
      tell({ about: "progress", step: next.value, steps: record.steps.length });
    }
    tell({ about: "bots", found: next.value });
  } catch {
    tell({ about: "trouble" });
  }
};
