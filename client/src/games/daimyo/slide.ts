// A card that slides across the table, from whoever sent it to where it comes to lie.
import type { TransitionConfig } from "svelte/transition";
import { cubicOut } from "svelte/easing";
import { calm } from "@/look/motion";

const LONG = 520;

/** Comes from the seat named `from`, if that seat is drawn on the same board. */
export function slide(node: Element, { from }: { from: number }): TransitionConfig | (() => TransitionConfig) {
  const sender = node.closest("[data-table]")?.querySelector(`[data-seat="${from}"]`);
  if (!sender || calm()) return { duration: 0 };
  // When all that is new lies on the table: else it would be laid out for every card.
  return () => {
    const [start, end] = [sender.getBoundingClientRect(), node.getBoundingClientRect()];
    const x = start.x + start.width / 2 - end.x - end.width / 2;
    const y = start.y + start.height / 2 - end.y - end.height / 2;
    return {
      duration: LONG,
      easing: cubicOut,
      css: (_, left) => `transform: translate(${x * left}px, ${y * left}px) rotate(${-14 * left}deg); z-index: 5;`,
    };
  };
}
