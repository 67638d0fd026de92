// Bots think here. What comes in is what the bot's seat may know, and nothing else: the match itself is in another worker.
import { Bot, type Knowledge } from "@/rules/bot";
import { GameModule, type States } from "@/rules/module";
import { saidBy } from "@/rules/talking";
import type { Answer, Beginning, Question } from "./thinking";

let module: Promise<GameModule> | undefined;
let seen: States | undefined;
const bots: Record<string, Bot> = {};

function knowledgeOf(here: GameModule, { known }: Question): Knowledge {
  seen ??= here.states(1);
  here.bytes(seen.address, known.seen.length).set(known.seen);
  return { ...known, seen };
}

async function answered(question: Question): Promise<Answer> {
  const here = await module!;
  const knowledge = knowledgeOf(here, question);
  const bot = (bots[question.level] ??= new Bot(here, here.layout.bots.levels[question.level]!));
  switch (question.ask) {
    case "choices":
      return { choices: bot.mustSearch(knowledge) ? bot.choices(knowledge) : 1 };
    case "choose":
      return { action: bot.choose(knowledge, []) };
    case "search":
      return bot.searchFor(knowledge, question.nth, question.milliseconds);
    case "settle":
      return { action: bot.settled(knowledge, question.tries) };
    case "talk":
      return { said: saidBy(here, knowledge, question.open) };
  }
}

self.onmessage = async ({ data }: MessageEvent<Beginning | { number: number; question: Question }>): Promise<void> => {
  if ("code" in data) {
    module = GameModule.open(data.code, data.layout);
    return;
  }
  const { number, question } = data;
  try {
    self.postMessage({ number, answer: await answered(question) });
  } catch {
    self.postMessage({ number, answer: null });
  }
};
