// What bots say at some moments: read from a file of moments, written to another.
import { readFileSync, writeFileSync } from "node:fs";
import { GameModule } from "../../client/src/rules/module.ts";
import { saidBy } from "../../client/src/rules/talking.ts";

const [, , bytes, task, out] = process.argv;
const { layout, moments } = JSON.parse(readFileSync(task, "utf8"));
const module = await GameModule.open(readFileSync(bytes), layout);
const seen = module.states(1);
const said = moments.map((moment) => {
  const known = Uint8Array.from(atob(moment.seen), (one) => one.charCodeAt(0));
  module.bytes(seen.address, known.length).set(known);
  return saidBy(module, { seen, seat: moment.seat, key: BigInt(moment.key), told: [], claims: [] }, moment.open);
});
writeFileSync(out, JSON.stringify(said));
