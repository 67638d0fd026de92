// Words that do not fit into their place: it shows that there are more, and a touch opens them over what lies below.

/** Marks with `data-cut` what does not show all its words, and with `data-open` what was opened; new words begin closed. */
export function unfolding(node: HTMLElement): { destroy: () => void } {
  const open = (): boolean => node.dataset["open"] !== undefined;
  function measure(): void {
    if (!open()) node.toggleAttribute("data-cut", node.scrollHeight > node.clientHeight + 2);
  }
  function touched(): void {
    if (open()) node.removeAttribute("data-open");
    else if (node.dataset["cut"] !== undefined) node.toggleAttribute("data-open", true);
    measure();
  }
  let due = 0;
  const sizes = new ResizeObserver(measure);
  const words = new MutationObserver(() => {
    node.removeAttribute("data-open");
    // With the frame that shows them, when the page is laid out anyway.
    cancelAnimationFrame(due);
    due = requestAnimationFrame(measure);
  });
  sizes.observe(node);
  words.observe(node, { childList: true, characterData: true, subtree: true });
  node.addEventListener("click", touched);
  return {
    destroy: () => {
      cancelAnimationFrame(due);
      sizes.disconnect();
      words.disconnect();
      node.removeEventListener("click", touched);
    },
  };
}
