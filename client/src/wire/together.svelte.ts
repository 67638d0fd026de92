// A replay watched together: one leads, and whoever has the link sees the same moment.

/** What everybody is told: `shinobi.server.together.State`. */
interface State {
  code: string;
  leader: string | null;
  following: number;
  step: number;
  viewer: string;
  key: string | null;
}

export class Together {
  now = $state.raw<State | null>(null);
  /** Derived, so that news that leave it as it is wake nobody: a leader answering every word with a word would never end. */
  readonly leads = $derived(this.now?.key != null);
  /** Whether there is no such party any more. */
  gone = $state(false);
  #socket: WebSocket | null = null;
  #left = false;

  /** Without a code, a new party that one leads. */
  constructor(
    readonly id: string,
    code: string | null,
    private readonly moved: (step: number, viewer: string) => void,
  ) {
    this.#connect(code === null ? "" : `?code=${encodeURIComponent(code)}`);
  }

  get link(): string {
    return `${location.origin}/t/${this.id}/replay#with/${this.now?.code ?? ""}`;
  }

  #connect(asked: string): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/together${asked}`);
    this.#socket = socket;
    socket.onmessage = (message) => {
      this.now = JSON.parse(String(message.data)) as State;
      if (!this.leads) this.moved(this.now.step, this.now.viewer);
    };
    socket.onclose = (event) => {
      if (this.#left) return;
      const { code, key } = this.now ?? {};
      if (event.code === 4404 || !code) this.gone = true;
      else window.setTimeout(() => this.#connect(`?code=${code}${key ? `&key=${encodeURIComponent(key)}` : ""}`), 1_000);
    };
  }

  /** Show this moment to everybody who follows. */
  show(step: number, viewer: string): void {
    if (this.leads && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ step, viewer }));
  }

  leave(): void {
    this.#left = true;
    this.#socket?.close();
  }
}
