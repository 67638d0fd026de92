// Reviews a match in a worker, so that the page stays responsive.
import { opened } from "@/rules/opening";
import { reviewed, type Review } from "./review";
import type { Record } from "./what_if";

export interface Task {
  record: Record;
  base: string;
}

/** Which part is done, the review, or that there is none. */
export type News = { done: number } | { review: Review } | { trouble: true };

/** Milliseconds between what is told of progress. */
const EVERY = 100;

self.onmessage = async ({ data: { record, base } }: MessageEvent<Task>): Promise<void> => {
  const tell = (news: News): void => self.postMessage(news);
  try {
    const working = reviewed(await opened(record.game, base), record);
    let told = 0;
    let next = working.next();
    for (; !next.done; next = working.next()) {
      if (performance.now() - told < EVERY) continue;
      told = performance.now();
      tell({ done: next.value });
    }
    tell({ review: next.value });
  } catch {
    tell({ trouble: true });
  }
};
