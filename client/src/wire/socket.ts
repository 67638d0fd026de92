// The way to a table on the server: a WebSocket that is opened again when it breaks.
import { person } from "@/me.svelte";
import { NotDone, tableInfo } from "@/wire/api";
import type { Connection, Receiver, Request, Told } from "@/wire/connection";

const HEARTBEAT = 10_000;
/** So long after a question whether anybody is there, silence is shown: at most 22 s after the last word. */
const SILENT = 12_000;
/** And so long after it the line is given up, and tried anew. */
const PATIENCE = 32_000;
/** Messages have a multiple of so many characters: their lengths should not tell what is in them. */
const PORTION = 512;
const padded = (message: string): string => message.padEnd(Math.ceil(message.length / PORTION) * PORTION);
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;

export class Socket implements Connection {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  /** When the server was first asked whether it is there since it last said anything; 0 if it has answered. */
  #wondering = 0;
  #arrivals = 0;
  #timers: number[] = [];
  #closed = false;
  /** Whether the server has ever said anything. */
  #answered = false;

  constructor(
    private readonly id: string,
    private readonly seat: Receiver,
  ) {
    this.#connect();
    this.#timers.push(window.setInterval(() => this.#beat(), HEARTBEAT));
    this.#timers.push(window.setInterval(() => this.#listen(), 500));
  }

  #connect(): void {
    if (this.#closed || this.seat.line === "ended") return;
    this.#arrivals = person.arrivals;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wondering = Date.now();
      socket.send(JSON.stringify({ type: "hello", since: this.seat.last }));
    };
    socket.onmessage = (message) => {
      if (this.#socket !== socket) return;
      this.#wondering = 0;
      this.seat.silent = false;
      const told = JSON.parse(String(message.data)) as Told;
      if (told.type !== "goodbye") this.#wait = FIRST_WAIT;
      this.#answered ||= told.type === "welcome";
      this.seat.hear(told);
    };
    socket.onclose = () => this.#lost(socket);
  }

  /** A browser does not say why a socket was refused: ask whether there is such a table. */
  async #isThere(): Promise<void> {
    try {
      await tableInfo(this.id);
    } catch (problem) {
      if (problem instanceof NotDone && problem.trouble.code === "no-table") this.seat.end("no-table");
    }
  }

  #beat(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#wondering ||= Date.now();
    this.#socket.send(JSON.stringify({ type: "ping" }));
  }

  /** Notice that nothing comes. */
  #listen(): void {
    const waited = this.#wondering ? Date.now() - this.#wondering : 0;
    this.seat.silent = waited > SILENT && this.#socket?.readyState === WebSocket.OPEN;
    if (waited > PATIENCE) {
      this.#wondering = 0;
      this.#lost(this.#socket);
    }
  }

  /** The line is gone, or as good as gone: come again. */
  #lost(socket: WebSocket | null): void {
    if (!socket || this.#socket !== socket || this.#closed || this.seat.line === "ended") return;
    this.#socket = null;
    socket.close();
    this.seat.line = "broken";
    this.seat.silent = false;
    if (!this.#answered) void this.#isThere();
    this.#timers.push(window.setTimeout(() => this.#connect(), this.#wait));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  send(request: Request): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.seat.line === "open") this.#socket.send(padded(JSON.stringify(request)));
  }

  refresh(): void {
    if (this.#arrivals === person.arrivals) return;
    const before = this.#socket;
    this.seat.last = null;
    this.seat.line = "connecting";
    this.#connect();
    before?.close();
  }

  close(): void {
    this.#closed = true;
    for (const timer of this.#timers) window.clearInterval(timer);
    this.#socket?.close();
  }
}
