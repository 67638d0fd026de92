// Whether things move: not for people who want less motion, on their device or in their settings.

/** Whether everything is simply there, without gliding. `settings.svelte.ts` writes `data-still`. */
export const calm = (): boolean =>
  document.documentElement.hasAttribute("data-still") || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Do something after the frame that shows what is new: nobody waits for it, and the page need not be laid out once more.
 * Returns what calls it off. */
export function afterFrame(what: () => void): () => void {
  let due = 0;
  const frame = requestAnimationFrame(() => (due = window.setTimeout(what)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(due);
  };
}
