// The name of the person, as this browser remembers it: for when nobody else can be asked.
const NAME = "shinobi-name";

export function keptName(): string | null {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
}

export function keepName(name: string | null): void {
  try {
    if (name === null) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, name);
  } catch {
    // Where nothing is kept, it is asked for again.
  }
}
