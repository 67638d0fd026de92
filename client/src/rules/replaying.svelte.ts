// The progress of checking a record against the rules, which runs in a worker.
import { BASE } from "@/base";
import type { News, Task } from "./check.worker";
import { isComplete, type Checked, type PlayedRecord, type Wrong } from "./checking";

/** How far the check is, and what it has found. */
export class Replaying {
  /** By the rules; `undefined` while it is being checked. */
  rules = $state.raw<Wrong | "right" | "unseen" | undefined>();
  /** The choices of the bots, once the rules were found right. */
  bots = $state.raw<Wrong | Checked | undefined>();
  step = $state(0);
  private worker: Worker | null = null;

  start(record: PlayedRecord): void {
    this.worker = new Worker(new URL("./check.worker.ts", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }: MessageEvent<News>): void => this.hear(data);
    this.worker.onerror = (): void => this.hear({ about: "trouble" });
    this.worker.postMessage({ record, base: BASE } satisfies Task);
  }

  stop(): void {
    this.worker?.terminate();
    this.worker = null;
  }

  /** Whether nothing more will be found. */
  get done(): boolean {
    return this.rules !== undefined && (this.rules !== "right" || this.bots !== undefined);
  }

  get wrong(): boolean {
    return typeof this.rules === "object" || (this.bots !== undefined && "what" in this.bots);
  }

  /** Whether all was checked, what every bot did included, and all is right. */
  get right(): boolean {
    return this.rules === "right" && this.bots !== undefined && !("what" in this.bots) && isComplete(this.bots);
  }

  private hear(news: News): void {
    if (news.about === "rules") this.rules = news.wrong ?? "right";
    else if (news.about === "progress") this.step = news.step;
    else if (news.about === "bots") this.bots = news.found;
    else if (this.bots === undefined) this.rules = "unseen";
    if (this.done) this.stop();
  }
}
