import { expect, test } from "vitest";
import type { Spoken } from "@/wire/types";
import { lastAnswer, openQuestion } from "./asked";

const said = (seat: number, kind: Spoken["kind"], asked?: number): Spoken =>
  ({ seat, kind, text: "sent", to: null, after: 3, arguments: asked === undefined ? {} : { asked } }) as Partial<Spoken> as Spoken;

test("a question waits until the one who was asked says something", () => {
  const question = said(1, "question", 0);
  expect(openQuestion([question], 0)).toBe(question);
  expect(openQuestion([question, said(2, "chat")], 0)).toBe(question);
  expect(openQuestion([question, said(0, "claim")], 0)).toBeNull();
});

test("nobody is asked for others, by those they do not hear, or for ever", () => {
  const question = said(1, "question", 0);
  expect(openQuestion([question], 2)).toBeNull();
  expect(openQuestion([question], null)).toBeNull();
  expect(openQuestion([question], 0, [1])).toBeNull();
  expect(openQuestion([question, ...Array.from({ length: 8 }, () => said(2, "chat"))], 0)).toBeNull();
  expect(openQuestion([question], 0, [], 7)).toBe(question);
  expect(openQuestion([question], 0, [], 8), "whoever asked has long decided").toBeNull();
});

test("an answer is news for whoever asked, and nobody else's words are one", () => {
  const [question, answer] = [said(0, "question", 1), said(1, "claim")];
  expect(lastAnswer([question], 0)).toBeNull();
  expect(lastAnswer([question, said(2, "claim"), answer], 0)).toBe(answer);
  expect(lastAnswer([question, answer], 2)).toBeNull();
  expect(lastAnswer([question, answer], 0, [1])).toBeNull();
  expect(lastAnswer([question, answer], 0, [], 8), "long ago").toBeNull();
  expect(lastAnswer([question, answer, said(0, "chat")], 0), "one has gone on talking").toBeNull();
});
