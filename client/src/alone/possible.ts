// Whether there can be such a table: by what its options may be, and by the rules.
import { cellsOf, show } from "@/rules/layout";
import type { GameModule } from "@/rules/module";
import type { Setting } from "@/wire/types";

/** Why there is no such table: the clause that forbids it, or `null` where an option cannot be so; `undefined` if there is. */
export function whyNoTable(module: GameModule, setting: Setting): string | null | undefined {
  const { layout } = module;
  const cells = cellsOf(layout, setting as Parameters<typeof cellsOf>[1]);
  if (cells === null) return null;
  const before = module.free;
  const states = module.states(1);
  module.put(states.address, cells);
  const clause = module.call("why_no_table", { states, number: 0 });
  module.free = before;
  return clause ? (show(layout.clauses, clause) as string) : undefined;
}
