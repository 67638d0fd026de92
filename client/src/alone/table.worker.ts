// Holds a table in this browser: everything that is hidden stays here. Bots think elsewhere, with what their seats know.
import { GameModule } from "@/rules/module";
import { compiled, compiledFor, type Compiled } from "@/rules/opening";
import type { Request } from "@/wire/connection";
import type { News, Opening } from "./here";
import type { Preparation } from "./holder";
import { lockOf } from "./ids";
import { parted } from "./log";
import { Log } from "./logs";
import { createdAgain, make } from "./making";
import { Room } from "./room";
import { forget, keptTable } from "./store";
import { foldAll, Table } from "./table";
import { inWorker, thinkersFor } from "./thinking";
import { again } from "./what_if";

const say = (news: News): void => self.postMessage(news);
let room: Promise<Room | null> | undefined;
/** The module of the game that will probably be played, on its way. */
let prepared: { game: string; rules: Promise<Compiled | null> } | undefined;

/** Fetch a game's module while the page does something else. */
function prepare({ game, base }: Preparation): void {
  prepared = { game, rules: compiled(game, base).catch(() => null) };
}

const rulesOf = async (game: string, base: string): Promise<Compiled> =>
  (prepared?.game === game ? await prepared.rules : null) ?? compiled(game, base);

/** The table, played again from its log. */
async function begun({ id, base, games }: Opening): Promise<Room | null> {
  const log = await Log.open(id);
  if (!log) return null;
  const { created } = log;
  const { known } = parted(created);
  const rules = await rulesOf(created.game, base);
  const module = await GameModule.open(rules.code, rules.layout);
  const game = games.games.find((one) => one.game === created.game)!;
  const table = new Table(id, created, module, game.talk.chat);
  foldAll(table, log.entries);
  const levels = created.chairs.flatMap(({ level }) => level ?? []);
  const thinking = await compiledFor([...levels, created.stand_in], rules, base);
  const room = new Room(table, {
    game,
    manners: games.manners,
    thinkers: Array.from({ length: thinkersFor(rules.layout.bots, levels) }, () => inWorker(thinking)),
    tell: (told) => say({ told }),
    fail: () => say({ ended: "failed" }),
    keep: (entry) => {
      const { match, seat } = table;
      const turn = table.state === "playing" && !table.roundEnd && ((match!.asked >> seat) & 1) === 1;
      log.keep({ id, created: known, info: table.info, turn, at: entry.at }, entry);
    },
    forget: () => void forget(id).catch(() => undefined),
    again: () => (created.what_if ? again(created, [...log.entries]) : make(createdAgain(known, game))),
  });
  log.overtaken = () => void lost(id, room);
  return room;
}

/** The table is another page's now, or was deleted by one. */
async function lost(id: string, room: Room | null): Promise<void> {
  room?.close();
  if (await keptTable(id).catch(() => true)) say({ ended: "elsewhere" });
  else if (room) room.deleted();
  else say({ ended: "no-table" });
}

/** One page at a time has the table: whoever opens it last. */
async function open(opening: Opening): Promise<Room | null> {
  const mine = new Promise<void>((held) => {
    if (!navigator.locks) held();
    else
      void navigator.locks
        .request(lockOf(opening.id), { steal: true }, () => {
          held();
          return new Promise(() => undefined);
        })
        .catch(async () => lost(opening.id, (await room) ?? null));
  });
  await mine;
  const found = await begun(opening);
  if (found) found.enter();
  else say({ ended: "no-table" });
  return found;
}

self.onmessage = async ({ data }: MessageEvent<Preparation | Opening | Request>): Promise<void> => {
  try {
    if ("game" in data) prepare(data as Preparation);
    else if (!("type" in data)) await (room = open(data));
    else await (await room)?.request(data);
  } catch {
    say({ ended: "failed" });
  }
};
