// Which page is shown: the address decides. Links are real links, so that they can be opened, shared and kept.

import { pageOf, type Page } from "@/pages";

class Route {
  now = $state.raw<Page>(pageOf(location.pathname));
  /** The table that was left for this page, if one was: the page leads back to it. */
  table = $state<string | null>(null);

  constructor() {
    addEventListener("popstate", () => (this.now = pageOf(location.pathname)));
    addEventListener("click", (event) => this.#followed(event));
  }

  /** Show another page. */
  go(path: string, replacing = false): void {
    history[replacing ? "replaceState" : "pushState"](null, "", path);
    if (this.now.page === "table") this.table = this.now.id;
    this.now = pageOf(location.pathname);
    if (this.now.page === "home" || this.now.page === "table") this.table = null;
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
