// Something pressable goes, and an answer stands in its place: whoever was about to press the one must not give the other.

/** Milliseconds that a hand needs to notice that what it reaches for has gone. */
const NOTICED = 400;

export class Aim {
  /** When what stood there has gone, and when a mouse last moved or something was pressed on it: by the clock of events. */
  #gone = -Infinity;
  #moved = -Infinity;
  #pressed = -Infinity;
  /** The press that becomes a click. */
  #down: { at: number; mouse: boolean } | null = null;

  readonly went = (at = performance.now()): void => void (this.#gone = at);
  readonly down = ({ timeStamp, pointerType }: Pick<PointerEvent, "timeStamp" | "pointerType">): void =>
    void (this.#down = { at: timeStamp, mouse: pointerType === "mouse" });

  /** Whether a click, to be told once, was meant for what has gone. A finger comes from anywhere; a mouse was there already. Keys are never meant for it, nor is a click after one by which it went. */
  missed(): boolean {
    const down = this.#down;
    this.#down = null;
    if (!down || down.at - this.#gone > NOTICED || this.#gone - this.#pressed < NOTICED) return false;
    return !down.mouse || this.#gone - this.#moved < NOTICED;
  }

  readonly moved = ({ timeStamp, pointerType, movementX, movementY }: Pick<PointerEvent, "timeStamp" | "pointerType" | "movementX" | "movementY">): void => {
    if (pointerType === "mouse" && (movementX || movementY)) this.#moved = timeStamp;
  };
  readonly pressed = ({ timeStamp }: Pick<Event, "timeStamp">): void => void (this.#pressed = timeStamp);

  /** For what may go: also when something else hides it. */
  readonly at = (node: HTMLElement): { destroy: () => void } => {
    const leave = (): void => {
      if (node.querySelector("button")) this.went();
    };
    const sizes = new ResizeObserver(() => {
      if (!node.offsetParent) leave();
    });
    sizes.observe(node);
    node.addEventListener("pointermove", this.moved);
    node.addEventListener("click", this.pressed);
    return {
      destroy: () => {
        sizes.disconnect();
        leave();
      },
    };
  };
}
