import { expect, test } from "vitest";
import type { Spoken } from "@/wire/types";
import { answerTo } from "./answers";

const STEP = 12;
const said = (seat: number, kind: Spoken["kind"], given: Record<string, unknown> = {}, text = "sent"): Spoken => ({ seat, kind, text, arguments: given, to: null, after: STEP });
const question = said(0, "question", { asked: 2 });
const answer = said(2, "claim", { target: 0, card: "sai" });

test("an answer is what whoever was asked says first after the question", () => {
  expect(answerTo([answer], { seat: 0, asked: 2, step: STEP })).toBeNull();
  expect(answerTo([answer, question], { seat: 0, asked: 2, step: STEP })).toEqual({ answer: null });
  expect(answerTo([question, said(1, "claim"), answer, said(2, "chat")], { seat: 0, asked: 2, step: STEP })?.answer).toBe(answer);
  expect(answerTo([question, answer], { seat: 0, asked: 1, step: STEP }), "of another card").toBeNull();
  expect(answerTo([question, answer], { seat: 3, asked: 2, step: STEP }), "of somebody else").toBeNull();
});

test("an answer stays until one has decided about the card", () => {
  expect(answerTo([question, answer], { seat: 0, asked: 2, step: STEP + 1 })?.answer).toBe(answer);
  expect(answerTo([question, answer], { seat: 0, asked: 2, step: STEP + 2 })).toBeNull();
});
