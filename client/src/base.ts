// Where the pages lie: at the root of a server, or in any folder of a web host.

/** Whether a server of ours answers beside the pages; a site of files alone says that there is none. */
export const HAS_SERVER = document.querySelector("meta[name=shinobi-server][content=none]") === null;

/** The address of the folder in which the pages lie, with a slash at its end. */
export const BASE = HAS_SERVER ? `${location.origin}/` : new URL(".", document.baseURI).href;
