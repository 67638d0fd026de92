// Which page is shown: the address decides. Links are real links, so that they can be opened, shared and kept.

import { leaves } from "@/back.svelte";
import { addressOf, HAS_SERVER, pathOf } from "@/base";
import { pageOf, type Page } from "@/pages";

class Route {
  now = $state.raw<Page>(pageOf(pathOf(location)));
  /** The table that was left for this page, if one was: the page leads back to it. */
  table = $state<string | null>(null);

  constructor() {
    addEventListener("popstate", () => {
      // Within a page the browser goes to the place by itself.
      if (location.hash && document.getElementById(location.hash.slice(1))) return;
      const page = pageOf(pathOf(location));
      // A table that is shown already stays as it is: only what lay over it has gone.
      if (page.page === "table" && this.now.page === "table" && page.id === this.now.id) return;
      this.now = page;
    });
    // Among files, links that begin at the root are made right before anybody can follow them in a way of the browser's own.
    if (!HAS_SERVER) for (const touch of ["pointerover", "focusin", "touchstart"]) addEventListener(touch, correct);
    addEventListener("click", (event) => this.#followed(event));
  }

  /** Show another page. */
  go(path: string, replacing = false): void {
    history[leaves() || replacing ? "replaceState" : "pushState"](null, "", addressOf(path));
    if (this.now.page === "table") this.table = this.now.id;
    this.now = pageOf(pathOf(location));
    if (this.now.page === "home" || this.now.page === "table") this.table = null;
    scrollTo(0, 0);
  }

  #followed(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const path = pathOf(link);
    if (path.startsWith("/api/") || (link.hash && path === pathOf(location))) return;
    event.preventDefault();
    this.go(path + link.hash);
  }
}

function correct(event: Event): void {
  const link = (event.target as Element | null)?.closest?.("a[href^='/']");
  link?.setAttribute("href", addressOf(link.getAttribute("href")!));
}

export const route = new Route();
