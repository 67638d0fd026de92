// How somebody begins to play against bots: at a table in this browser, where it can hold one; else at one of the server's.
import { HAS_SERVER } from "@/base";
import { person } from "@/me.svelte";
import { games, makeTable } from "@/wire/api";
import type { NewTable } from "@/wire/types";
import { say } from "@/words/language.svelte";
import { able } from "./able";

/** Set a table where all others are bots; returns its id. A server need not know who plays alone. */
export async function begin(wanted: NewTable): Promise<string> {
  if (HAS_SERVER && able) {
    try {
      const [{ created, make }, known] = await Promise.all([import("./making"), games(), person.known().catch(() => undefined)]);
      return await make(created(known, wanted, person.name ?? say("guest")));
    } catch {
      // A browser may have all that is needed and keep nothing: then the server does.
    }
  }
  await person.ready();
  return (await makeTable(wanted)).id;
}
