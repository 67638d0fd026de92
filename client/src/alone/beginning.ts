// How somebody begins to play against bots: at a table in this browser, where it can hold one; else at one of the server's.
import { HAS_SERVER } from "@/base";
import { boardOf } from "@/games/board";
import { explainedOf } from "@/games/explained";
import { stagingOf } from "@/games/staging";
import { person } from "@/me.svelte";
import { games, makeTable } from "@/wire/api";
import type { NewTable } from "@/wire/types";
import { say } from "@/words/language.svelte";
import { able } from "./able";
import { forgo, prepare } from "./holder";

/** Load all that a table of this game needs while it is being made. What fails is missed later, and says so then. */
function fetchFor(game: string): void {
  const coming = [import("@/pages/Table.svelte"), boardOf(game)?.(), explainedOf(game), stagingOf(game)];
  void Promise.allSettled(coming);
}

/** Set a table where all others are bots; returns its id. A server need not know who plays alone. */
export async function begin(wanted: NewTable): Promise<string> {
  // The table first: it has the longest way, and browsers fetch few files at a time.
  if (able) prepare(wanted.game);
  fetchFor(wanted.game);
  try {
    return await (HAS_SERVER && able ? setHere(wanted) : setThere(wanted));
  } catch (problem) {
    forgo();
    // A browser may have all that is needed and keep nothing: then the server does.
    if (HAS_SERVER && able) return setThere(wanted);
    throw problem;
  }
}

async function setHere(wanted: NewTable): Promise<string> {
  const [{ created, make }, known] = await Promise.all([import("./making"), games(), person.known().catch(() => undefined)]);
  return make(created(known, wanted, person.name ?? say("guest")));
}

async function setThere(wanted: NewTable): Promise<string> {
  await person.ready();
  return (await makeTable(wanted)).id;
}
