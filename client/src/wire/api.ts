// The server over HTTP: the games, who you are, the lobby, tables, records.
import { HERE, isHere } from "@/alone/ids";
import type { Manners } from "@/alone/room";
import { HAS_SERVER } from "@/base";
import type {
  CheckedSheet,
  Devices,
  Lobby,
  Made,
  MadeToken,
  Me,
  MoveHere,
  NewTable,
  NewToken,
  Played,
  Preferences,
  Reach,
  Replay,
  Subscription,
  TableInfo,
  TokenList,
  Trouble,
} from "@/wire/types";

/** What a value stands for: `shinobi.engine.records.schema.kind`. */
export type Kind =
  | { kind: "plain" }
  | { kind: "seat" }
  | { kind: "thing"; of: string; values: string[] }
  | { kind: "listed"; option: string; part: string }
  | { kind: "some"; each: Kind };

type Kinds = Record<string, Record<string, Kind>>;

/** An option of a table, as JSON Schema has it. */
export interface OptionDescription {
  default: unknown;
  type?: string | string[];
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  /** What its values stand for, so that they can be said in words. */
  means?: Kind;
  /** Whether it is a list with a value for each seat. */
  each_seat?: boolean;
  /** The whole structure that the default is the name of: the cards of the deck that comes with the game. */
  whole?: unknown;
  [other: string]: unknown;
}

/** `shinobi.engine.records.schema.described`. */
export interface GameDescription {
  game: string;
  players: number[];
  editions: Record<string, { players: number[]; options: Record<string, unknown> }>;
  options: Record<string, OptionDescription>;
  moves: Kinds;
  events: Kinds;
  /** How many moments people need to take in an event; 1 where it is not named, 0 for what goes without saying. */
  beats: Record<string, number>;
  /** The events with which a new scene begins: what a step told before is looked at first. */
  scenes: string[];
  talk: { chat: boolean; claims: Kinds; questions: Kinds };
}

export interface Games {
  games: GameDescription[];
  bots: string[];
  /** The level of bots that nobody chose. */
  usual_bot: string;
  /** What bots are called, by seat. */
  bot_names: string[];
  /** The games in which bots talk and answer. */
  bots_talk: string[];
  manners: Manners;
}

/** The server did not do what was asked; its trouble says why. */
export class NotDone extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.text);
  }
}

/** Whether nobody answered: without a network, or while the server is away. */
export const unreachable = (problem: unknown): boolean => problem instanceof NotDone && problem.trouble.code === "unreachable";

/** Milliseconds after which a network that says nothing is taken for none, where a page waits for it to begin: on a train it may
 * neither answer nor fail. As in `service.js`. */
const PATIENCE = 4_000;

async function ask<Answer>(path: string, body?: unknown, method = body === undefined ? "GET" : "POST", patience = Infinity): Promise<Answer> {
  if (!HAS_SERVER || path.startsWith(`/tables/${HERE}`)) return (await (await import("@/alone/answers")).answered(path, body)) as Answer;
  let response: Response;
  const waiting = new AbortController();
  const late = patience < Infinity ? setTimeout(() => waiting.abort(), patience) : undefined;
  try {
    response = await fetch(`/api${path}`, {
      credentials: "same-origin",
      method,
      signal: waiting.signal,
      ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new NotDone({ code: "unreachable", text: "The server cannot be reached.", clause: null });
  } finally {
    clearTimeout(late);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  const trouble = (answer as { code?: string } | null)?.code
    ? (answer as Trouble)
    : { code: "unreachable", text: `The server answered ${response.status}.`, clause: null };
  throw new NotDone(trouble);
}

/** Ask what a page begins with. */
const askAtFirst = <Answer>(path: string): Promise<Answer> => ask(path, undefined, "GET", PATIENCE);

let described: Promise<Games> | undefined;

/** The games there are; asked for once. */
export function games(): Promise<Games> {
  described ??= askAtFirst<Games>("/games").catch(async (problem: unknown) => {
    described = undefined;
    // Who plays alone needs no server: the same lies beside the pages.
    if (HAS_SERVER && unreachable(problem)) return (await import("@/alone/answers")).games().catch(() => Promise.reject(problem));
    throw problem;
  });
  return described;
}

export async function gameNamed(name: string): Promise<GameDescription> {
  const found = (await games()).games.find((game) => game.game === name);
  if (!found) throw new NotDone({ code: "unknown-game", text: `There is no game “${name}”.`, clause: null });
  return found;
}

export const me = (): Promise<Me> => askAtFirst("/me");
export const beCalled = (name: string): Promise<Me> => ask("/me", { name });
export const keepSettings = (wanted: Preferences): Promise<Me> => ask("/me/settings", wanted);
export const played = (before?: number): Promise<Played> => ask(`/me/played${before === undefined ? "" : `?before=${before}`}`);
/** Have a match of this browser kept by the server, which checks it first. */
export const bringMatch = (record: string): Promise<Made> => ask("/me/played", record);
export const goFrom = (id: string, how: "leave" | "resign" | "delete"): Promise<TableInfo> => ask(`/tables/${id}/${how}`, {});
export const checkSheet = (game: string, option: string, text: string, language: string): Promise<CheckedSheet> =>
  ask(`/games/${game}/check`, { option, text, language });
export const reach = (): Promise<Reach> => ask("/me/reach");
export const subscribe = (browser: Subscription): Promise<Reach> => ask("/me/push", browser);
export const unsubscribe = (endpoint: string): Promise<Reach> => ask("/me/push/end", { endpoint });
export const giveMail = (address: string, language: string): Promise<Reach> => ask("/me/mail", { address, language });
export const confirmMail = (code: string): Promise<Reach> => ask("/me/mail/confirm", { code });
export const linkDevice = (): Promise<MoveHere> => ask("/me/link", {});
export const claimDevice = (code: string, sure: boolean): Promise<Me> => ask("/me/claim", { code, sure });
export const lookAtLink = (code: string): Promise<Me> => ask("/me/claim/look", { code });
export const devices = (): Promise<Devices> => ask("/me/devices");
export const removeDevice = (device: string): Promise<Devices> => ask("/me/devices", { device });
export const logOut = (): Promise<Me> => ask("/me/logout", {});
export const tokens = (): Promise<TokenList> => ask("/me/tokens");
export const makeToken = (wanted: NewToken): Promise<MadeToken> => ask("/me/tokens", wanted);
export const revokeToken = (id: string): Promise<TokenList> => ask(`/me/tokens/${id}`, undefined, "DELETE");
export const lobby = (): Promise<Lobby> => askAtFirst("/tables");
export const makeTable = (table: NewTable): Promise<Made> => ask("/tables", table);
export const tableInfo = (id: string): Promise<TableInfo> => ask(`/tables/${id}`);
/** A replay; of a match that was played in this browser also where its person sat. */
export type Seen = Replay & { yours?: number };

export const replay = (id: string, viewer: string): Promise<Seen> =>
  ask(`/tables/${id}/replay?viewer=${encodeURIComponent(viewer)}`);
export const recordUrl = (id: string): string => `/api/tables/${id}/record`;

/** The record of a finished match, as text. */
export async function recordOf(id: string): Promise<string> {
  if (isHere(id)) return (await import("@/alone/answers")).recordOf(id);
  const answer = await fetch(recordUrl(id));
  if (!answer.ok) throw new NotDone({ code: "unreachable", text: "There is no record.", clause: null });
  return answer.text();
}
