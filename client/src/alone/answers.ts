// What pages ask over HTTP, answered in this browser: about tables that are here, and about all where there is no server.
import { BASE } from "@/base";
import { NotDone, type Games } from "@/wire/api";
import type { Lobby, Me, NewTable, Played, PlayedMatch, TableInfo, YourTable } from "@/wire/types";
import type { Answered, Asked } from "./answers.worker";
import { HERE, isWhatIf } from "./ids";
import { created, make } from "./making";
import type { Eyes } from "./replay";
import { forget, keepEntry, loaded, tables, type Kept } from "./store";
import type { Wish } from "./what_if";

const NAME = "shinobi-name";

/** How a match that was given up or deleted is listed: not at all. */
const LISTED = ["open", "dealing", "playing"];

const troubled = (code: string): NotDone => new NotDone({ code, text: code, clause: null });

export const games = async (): Promise<Games> => {
  const answer = await fetch(`${BASE}modules/games.json`);
  if (!answer.ok) throw troubled("unreachable");
  // At tables in this browser bots do not talk yet, in no game.
  return { ...((await answer.json()) as Games), bots_talk: [] };
};

function me(name?: string): Me {
  try {
    if (name !== undefined) localStorage.setItem(NAME, name);
    return { name: localStorage.getItem(NAME) };
  } catch {
    return { name: name ?? null };
  }
}

/** A worker that works this out, and is gone then. */
function workedOut(asked: Asked): Promise<Exclude<Answered, { trouble: string }>> {
  const worker = new Worker(new URL("./answers.worker.ts", import.meta.url), { type: "module" });
  return new Promise<Exclude<Answered, { trouble: string }>>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answered>): void => {
      if ("trouble" in data) reject(troubled(data.trouble));
      else resolve(data);
    };
    worker.onerror = (): void => reject(troubled("failed"));
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
}

/** The record of a match that is over, as text. */
export const recordOf = async (id: string): Promise<string> => ((await workedOut({ id, base: BASE })) as { record: string }).record;

/** Go on from a moment of a match; returns the id of the new table. */
export const goOnFrom = async (wish: Wish): Promise<string> => ((await workedOut({ wish, base: BASE })) as { table: string }).table;

const replay = async (id: string, viewer: string): Promise<unknown> => {
  const eyes = /^\d+$/.test(viewer) ? Number(viewer) : (viewer as Eyes);
  return ((await workedOut({ id, base: BASE, eyes })) as { replay: unknown }).replay;
};

const infoOf = (table: Kept): TableInfo | null => table.info;

async function lobby(): Promise<Lobby> {
  const yours = (await tables()).flatMap((table): YourTable[] => {
    const info = infoOf(table);
    return info && LISTED.includes(info.state) && !isWhatIf(info.id) ? [{ ...info, turn: table.turn, can_delete: true }] : [];
  });
  return { waiting: [], running: [], yours };
}

/** All matches that were played to their end here. */
async function played(): Promise<Played> {
  const matches = (await tables()).flatMap(({ id, created: first, info, at }): PlayedMatch[] => {
    if (!info?.result || isWhatIf(id)) return [];
    const { game, chairs, lesson } = first;
    const seat = chairs.findIndex(({ who }) => who !== null);
    const { clause, shares } = info.result;
    return [{ id, at, game, names: chairs.map(({ name }) => name), bots: chairs.map(({ who }) => who === null), seat, clause, shares, lesson }];
  });
  const each = [...new Set(matches.map(({ game }) => game))].map((game) => matches.filter((one) => one.game === game));
  const share = ({ shares, seat }: PlayedMatch): number => shares[seat] ?? 0;
  const tallies = each.map((some) => ({
    game: some[0]!.game,
    played: some.length,
    won: some.filter((one) => share(one) === 1).length,
    shared: some.filter((one) => share(one) > 0 && share(one) < 1).length,
    with_people: 0,
  }));
  return { matches, games: tallies, total: matches.length };
}

/** End a table that is here for good. */
async function leave(id: string): Promise<TableInfo> {
  const known = await loaded(id);
  const info = known && infoOf(known.table);
  if (!known || !info) throw troubled("no-table");
  const over: TableInfo = { ...info, state: "over", ended: "deleted" };
  await keepEntry({ ...known.table, info: over, turn: false }, known.entries.length, { entry: "ended", at: Date.now() / 1_000, reason: "deleted", seat: null });
  await forget(id);
  return over;
}

async function tableInfo(id: string): Promise<TableInfo> {
  const known = await loaded(id);
  if (!known?.table.info) throw troubled("no-table");
  return known.table.info;
}

/** The answer to a request. */
export async function answered(path: string, body: unknown): Promise<unknown> {
  const [address = "", query = ""] = path.split("?");
  const [, first, second, third] = address.split("/");
  const asked = new URLSearchParams(query);
  switch (first) {
    case "games":
      if (!second) return games();
      break;
    case "me":
      if (second === "played") return played();
      if (!second) return me((body as { name?: string } | undefined)?.name);
      if (second === "settings") return me();
      break;
    case "tables":
      if (!second) {
        if (body === undefined) return lobby();
        return { id: await make(created(await games(), body as NewTable, me().name ?? "")) };
      }
      if (!second.startsWith(HERE)) break;
      if (!third) return tableInfo(second);
      if (third === "replay") return replay(second, asked.get("viewer") ?? "everything");
      return leave(second);
  }
  throw troubled("no-server");
}
