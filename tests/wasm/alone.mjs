// What the person at some tables is told by a table in the browser, and the records: read from a file of tasks, written to another.
import { readFileSync, writeFileSync } from "node:fs";
import { replayed } from "../../client/src/alone/replay.ts";
import { Table } from "../../client/src/alone/table.ts";
import { GameModule } from "../../client/src/rules/module.ts";

const [, , bytes, task, out] = process.argv;
const { layout, chat, eyes, tables } = JSON.parse(readFileSync(task, "utf8"));
const answers = [];
for (const { id, created, entries } of tables) {
  const module = await GameModule.open(readFileSync(bytes), layout);
  const table = new Table(id, created, module, chat);
  const told = [table.welcome()];
  for (const entry of entries) {
    const messages = table.fold(entry);
    if (!Array.isArray(messages)) throw new Error(`refused by ${messages.clause}`);
    told.push(messages, table.welcome());
  }
  const over = table.match?.over;
  answers.push({ told, record: over ? table.record() : null, replays: over ? eyes.map((one) => replayed(table, one)) : [] });
}
writeFileSync(out, JSON.stringify(answers));
