// What pages ask over HTTP, answered in this browser: about tables that are here, and about all where there is no server.
import { BASE } from "@/base";
import { NotDone, type Games } from "@/wire/api";
import type { Lobby, Me, NewTable, Setting, TableInfo } from "@/wire/types";
import type { Answered, Asked } from "./answers.worker";
import { HERE, lockOf } from "./ids";
import { finished, unfinished } from "./listing";
import { created, make } from "./making";
import { keepName, keptName } from "./name";
import type { Eyes } from "./replay";
import { forget, keptTable } from "./store";
import type { Wish } from "./what_if";

const troubled = (code: string, clause: string | null = null): NotDone => new NotDone({ code, text: code, clause });

export const games = async (): Promise<Games> => {
  const answer = await fetch(`${BASE}modules/games.json`);
  if (!answer.ok) throw troubled("unreachable");
  return (await answer.json()) as Games;
};

function me(name?: string): Me {
  if (name !== undefined) keepName(name);
  return { name: keptName() ?? name ?? null };
}

/** A worker that works this out, and is gone then. */
function workedOut(asked: Asked): Promise<Exclude<Answered, { trouble: string }>> {
  const worker = new Worker(new URL("./answers.worker.ts", import.meta.url), { type: "module" });
  return new Promise<Exclude<Answered, { trouble: string }>>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answered>): void => {
      if ("trouble" in data) reject(troubled(data.trouble, data.clause));
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

/** A table that was asked for, if the rules have one like it. */
async function possible<Wanted extends Setting>(wanted: Wanted): Promise<Wanted> {
  const { game, players, edition, options } = wanted;
  await workedOut({ base: BASE, setting: { game, players, edition, options } });
  return wanted;
}

/** End a table that is here for good. */
async function leave(id: string): Promise<TableInfo> {
  const info = await tableInfo(id);
  await forget(id);
  // A page that plays at it learns of it now, and not with its next move.
  await navigator.locks?.request(lockOf(id), { steal: true }, () => undefined);
  return { ...info, state: "over", ended: "deleted" };
}

async function tableInfo(id: string): Promise<TableInfo> {
  const known = await keptTable(id);
  if (!known?.info) throw troubled("no-table");
  return known.info;
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
      if (second === "played") return finished();
      if (!second) return me((body as { name?: string } | undefined)?.name);
      if (second === "settings") return me();
      break;
    case "tables":
      if (!second) {
        if (body === undefined) return { waiting: [], running: [], yours: await unfinished() } satisfies Lobby;
        return { id: await make(await possible(created(await games(), body as NewTable, me().name ?? ""))) };
      }
      if (!second.startsWith(HERE)) break;
      if (!third) return tableInfo(second);
      if (third === "replay") return replay(second, asked.get("viewer") ?? "everything");
      return leave(second);
  }
  throw troubled("no-server");
}
