// The progress of a review, which is worked out in a worker and kept with the match.
import { BASE } from "@/base";
import { recordOf } from "@/wire/api";
import type { Review } from "./review";
import type { News, Task } from "./review.worker";
import { keep, kept } from "./reviews";

export class Reviewing {
  review = $state.raw<Review | null>(null);
  /** Which part is done, from 0 to 1. */
  done = $state(0);
  failed = $state(false);
  notes = $state("");
  /** Whether the notes are kept as they are, and whether they could not be. */
  kept = $state(true);
  lost = $state(false);
  #worker: Worker | null = null;
  #stopped = false;

  constructor(readonly id: string) {}

  /** Look for what is kept; else work it out. */
  async begin(): Promise<void> {
    try {
      const known = await kept(this.id).catch(() => ({ review: undefined, notes: undefined }));
      this.notes = known.notes ?? "";
      if (known.review) this.review = known.review;
      else this.#work(JSON.parse(await recordOf(this.id)) as Task["record"]);
    } catch {
      this.failed = true;
    }
  }

  #work(record: Task["record"]): void {
    if (this.#stopped) return;
    this.#worker = new Worker(new URL("./review.worker.ts", import.meta.url), { type: "module" });
    this.#worker.onmessage = ({ data }: MessageEvent<News>): void => this.#hear(data);
    this.#worker.onerror = (): void => this.#hear({ trouble: true });
    this.#worker.postMessage({ record, base: BASE } satisfies Task);
  }

  #hear(news: News): void {
    if ("done" in news) this.done = news.done;
    else if ("review" in news) {
      this.review = news.review;
      keep(this.id, { review: news.review }).catch(() => undefined); // nothing is lost but time
      this.stop();
    } else {
      this.failed = true;
      this.stop();
    }
  }

  async keepNotes(): Promise<void> {
    const { notes } = this;
    this.kept = false;
    this.lost = await keep(this.id, { notes }).then(
      () => false,
      () => true,
    );
    this.kept = !this.lost && notes === this.notes;
  }

  stop(): void {
    this.#stopped = true;
    this.#worker?.terminate();
    this.#worker = null;
  }
}
