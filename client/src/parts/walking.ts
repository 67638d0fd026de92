// With the arrow keys from one thing of a board to the next, so that everything that explains itself can be reached: Tab
// comes to the board and to what can be done there, the arrows go to every sign and number.
import { afterFrame } from "@/look/motion";

const EXPLAINED = "[data-explain], [data-clause], [data-why]";
const WAYS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** What is inside something that can be pressed is explained by that. */
const byItself = (element: Element): boolean => !element.parentElement?.closest("button, a, [aria-hidden=true]");

function things(board: HTMLElement): HTMLElement[] {
  return [...board.querySelectorAll<HTMLElement>(`${EXPLAINED}, button, a[href]`)].filter(
    (element) => byItself(element) && element.getClientRects().length > 0,
  );
}

const middle = (element: Element): [number, number] => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** The nearest of these in a direction; what lies aside counts as farther away. */
function nearest(from: Element, all: readonly HTMLElement[], [right, down]: readonly [number, number]): HTMLElement | null {
  const [x, y] = middle(from);
  let best: { element: HTMLElement; far: number } | null = null;
  for (const element of all) {
    const [otherX, otherY] = middle(element);
    const ahead = (otherX - x) * right + (otherY - y) * down;
    const aside = Math.abs((otherX - x) * down) + Math.abs((otherY - y) * right);
    const far = ahead + 2 * aside;
    if (element !== from && ahead > 1 && (!best || far < best.far)) best = { element, far };
  }
  return best?.element ?? null;
}

/** Use it on the element that holds a board. */
export function walking(board: HTMLElement): { destroy: () => void } {
  /** Signs take the focus, but only one of them is on the way of the Tab key: the last that had it, or the first. */
  function prepare(): void {
    const signs = things(board).filter((element) => !element.matches("button, a"));
    const entry = signs.find((element) => element === document.activeElement) ?? signs[0];
    for (const sign of signs) {
      const wanted = sign === entry ? "0" : "-1";
      if (sign.getAttribute("tabindex") !== wanted) sign.setAttribute("tabindex", wanted);
    }
  }

  function pressed(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const from = document.activeElement;
    if (!way || event.defaultPrevented || !from || !board.contains(from) || from.matches("input, select, textarea")) return;
    const next = nearest(from, things(board), way);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  let stop = (): void => undefined;
  const prepareSoon = (): void => {
    stop();
    stop = afterFrame(prepare);
  };
  const watcher = new MutationObserver(prepareSoon);
  watcher.observe(board, { childList: true, subtree: true, attributeFilter: ["data-explain", "data-clause", "data-why"] });
  board.addEventListener("keydown", pressed);
  board.addEventListener("focusin", prepareSoon);
  prepareSoon();
  return {
    destroy: () => {
      watcher.disconnect();
      stop();
      board.removeEventListener("keydown", pressed);
      board.removeEventListener("focusin", prepareSoon);
    },
  };
}
