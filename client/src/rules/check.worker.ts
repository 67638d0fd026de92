// Checks a record against the rules in a worker, so that the page stays responsive.
import { checkBots, wrongByRules, type Checked, type PlayedRecord, type Wrong } from "./checking";
import { GameModule } from "./module";
import { compiled, compiledFor } from "./opening";

/** What the worker tells, in this order: how the rules find the record, how far it is with the bots, and how they are. */
export type News =
  | { about: "rules"; wrong: Wrong | null }
  | { about: "progress"; step: number; steps: number }
  | { about: "bots"; found: Wrong | Checked }
  | { about: "trouble" };

/** A record to check, and the folder in which the pages lie. */
export interface Task {
  record: PlayedRecord;
  base: string;
}

/** Milliseconds between what is told of progress. */
const EVERY = 100;

const tell = (news: News): void => self.postMessage(news);

self.onmessage = async ({ data: { record, base } }: MessageEvent<Task>): Promise<void> => {
  try {
    const { sitters, stand_in } = record.keys;
    const { code, layout } = await compiledFor([...sitters, stand_in], await compiled(record.game, base), base);
    const module = await GameModule.open(code, layout);
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
