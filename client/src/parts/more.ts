// A place that scrolls shows that there is more below: `data-more`, until its end is in sight.

export function more(node: HTMLElement): { destroy: () => void } {
  let due = 0;
  const measure = (): void => void node.toggleAttribute("data-more", node.scrollTop + node.clientHeight < node.scrollHeight - 4);
  // With the frame that shows it, when the page is laid out anyway.
  function soon(): void {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(measure);
  }
  const sizes = new ResizeObserver(soon);
  const contents = new MutationObserver(soon);
  sizes.observe(node);
  contents.observe(node, { childList: true, characterData: true, subtree: true });
  node.addEventListener("scroll", soon, { passive: true });
  return {
    destroy: () => {
      cancelAnimationFrame(due);
      sizes.disconnect();
      contents.disconnect();
      node.removeEventListener("scroll", soon);
    },
  };
}
