// What a seat is called where names stand in a list: by its name, and the reader's own seat marked as such.
import { say } from "@/words/language.svelte";

export function called(names: readonly string[], seat: number, reader: number | null): string {
  const name = names[seat] ?? "";
  return seat === reader ? `${name} (${say("you")})` : name;
}
