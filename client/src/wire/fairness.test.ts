import { expect, test } from "vitest";
import agreed from "./agreed-record.json";
import { commitmentTo, settingHash } from "./agreement";
import { findings, hashOfTold, toldTo, type MatchRecord } from "./fairness";
import type { Promised } from "./promises";

// The record is one that tests/server/test_dishonest_hosts.py makes; Ann's browser is on seat 0.
const TABLE = "abcdefghij";
const fresh = (): MatchRecord => JSON.parse(JSON.stringify(agreed)) as MatchRecord;
const value = (byte: string): string => byte.repeat(32);

function annSaw(): Promised {
  return {
    commitment: agreed.keys.commitment,
    given: { "0 0": value("07") },
    setting: settingHash(fresh()),
    rounds: { 0: { before: null, withheld: [], seal: agreed.keys.seal, bound: [0, 1], revealed: true } },
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

test("keys from which other chance could come than was agreed are found", () => {
  const record = fresh();
  Object.assign(record.keys, { what_if: { after: 1_000, keys: { secret: value("01"), contributions: [null, null] } } });
  expect(wrongs(record)).toEqual(["parts"]);
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
  const { rounds: _, ...saw } = annSaw();
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

test("a table that did not keep to what it had shown is found, whatever its record says", () => {
  expect(wrongs(fresh(), { ...annSaw(), notKept: true })).toEqual(["seal"]);
});

test("a seal that was seen in an earlier round must be in the record, too", () => {
  const rounds = { ...annSaw().rounds, 1: { before: agreed.keys.seal, withheld: [1], seal: value("ab") } };
  expect(wrongs(fresh(), { ...annSaw(), rounds })).toEqual(["seal"]);
});

test("another setting than was shown is found by whoever did not see the seal", () => {
  const { rounds: _, ...saw } = { ...annSaw(), setting: value("ab") };
  expect(wrongs(fresh(), saw)).toContain("seal");
});

test("ids and levels that cannot be, digits of another kind, and an older format are found", () => {
  const changes: ((record: MatchRecord) => void)[] = [
    (record) => (record.keys.sitters![2] = "adept\nseat 3 person -"),
    (record) => void Object.assign(record.keys, { sitters: [null, null, "", "adept"], seal: null }),
    (record) => (record.keys.rounds![0]!.contributions[0] = value("0A")),
    (record) => (record.shinobi = 1),
  ];
  for (const change of changes) {
    const record = fresh();
    change(record);
    expect(wrongs(record), change.toString()).toContain("parts");
  }
});

test("a record that ends before the match was over is called so", () => {
  expect(findings(fresh(), TABLE, annSaw())!.unfinished).toBe(true);
});

test("options other than those that were agreed are found", () => {
  const record = fresh();
  record.options["max_rounds"] = 2;
  expect(wrongs(record)).toEqual(["parts", "seal"]);
});
