// The Back of the browser closes what lies over the page, where something does; only then does it leave the page.
//
// All that lies there shares one entry of the history. It stays behind when something is closed in another way, so that opening
// and closing never race with the browser; Back then steps over it.

interface Marked {
  sheet?: boolean;
}

const marked = (): boolean => Boolean((history.state as Marked | null)?.sheet);

/** What lies over the page, the uppermost last: each closes itself. */
const open: (() => void)[] = [];
/** Whether the entry is there, and perhaps of no use any more. */
let entered = marked();

function enter(): void {
  if (!marked()) history.pushState({ sheet: true } satisfies Marked, "");
  entered = true;
}

addEventListener("popstate", () => {
  if (marked()) return;
  const was = entered;
  entered = false;
  const close = open.at(-1);
  if (close) {
    if (open.length > 1) enter();
    close();
  } else if (was) history.back();
});

/** Whether the next page takes the place of this entry, which was made for something that lay over the page. */
export function leaves(): boolean {
  const was = marked();
  if (was) entered = false;
  return was;
}

/** Made while a component is set up: Back closes it while it is open. */
export function closesOnBack(isOpen: () => boolean, close: () => void): void {
  $effect(() => {
    if (!isOpen()) return;
    open.push(close);
    enter();
    return () => void open.splice(open.indexOf(close), 1);
  });
}
