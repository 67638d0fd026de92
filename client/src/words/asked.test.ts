import { expect, test } from "vitest";
import type { Spoken } from "@/wire/types";
import { lastAnswer, openQuestion } from "./asked";

/** The step after which all of this is said, and how many were told then. */
const AFTER = 3;
const told = AFTER + 1;
const said = (seat: number, kind: Spoken["kind"], asked?: number): Spoken =>
  ({ seat, kind, text: "sent", to: null, after: AFTER, arguments: asked === undefined ? {} : { asked } }) as Partial<Spoken> as Spoken;

test("a question waits until the one who was asked says something", () => {
  const question = said(1, "question", 0);
  expect(openQuestion([question], { seat: 0, told })).toBe(question);
  expect(openQuestion([question, said(2, "chat")], { seat: 0, told })).toBe(question);
  expect(openQuestion([question, said(0, "claim")], { seat: 0, told })).toBeNull();
});

test("nobody is asked for others, by those they do not hear, or for ever", () => {
  const question = said(1, "question", 0);
  expect(openQuestion([question], { seat: 2, told })).toBeNull();
  expect(openQuestion([question], { seat: null, told })).toBeNull();
  expect(openQuestion([question], { seat: 0, told, muted: [1] })).toBeNull();
  expect(openQuestion([question, ...Array.from({ length: 8 }, () => said(2, "chat"))], { seat: 0, told })).toBeNull();
  expect(openQuestion([question], { seat: 0, told: 7 })).toBe(question);
  expect(openQuestion([question], { seat: 0, told: 8 }), "whoever asked has long decided").toBeNull();
});

test("a question goes when a bot that asked has moved, when its round is over, and when all can see the answer", () => {
  const question = said(1, "question", 0);
  const isBot = (seat: number): boolean => seat === 1;
  expect(openQuestion([question], { seat: 0, told, isBot })).toBe(question);
  expect(openQuestion([question], { seat: 0, told: told + 1, isBot })).toBeNull();
  expect(openQuestion([question], { seat: 0, told: told + 1, round: AFTER + 1 })).toBeNull();
  expect(openQuestion([question], { seat: 0, told, settled: (one) => one === question })).toBeNull();
});

test("an answer is news for whoever asked, and nobody else's words are one", () => {
  const [question, answer] = [said(0, "question", 1), said(1, "claim")];
  expect(lastAnswer([question], { seat: 0, told })).toBeNull();
  expect(lastAnswer([question, said(2, "claim"), answer], { seat: 0, told })).toBe(answer);
  expect(lastAnswer([question, answer], { seat: 2, told })).toBeNull();
  expect(lastAnswer([question, answer], { seat: 0, told, muted: [1] })).toBeNull();
  expect(lastAnswer([question, answer, said(0, "chat")], { seat: 0, told }), "one has gone on talking").toBeNull();
});

test("an answer is news until one has decided, others have, or the round is over", () => {
  const talk = [said(0, "question", 1), said(1, "claim")];
  expect(lastAnswer(talk, { seat: 0, told: told + 1 })).toBe(talk[1]);
  expect(lastAnswer(talk, { seat: 0, told: told + 2 })).toBeNull();
  expect(lastAnswer(talk, { seat: 0, told: told + 1, own: AFTER + 1 })).toBeNull();
  expect(lastAnswer(talk, { seat: 0, told: told + 1, round: AFTER + 1 })).toBeNull();
});
