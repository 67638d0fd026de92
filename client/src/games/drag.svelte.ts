// A card or a figure under the finger: picked up in one place, put down in another.

const A_FEW_PIXELS = 7;

export class Drag<Held> {
  held = $state.raw<Held | null>(null);
  x = $state(0);
  y = $state(0);
  /** The place under the finger. */
  over = $state<string | null>(null);
  /** Whether the click that now comes is only the end of a drag. */
  ended = false;

  /** `drop` is told where it was put down: what that place has as `data-…` of this name. */
  constructor(
    private readonly name: string,
    private readonly drop: (held: Held, place: string) => void,
    private readonly lift: (held: Held) => void = () => undefined,
  ) {}

  /** For `pointerdown`: it becomes a drag once the finger has moved a little, so that a touch stays a touch. */
  begin = (event: PointerEvent, held: Held): void => {
    if (event.button !== 0) return;
    const { clientX, clientY, pointerId } = event;
    const move = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return;
      if (!this.held && Math.hypot(now.clientX - clientX, now.clientY - clientY) < A_FEW_PIXELS) return;
      if (!this.held) this.lift(held);
      this.held = held;
      this.x = now.clientX;
      this.y = now.clientY;
      const under = document.elementFromPoint(now.clientX, now.clientY)?.closest<HTMLElement>(`[data-${this.name}]`);
      this.over = under?.dataset[this.name] ?? null;
    };
    const end = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return;
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      if (!this.held) return;
      this.ended = true;
      window.setTimeout(() => (this.ended = false));
      if (now.type === "pointerup" && this.over !== null) this.drop(this.held, this.over);
      this.held = null;
      this.over = null;
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  };
}
