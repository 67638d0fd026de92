// Which page is shown: the address decides. Links are real links, so that they can be opened, shared and kept.

export type Page =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "new"; game: string }
  | { page: "learn"; game: string }
  | { page: "rules"; game: string }
  | { page: "about" }
  | { page: "device"; code: string | null }
  | { page: "lost" };

export function pageOf(path: string): Page {
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean);
  switch (first) {
    case "":
      return { page: "home" };
    case "t":
      if (!second) break;
      return third === "replay" ? { page: "replay", id: second } : { page: "table", id: second };
    case "new":
      if (second) return { page: "new", game: second };
      break;
    case "learn":
      if (second) return { page: "learn", game: second };
      break;
    case "rules":
      if (second) return { page: "rules", game: second };
      break;
    case "about":
      return { page: "about" };
    case "device":
      return { page: "device", code: second || null };
  }
  return { page: "lost" };
}

class Route {
  now = $state.raw<Page>(pageOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.now = pageOf(location.pathname)));
    addEventListener("click", (event) => this.#followed(event));
  }

  /** Show another page. */
  go(path: string, replacing = false): void {
    history[replacing ? "replaceState" : "pushState"](null, "", path);
    this.now = pageOf(location.pathname);
    scrollTo(0, 0);
  }

  #followed(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const route = new Route();
