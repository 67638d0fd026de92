// An item that goes across the table, from where it was to where it comes to lie.
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { calm } from "@/look/motion";

const LONG = 560;

/** Comes from what is marked with `data-spot={from}` on the same board. */
export function travel(node: Element, { from }: { from: string | undefined }): TransitionConfig | (() => TransitionConfig) {
  const origin = from ? node.closest("[data-board]")?.querySelector(`[data-spot="${from}"]`) : null;
  if (!origin || calm()) return { duration: 0 };
  // When all that is new lies on the table: else it would be laid out for every card.
  return () => {
    const [start, end] = [origin.getBoundingClientRect(), node.getBoundingClientRect()];
    const x = start.x + start.width / 2 - end.x - end.width / 2;
    const y = start.y + start.height / 2 - end.y - end.height / 2;
    return {
      duration: LONG,
      easing: cubicOut,
      css: (_, left) => `transform: translate(${x * left}px, ${y * left}px) rotate(${8 * left}deg); z-index: 5;`,
    };
  };
}

/** Turns up like a card. */
export function turnUp(_: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  if (calm()) return { duration: 0 };
  const css = (t: number): string => `transform: perspective(500px) rotateY(${(1 - t) * 90}deg);`;
  return { delay, duration: 320, easing: cubicOut, css };
}
