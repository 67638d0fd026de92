// Which tables are in this browser.

/** What the ids of tables in browsers begin with; no server makes such ids. */
export const HERE = "here";

/** What the ids of those begin with that go on from a moment of another match. */
export const WHAT_IF = `${HERE}if`;

export const isHere = (id: string): boolean => id.startsWith(HERE);
export const isWhatIf = (id: string): boolean => id.startsWith(WHAT_IF);

/** The name of the lock that the page has where a table is open. */
export const lockOf = (id: string): string => `table ${id}`;
