// How a table in this browser is set: from what the person asked for to the first entry of its log, less what is hidden.
import type { Json } from "@/rules/layout";
import { NotDone, type GameDescription, type Games } from "@/wire/api";
import type { NewTable, SeatWanted } from "@/wire/types";
import { HERE, isWhatIf, WHAT_IF } from "./ids";
import type { Chair, Known } from "./log";
import { keepTable } from "./store";

/** Who the person is at their own tables. */
export const ME = "me";

const LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz";
const LENGTH = 10;

const random = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));
const fresh = (beginning: string): string =>
  beginning + Array.from(random(64), (byte) => (byte < 252 ? LETTERS[byte % 36] : "")).join("").slice(0, LENGTH - beginning.length);

/** An id for a table. */
export function newPlace(whatIf = false): string {
  const id = fresh(whatIf ? WHAT_IF : HERE);
  return isWhatIf(id) === whatIf ? id : newPlace(whatIf);
}

function refused(code: string): never {
  throw new NotDone({ code, text: code, clause: null });
}

/** The options of a table: what was chosen, what the edition sets, and what the game has. */
function optionsOf(game: GameDescription, players: number, edition: string, chosen: Record<string, unknown>): Record<string, Json> {
  const sets = game.editions[edition]!.options;
  const each = Object.entries(game.options).map(([name, { default: usual, whole, each_seat: eachSeat }]) => {
    const own = eachSeat && Array.isArray(usual) ? usual.slice(0, players) : usual;
    const value = chosen[name] ?? sets[name] ?? own;
    return [name, whole !== undefined && value === usual ? whole : value];
  });
  return Object.fromEntries(each) as Record<string, Json>;
}

function chairsOf(wanted: SeatWanted[], name: string, games: Games): Chair[] {
  const taken = [name];
  return wanted.map(({ kind, level }, seat) => {
    if (kind === "me") return { who: ME, name, level: null };
    const free = games.bot_names.filter((one) => !taken.includes(one));
    const called = free.find((one) => one === games.bot_names[seat]) ?? free[0]!;
    taken.push(called);
    return { who: null, name: called, level: level ?? games.usual_bot };
  });
}

/** The first entry of the log of the table that somebody of this name asked for. */
export function created(games: Games, wanted: NewTable, name: string): Known {
  const game = games.games.find((one) => one.game === wanted.game) ?? refused("unknown-game");
  const edition = wanted.edition ?? Object.keys(game.editions)[0]!;
  const players = wanted.players ?? game.editions[edition]?.players[0] ?? refused("bad-table");
  const others = Array.from({ length: players - 1 }, (): SeatWanted => ({ kind: "bot" }));
  const seats = wanted.seats ?? [{ kind: "me" }, ...others];
  if (seats.some(({ kind }) => kind === "open") || seats.filter(({ kind }) => kind === "me").length !== 1) refused("no-server");
  const lesson = wanted.lesson ?? false;
  return {
    entry: "created",
    at: Date.now() / 1_000,
    who: ME,
    game: game.game,
    players,
    edition,
    options: optionsOf(game, players, edition, wanted.options ?? {}),
    chairs: chairsOf(seats, name, games),
    pace: { seconds: null, bank: 0 },
    stand_in: wanted.stand_in ?? games.usual_bot,
    rhythm: games.manners.pauses ? (wanted.rhythm ?? "normal") : "none",
    lesson,
    agreed: !lesson,
  };
}

const further = <One>(bySeat: readonly One[]): One[] => [...bySeat.slice(-1), ...bySeat.slice(0, -1)];

/** The first entry of the table where a party plays on, everybody and what was agreed for them one seat further. */
export function createdAgain(before: Known, game: GameDescription): Known {
  const moved = Object.entries(before.options).map(([name, value]) => [name, game.options[name]?.each_seat ? further(value as Json[]) : value]);
  const options = Object.fromEntries(moved) as Known["options"];
  return { ...before, at: Date.now() / 1_000, chairs: further(before.chairs), options, lesson: false, agreed: true };
}

/** Set a table in this browser; returns its id. */
export async function make(first: Known): Promise<string> {
  const id = newPlace();
  await keepTable({ id, created: first, info: null, turn: false, at: first.at });
  return id;
}
