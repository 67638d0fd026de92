// Why there can be no such tables, one after another: read from a file of tasks, written to another.
import { readFileSync, writeFileSync } from "node:fs";
import { whyNoTable } from "../../client/src/alone/possible.ts";
import { GameModule } from "../../client/src/rules/module.ts";

const [, , bytes, task, out] = process.argv;
const { layout, settings } = JSON.parse(readFileSync(task, "utf8"));
const module = await GameModule.open(readFileSync(bytes), layout);
const found = settings.map((setting) => {
  const clause = whyNoTable(module, setting);
  return clause === undefined ? "none" : (clause ?? "option");
});
writeFileSync(out, JSON.stringify(found));
