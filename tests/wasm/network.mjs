// What a bot that learned chooses in a browser, moment by moment: read from a file of tasks, written to another. Where it
// would have to search and no searches are given, it says nothing.
import { readFileSync, writeFileSync } from "node:fs";
import { Bot } from "../../client/src/rules/bot.ts";
import { GameModule } from "../../client/src/rules/module.ts";

const [, , bytes, task, out] = process.argv;
const { layout, moments } = JSON.parse(readFileSync(task, "utf8"));
const module = await GameModule.open(readFileSync(bytes), layout);
const bot = new Bot(module, layout.bots.levels["grandmaster"]);
const seen = module.states(1);
const chosen = moments.map(({ state, seat, key, told, searched }) => {
  module.bytes(seen.address, layout.state.size).set(Buffer.from(state, "base64"));
  const knowledge = { seen, seat, key: BigInt(key), told, claims: [] };
  return bot.mustSearch(knowledge) && !searched.length ? null : bot.choose(knowledge, searched);
});
writeFileSync(out, JSON.stringify(chosen));
