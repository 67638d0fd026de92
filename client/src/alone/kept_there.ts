// Which matches of this browser the server keeps, too: the id that each has there.
const NAME = "shinobi-kept-there";

/** All of them: ids here, and there. */
export function keptThere(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export function noteKeptThere(id: string, there: string): void {
  try {
    localStorage.setItem(NAME, JSON.stringify({ ...keptThere(), [id]: there }));
  } catch {
    // Where nothing is noted, the server says the same id again.
  }
}
