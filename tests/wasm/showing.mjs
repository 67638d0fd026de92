// What every receiver of some matches is shown and told in a browser: read from a file of tasks, written to another.
import { readFileSync, writeFileSync } from "node:fs";
import { GameModule } from "../../client/src/rules/module.ts";
import { ShownMatch } from "../../client/src/rules/showing.ts";

const [, , bytes, task, out] = process.argv;
const { layout, matches } = JSON.parse(readFileSync(task, "utf8"));
const module = await GameModule.open(readFileSync(bytes), layout);
const heap = module.free;
const told = matches.map(({ players, cells, deal, steps }) => {
  module.free = heap;
  const match = new ShownMatch(module, players);
  match.deal(cells, BigInt(deal));
  const looks = steps.flatMap(({ seat, action, key, look }) => {
    const seen = look ? [match.told()] : [];
    if (match.step(seat, action, BigInt(key))) throw new Error("a legal step was refused");
    return seen;
  });
  return [...looks, match.told()];
});
writeFileSync(out, JSON.stringify(told));
