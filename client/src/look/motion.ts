// Whether things move: not for people who want less motion, on their device or in their settings.

/** Whether everything is simply there, without gliding. `settings.svelte.ts` writes `data-still`. */
export const calm = (): boolean =>
  document.documentElement.hasAttribute("data-still") || matchMedia("(prefers-reduced-motion: reduce)").matches;
