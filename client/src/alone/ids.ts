// Which tables are in this browser.

/** What the ids of tables in browsers begin with; no server makes such ids. */
export const HERE = "here";

export const isHere = (id: string): boolean => id.startsWith(HERE);
