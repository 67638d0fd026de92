// What the page's check finds in records, one after another: read from a file of tasks, written to another.
import { readFileSync, writeFileSync } from "node:fs";
import { checkBots, wrongByRules } from "../../client/src/rules/checking.ts";
import { GameModule } from "../../client/src/rules/module.ts";

const [, , bytes, task, out] = process.argv;
const { layout, records } = JSON.parse(readFileSync(task, "utf8"));
const found = [];
for (const record of records) {
  const module = await GameModule.open(readFileSync(bytes), layout);
  const wrong = wrongByRules(module, record);
  if (wrong) {
    found.push(wrong);
    continue;
  }
  const checking = checkBots(module, record);
  let next = checking.next();
  while (!next.done) next = checking.next();
  found.push(next.value);
}
writeFileSync(out, JSON.stringify(found));
