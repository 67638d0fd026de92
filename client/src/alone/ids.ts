// Which tables are in this browser.

/** What the ids of tables in browsers begin with; no server makes such ids. */
export const HERE = "here";

/** What the ids of those begin with that go on from a moment of another match. */
export const WHAT_IF = `${HERE}if`;

export const isHere = (id: string): boolean => id.startsWith(HERE);
export const isWhatIf = (id: string): boolean => id.startsWith(WHAT_IF);
