// The games for other people's programs: what `shinobi modules` writes beside the modules. No game is known here by name.
import { Match } from "@/alone/match";
import { Bot } from "@/rules/bot";
import type { Layout, TableSet } from "@/rules/layout";
import { GameModule, type Key } from "@/rules/module";

export { Match, type Seen, type Snapshot, type Step, type Told } from "@/alone/match";
export { Bot, type Knowledge } from "@/rules/bot";
export { checkBots, wrongByRules, type Checked, type PlayedRecord, type Wrong } from "@/rules/checking";
export { Estimator, type Worlds } from "@/rules/estimating";
export { Keys, type WrittenKeys } from "@/rules/keys";
export { actionOf, cellsOf, moveOf, read, show } from "@/rules/layout";
export type { Cells, EventMeaning, Json, Layout, Level, Meaning, TableSet } from "@/rules/layout";
export { GameModule, type Argument, type Arguments, type Key, type Room, type States } from "@/rules/module";

// A builder of sites must not take the modules for its own files.
const here = import.meta.url;

/** A file of the folder `modules` beside this one. */
async function fileOf(name: string): Promise<ArrayBuffer> {
  const address = new URL(`modules/${name}`, here);
  if (address.protocol === "file:") {
    const { readFile } = await import("node:fs/promises");
    return new Uint8Array(await readFile(address)).buffer;
  }
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`There is no ${address.href}.`);
  return answer.arrayBuffer();
}

const parsed = async <What>(name: string): Promise<What> => JSON.parse(new TextDecoder().decode(await fileOf(name))) as What;

/** The names of the games. */
export async function gameNames(): Promise<string[]> {
  return (await parsed<{ games: { game: string }[] }>("games.json")).games.map(({ game }) => game);
}

/** Open a game by its name. */
export async function openGame(name: string): Promise<GameModule> {
  const names = await gameNames();
  if (!names.includes(name)) throw new Error(`There is no game “${name}”. The games are ${names.join(", ")}.`);
  const [layout, bytes] = await Promise.all([parsed<Layout>(`${name}.json`), fileOf(`${name}.wasm`)]);
  return GameModule.open(bytes, layout);
}

/** A table as the game has it: of its first edition and with the fewest players, unless something else is said. */
export function usualTable(layout: Layout, players?: number, edition?: string): TableSet {
  const fits = layout.tables.filter((one) => (edition ?? one.edition) === one.edition && (players ?? one.players) === one.players);
  if (!fits.length) throw new Error(`There is no such table of ${layout.game}.`);
  return fits[0]!;
}

/** A bot of this level, for any seat of any match of the game. It is given what the seat may know, and nothing else. */
export function botOf(module: GameModule, level: string): (match: Match, seat: number, key: Key) => number {
  const { levels } = module.layout.bots;
  const described = Object.hasOwn(levels, level) ? levels[level] : undefined;
  if (!described) throw new Error(`There are no bots of the level “${level}”. The levels are ${Object.keys(levels).join(", ")}.`);
  const bot = new Bot(module, described);
  const seen = module.states(1);
  return (match, seat, key) => {
    module.bytes(seen.address, module.layout.state.size).set(match.seenBy(seat));
    const knowledge = { seen, seat, key, told: match.heard(seat), claims: [] };
    return bot.choose(knowledge, Array<number>(described.searches ?? 0).fill(bot.simulationsEach(knowledge)));
  };
}
