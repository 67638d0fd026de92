// The way to a table in this browser: a worker that holds it.
import { BASE } from "@/base";
import { games, type Games } from "@/wire/api";
import type { Connection, Receiver, Request, Told } from "@/wire/connection";
import { holder } from "./holder";

/** What the worker is told first. */
export interface Opening {
  id: string;
  base: string;
  games: Games;
}

/** What the worker says. */
export type News = { told: Told } | { ended: string };

export class Here implements Connection {
  private readonly worker = holder();

  constructor(id: string, seat: Receiver) {
    this.worker.onmessage = ({ data }: MessageEvent<News>): void => {
      if ("told" in data) seat.hear(data.told);
      else seat.end(data.ended);
    };
    this.worker.onerror = (): void => seat.end("failed");
    games().then(
      (known) => this.worker.postMessage({ id, base: BASE, games: known } satisfies Opening),
      () => seat.end("failed"),
    );
  }

  send(request: Request): void {
    this.worker.postMessage(request);
  }

  refresh(): void {
    // At one's own table one is always who one was.
  }

  close(): void {
    this.worker.terminate();
  }
}
