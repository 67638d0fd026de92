// Where the pages lie: at the root of a server of ours, or as files in any folder of any web host.

const page = globalThis.document as Document | undefined;

/** Whether a server of ours answers beside the pages; a site of files alone says that there is none. */
export const HAS_SERVER = !page?.querySelector("meta[name=shinobi-server][content=none]");

/** The address of the folder in which the pages lie, with a slash at its end. */
export const BASE = page ? new URL(HAS_SERVER ? "/" : ".", page.baseURI.split("?")[0]!).href : "/";

/** The address of a page. Where there are only files, the path stands behind a question mark: any host has that page. */
export function addressOf(path: string): string {
  if (HAS_SERVER) return path;
  const [plain = "", hash] = path.split("#");
  return `${BASE}${plain === "/" ? "" : `?${plain}`}${hash === undefined ? "" : `#${hash}`}`;
}

/** The path of the page at an address, or behind a link. */
export function pathOf({ pathname, search }: { pathname: string; search: string }): string {
  if (HAS_SERVER) return pathname;
  if (search.startsWith("?/")) return search.slice(1);
  return pathname.startsWith(new URL(BASE).pathname) ? "/" : pathname;
}
