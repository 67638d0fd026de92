import { beforeEach, expect, test, vi } from "vitest";
import { hashOf, sealOf, settingHash } from "./agreement";
import cases from "./part-cases.json";
import { Part } from "./part";
import { forget } from "./promises";
import type { Setting, Sitter, TableInfo } from "./types";

// A lying table gets nothing out of an honest page: the cases that tests/server/test_taking_part.py has, too.
const TABLE = "abcdefghij";
const SETTING = { game: "daimyo", players: 4, edition: "es", options: { max_rounds: 60, start: null } };
const PERSON = { kind: "person", level: null as string | null };
const BOT = { kind: "bot", level: "adept" as string | null };

interface Step {
  page?: string;
  table?: Record<string, unknown>;
  setting?: Record<string, unknown>;
  seats?: Record<string, typeof BOT>;
  deal: Partial<NonNullable<TableInfo["deal"]>> | null;
  does: string;
}

/** A table that shows what a case says, and a page that looks at it. */
class Shown {
  values = 0;
  names: Record<string, string> = { mine: hashOf("nothing"), last: hashOf("nothing") };
  sent: { type: string; value?: string; commitment?: string }[] = [];
  part = this.page();

  page(): Part {
    return new Part(TABLE, () => (++this.values).toString(16).padStart(2, "0").repeat(32));
  }

  hash(name: string | null): string | null {
    return name === null ? null : (this.names[name] ?? hashOf(name));
  }

  does(step: Step): string {
    if (step.page === "another") this.part = this.page();
    const setting = { ...SETTING, ...step.setting } as Setting;
    const due = this.part.due(this.table(step, setting), setting, 0);
    if (due === null || typeof due === "string") return due ?? "nothing";
    this.sent.push(due);
    if (due.commitment) this.names = { ...this.names, "mine before": this.names["mine"]!, mine: due.commitment };
    return due.type;
  }

  table(step: Step, setting: Setting): TableInfo {
    const seats = [PERSON, BOT, PERSON, BOT].map((seat, nth) => ({ ...seat, ...step.seats?.[nth] }) as Partial<Sitter> as Sitter);
    const info = { id: TABLE, ...SETTING, state: "dealing", lesson: false, stand_in: "adept", commitment: "secret", seats, ...step.table };
    info.commitment = this.hash(info.commitment)!;
    if (step.deal === null) return { ...info, deal: null } as Partial<TableInfo> as TableInfo;
    const deal = { round: 0, setting: "agreed", before: null, revealed: Array(4).fill(false), withheld: [] as number[], seal: null, ...step.deal };
    this.names = { ...this.names, agreed: settingHash(SETTING), shown: settingHash(setting) };
    const commitments = (step.deal.commitments ?? Array<null>(4).fill(null)).map((one) => this.hash(one));
    const before = this.hash(deal.before);
    const agreed = this.hash(deal.setting)!;
    let seal = this.hash(deal.seal);
    if (deal.seal === "right") {
      const sealed = seats.map(({ level }, nth) => ({ level, commitment: commitments[nth]!, withheld: deal.withheld.includes(nth) }));
      seal = sealOf(info.id, info.commitment, agreed, info.stand_in, deal.round, before, sealed) ?? hashOf("nothing that can be sealed");
      this.names = { ...this.names, "last before": this.names["last"]!, last: seal };
    }
    return { ...info, deal: { ...deal, commitments, before, setting: agreed, seal } } as Partial<TableInfo> as TableInfo;
  }
}

beforeEach(() => {
  forget();
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
});

test.for(Object.entries(cases.cases as Record<string, Step[]>))("%s", ([, steps]) => {
  const shown = new Shown();
  for (const step of steps) expect(shown.does(step), JSON.stringify(step)).toBe(step.does);
  const committed = shown.sent.flatMap(({ commitment }) => commitment ?? []);
  expect(new Set(committed).size, "nothing is committed to twice").toBe(committed.length);
});
