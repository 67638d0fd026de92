// Holds a table in this browser: everything that is hidden stays here. Bots think elsewhere, with what their seats know.
import { opened } from "@/rules/opening";
import type { Request } from "@/wire/connection";
import type { News, Opening } from "./here";
import { createdAgain, make } from "./making";
import { Room } from "./room";
import { keepEntry, loaded } from "./store";
import { Table } from "./table";
import { inWorker } from "./thinking";
import { again } from "./what_if";

const say = (news: News): void => self.postMessage(news);
let room: Promise<Room | null> | undefined;

/** The table, played again from its log. */
async function begun({ id, base, games }: Opening): Promise<Room | null> {
  const known = await loaded(id);
  if (!known) return null;
  const { created } = known.table;
  const module = await opened(created.game, base);
  const game = games.games.find((one) => one.game === created.game)!;
  const table = new Table(id, created, module, game.talk.chat);
  for (const entry of known.entries) table.fold(entry);
  let entries = known.entries.length;
  const cores = (navigator.hardwareConcurrency ?? 1) > 1 ? 2 : 1;
  return new Room(table, {
    game,
    manners: games.manners,
    base,
    thinkers: Array.from({ length: cores }, inWorker),
    tell: (told) => say({ told }),
    keep: async (entry) => {
      const { match, seat } = table;
      const turn = table.state === "playing" && !table.roundEnd && ((match!.asked >> seat) & 1) === 1;
      // Where a browser keeps nothing, the match can still be played to its end.
      await keepEntry({ id, created, info: table.info, turn, at: entry.at }, entries++, entry).catch(() => undefined);
    },
    again: ({ created: first }) => (first.what_if ? again(first, known.entries) : make(createdAgain(first))),
  });
}

/** One page at a time has the table: whoever opens it last. */
async function open(opening: Opening): Promise<Room | null> {
  const mine = new Promise<void>((held) => {
    if (!navigator.locks) held();
    else
      void navigator.locks
        .request(`table ${opening.id}`, { steal: true }, () => {
          held();
          return new Promise(() => undefined);
        })
        .catch(async () => {
          (await room)?.close();
          say({ ended: "elsewhere" });
        });
  });
  await mine;
  const found = await begun(opening);
  if (found) found.enter();
  else say({ ended: "no-table" });
  return found;
}

self.onmessage = async ({ data }: MessageEvent<Opening | Request>): Promise<void> => {
  try {
    if (!("type" in data)) await (room = open(data));
    else await (await room)?.request(data);
  } catch {
    say({ ended: "failed" });
  }
};
