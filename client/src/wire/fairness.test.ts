import { beforeEach, expect, test, vi } from "vitest";
import agreed from "./agreed-record.json";
import { commitmentTo, due } from "./agreement";
import { findings, hashOfTold, toldTo, type MatchRecord } from "./fairness";
import { forget, promised, shown, type Promised } from "./promises";
import type { TableInfo } from "./types";

// The record is one that tests/server/test_dishonest_hosts.py makes; Ann's browser is on seat 0.
const TABLE = "abcdefghij";
const fresh = (): MatchRecord => structuredClone(agreed) as unknown as MatchRecord;
const value = (byte: string): string => byte.repeat(32);

function annSaw(): Promised {
  return {
    commitment: agreed.keys.commitment,
    given: { "0 0": value("07") },
    seals: [agreed.keys.seal],
    revealed: true,
    told: hashOfTold(toldTo(fresh(), 0)),
    seat: 0,
  };
}

function wrongs(record: MatchRecord, saw: Promised = annSaw()): string[] {
  return findings(record, TABLE, saw)!.answers.flatMap(([question, answer]) => (answer === "wrong" ? [question] : []));
}

test("an honest record is right in everything that the page can check", () => {
  const found = findings(fresh(), TABLE, annSaw())!;
  expect(found.answers.map(([, answer]) => answer)).toEqual(Array(5).fill("right"));
  expect(found).toMatchObject({ contributors: [0, 1], withheld: [], silent: [], seal: agreed.keys.seal });
});

test("other keys than were promised are found", () => {
  const record = fresh();
  record.keys.secret = value("01");
  expect(wrongs(record)).toEqual(["secret", "parts", "seal"]);
});

test("a deal from other keys than the published ones is not the one that was told", () => {
  const record = fresh();
  record.deal[0]!.push(99);
  expect(wrongs(record)).toEqual(["told"]);
});

test("a host who gives another contribution, after he has read the others', is found", () => {
  const record = fresh();
  record.keys.rounds![0]!.contributions[1] = value("11");
  expect(wrongs(record)).toEqual(["parts"]);
  record.keys.rounds![0]!.commitments[1] = commitmentTo(value("11"), TABLE, 0, 1);
  expect(wrongs(record)).toEqual(["parts", "seal"]);
});

test("a contribution that is left out is missed by its owner", () => {
  const record = fresh();
  record.keys.rounds![0]!.contributions[0] = null;
  record.keys.rounds![0]!.commitments[0] = null;
  expect(wrongs(record)).toEqual(["parts", "seal", "mine"]);
});

test("a browser whose commitment the table passed over misses its part, though it never could reveal", () => {
  const record = fresh();
  record.keys.rounds![0]!.contributions[0] = null;
  record.keys.rounds![0]!.commitments[0] = null;
  const { revealed: _, seals: __, ...saw } = annSaw();
  expect(wrongs(record, saw)).toContain("mine");
});

test("a round that was called off is named, and cannot be called off without a reason", () => {
  const record = fresh();
  record.keys.rounds!.unshift(structuredClone(record.keys.rounds![0]!));
  expect(wrongs(record)).toContain("parts");
  record.keys.rounds![0]!.contributions[1] = null;
  expect(findings(record, TABLE, annSaw())!.withheld).toEqual([1]);
});

test("a deal that nobody contributed to has no contributors", () => {
  const record = fresh();
  record.keys.rounds = [{ commitments: Array(4).fill(null), contributions: Array(4).fill(null) }];
  const found = findings(record, TABLE, {})!;
  expect(found).toMatchObject({ contributors: [], silent: [0, 1] });
});

test("options other than those that were agreed are found", () => {
  const record = fresh();
  record.options["max_rounds"] = 2;
  expect(wrongs(record)).toEqual(["parts", "seal"]);
});

// This browser's part

beforeEach(() => {
  forget();
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
});

function table(change: Partial<TableInfo["deal"] & object> = {}): TableInfo {
  const person = { kind: "person", name: "Ann", level: null, here: true, stands_in: false, host: true };
  const deal = { round: 0, setting: "s", before: null, commitments: [null], revealed: [false], withheld: [], seal: null };
  const info = { id: TABLE, state: "dealing", commitment: "c", seats: [person], deal: { ...deal, ...change } };
  return info as unknown as TableInfo;
}

test("a browser commits, and reveals nothing before it has seen its commitment under the seal", () => {
  shown(TABLE, "c");
  const first = due(table(), 0, () => value("07"));
  const commitment = commitmentTo(value("07"), TABLE, 0, 0);
  expect(first).toEqual({ type: "commit", round: 0, commitment });
  expect(due(table({ commitments: [commitment] }), 0)).toBeNull();
  expect(due(table({ commitments: [commitment], seal: value("ab") }), 0), "a seal of something else").toBe("not-kept");
  expect(due(table({ commitments: [value("cd")], seal: value("ab") }), 0), "another commitment").toBe("not-kept");
  expect(promised(TABLE).revealed).toBeUndefined();
});
