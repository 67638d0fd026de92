// What-ifs from moments of a record: where they begin, and how they go on at random.
import { readFileSync, writeFileSync } from "node:fs";
import { replayed } from "../../client/src/alone/replay.ts";
import { Table } from "../../client/src/alone/table.ts";
import { branched } from "../../client/src/alone/what_if.ts";
import { moveOf } from "../../client/src/rules/layout.ts";
import { GameModule } from "../../client/src/rules/module.ts";

const [, , bytes, task, out] = process.argv;
const { layout, record, wishes } = JSON.parse(readFileSync(task, "utf8"));
const fresh = () => GameModule.open(readFileSync(bytes), layout);

/** The table after its log so far, which is written down in between. */
async function begun({ created, entries }) {
  const table = new Table("hereif0000", JSON.parse(JSON.stringify(created)), await fresh(), true);
  for (const entry of entries) if (!Array.isArray(table.fold(entry))) throw new Error("refused");
  return table;
}

function playOn(table) {
  const { match, module } = table;
  const legal = module.array("int16", layout.actions.count);
  for (let moves = 0; table.state !== "over" && moves < 5000; moves++) {
    if (table.roundEnd) table.fold({ entry: "went-on", at: 1 });
    const seat = Math.log2(match.asked & -match.asked);
    const key = BigInt(moves) * 0x9e3779b97f4a7c15n;
    const action = module.call("choose_at_random", { states: match.states, number: 0, seat, key, actions: legal });
    table.fold({ entry: "moved", at: 1, seat, move: moveOf(layout, action), bot: null });
  }
}

const answers = [];
for (const { eyes, step, seat } of wishes) {
  const made = branched(await fresh(), { of: "abcdefghij", moment: "#0", record, eyes, step, seat, level: "adept" });
  const table = await begun(made);
  const welcome = table.welcome();
  const moves = table.match.steps.map(({ seat, action }) => [seat, Object.values(moveOf(layout, action))]);
  playOn(table);
  const again = replayed(table, seat).steps.length;
  answers.push({ welcome, moves, over: table.state === "over", record: table.record(), again, chairs: made.created.chairs });
}
writeFileSync(out, JSON.stringify(answers));
