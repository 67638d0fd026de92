// The review of a record, read from a file of tasks, written to another.
import { readFileSync, writeFileSync } from "node:fs";
import { reviewed } from "../../client/src/alone/review.ts";
import { GameModule } from "../../client/src/rules/module.ts";

const [, , bytes, task, out] = process.argv;
const { layout, record, effort } = JSON.parse(readFileSync(task, "utf8"));
const working = reviewed(await GameModule.open(readFileSync(bytes), layout), record, effort);
const progress = [];
let next = working.next();
for (; !next.done; next = working.next()) progress.push(next.value);
writeFileSync(out, JSON.stringify({ progress, review: next.value }));
