// Where there is a server: what it has and what this browser keeps, in one list.
import { HAS_SERVER } from "@/base";
import type { Lobby, Played } from "@/wire/types";
import { able } from "./able";
import { keptThere } from "./kept_there";

/** Both, one after the other, as far as this browser keeps anything. Whatever goes wrong here is no reason to list nothing. */
async function listed<List>(what: "unfinished" | "finished", none: List): Promise<List> {
  if (!HAS_SERVER || !able) return none;
  return (await import("./listing").then((listing) => listing[what]() as unknown).catch(() => none)) as List;
}

/** The lobby with the tables in this browser; those that wait for the person come first. */
export async function lobbyWithHere(there: Lobby): Promise<Lobby> {
  const yours = [...there.yours, ...(await listed<Lobby["yours"]>("unfinished", []))];
  return { ...there, yours: yours.sort((one, other) => Number(other.turn) - Number(one.turn)) };
}

/** A page of what the person has played, with what they played here since the last match on it. */
export async function playedWithHere(there: Played, before: number | undefined): Promise<Played> {
  const all = await listed<Played>("finished", { matches: [], games: [], total: 0 });
  // What the server keeps, too, it lists itself; it counts only what was played there.
  const twice = there.total ? keptThere() : {};
  const matches = all.matches.filter(({ id }) => !(id in twice));
  const here = { ...all, matches, total: matches.length };
  const whole = there.matches.length === 0 || (before === undefined && there.matches.length === there.total);
  const since = whole ? 0 : there.matches.at(-1)!.at;
  const some = here.matches.filter(({ at }) => at >= since && at < (before ?? Infinity));
  const games = here.games.reduce((all, one) => {
    const same = all.find(({ game }) => game === one.game);
    if (!same) return [...all, one];
    const sum = { ...same, played: same.played + one.played, won: same.won + one.won, shared: same.shared + one.shared };
    return all.map((other) => (other === same ? sum : other));
  }, there.games);
  return {
    matches: [...there.matches, ...some].sort((one, other) => other.at - one.at),
    games,
    total: there.total + here.total,
  };
}
