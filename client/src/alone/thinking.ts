// How bots at a table in this browser are asked: in workers of their own, two where there are two cores.
import type { Compiled } from "@/rules/opening";
import type { OpenQuestion, Said } from "@/rules/talking";
import type { Choice } from "./log";

/** What a bot's seat knows when it is asked. */
export interface Known {
  seen: Uint8Array;
  seat: number;
  key: bigint;
  told: number[][];
  claims: number[][];
}

export interface About {
  level: string;
  known: Known;
}

export type Question = About &
  (
    | { ask: "choices" }
    | { ask: "choose" }
    | { ask: "search"; nth: number; milliseconds: number }
    | { ask: "settle"; tries: number[] }
    | { ask: "talk"; open: OpenQuestion | null }
  );

export type Answer = { choices: number } | { action: number } | { tries: number[]; done: number } | { said: Said | null };

const NOTHING_SHOWN: Compiled["layout"]["showing"] = {
  Show: { fields: {}, rows: {}, texts: [] },
  Board: { fields: {}, rows: {}, texts: [] },
};

/** Somebody who answers, or fails. */
export type Ask = (question: Question) => Promise<Answer>;

/** How many searches a level does; 0 where it does none. And whether it talks. */
export interface Level {
  searches?: number;
  talks: boolean;
}

export interface Levels {
  levels: Record<string, Level>;
  last_resort: string;
  version: number;
}

/** How many can think side by side at a table with bots of these levels. */
export function thinkersFor(bots: Levels, levels: string[]): number {
  const cores = (navigator.hardwareConcurrency ?? 1) > 1 ? 2 : 1;
  return Math.min(cores, Math.max(1, ...levels.map((level) => bots.levels[level]?.searches ?? 1)));
}

export interface Decided {
  action: number;
  choice: Choice;
}

/** What a bot of a level does. `thinkers` are those who can think side by side; `phrases` how many the table has heard. */
export async function decided(
  thinkers: Ask[],
  bots: Levels,
  about: About,
  phrases: number,
  milliseconds: number,
): Promise<Decided> {
  const choice: Choice = { level: about.level, heard: 0, searched: [], instead_of: null, version: bots.version };
  try {
    const searches = bots.levels[about.level]!.searches ?? 0;
    if (!searches) return { ...(await chosen(thinkers[0]!, about)), choice };
    choice.heard = phrases;
    const { choices } = (await thinkers[0]!({ ...about, ask: "choices" })) as { choices: number };
    if (choices === 1) return { ...(await chosen(thinkers[0]!, about)), choice };
    const share = (milliseconds * Math.min(thinkers.length, searches)) / searches;
    const found = await Promise.all(
      Array.from({ length: searches }, (_, nth) => thinkers[nth % thinkers.length]!({ ...about, ask: "search", nth, milliseconds: share })),
    );
    const all = found as { tries: number[]; done: number }[];
    const tries = all[0]!.tries.map((_, place) => all.reduce((sum, one) => sum + one.tries[place]!, 0));
    const answer = (await thinkers[0]!({ ...about, ask: "settle", tries })) as { action: number };
    return { ...answer, choice: { ...choice, searched: all.map(({ done }) => done) } };
  } catch {
    // A table must go on.
    const instead = { ...choice, level: bots.last_resort, heard: 0, searched: [], instead_of: about.level };
    return { ...(await chosen(thinkers[0]!, { ...about, level: bots.last_resort })), choice: instead };
  }
}

/** What a bot of a level says now. One that fails says nothing. */
export async function remark(thinker: Ask, bots: Levels, about: About, open: OpenQuestion | null): Promise<Said | null> {
  if (!bots.levels[about.level]?.talks) return null;
  return thinker({ ...about, ask: "talk", open }).then(
    (answer) => (answer as { said: Said | null }).said,
    () => null,
  );
}

const chosen = async (ask: Ask, about: About): Promise<{ action: number }> =>
  (await ask({ ...about, ask: "choose" })) as { action: number };

/** What a worker for bots is told first: how the game is played, and nothing of a match. */
export type Beginning = Compiled;

/** A worker that answers one question after another. It begins when it is asked first: before that, the page has much to do. */
export function inWorker({ code, layout }: Compiled): Ask {
  let worker: Worker | undefined;
  const waiting = new Map<number, (answer: Answer | null) => void>();
  let asked = 0;
  const heard = (number: number, answer: Answer | null): void => {
    waiting.get(number)?.(answer);
    waiting.delete(number);
  };
  function begun(): Worker {
    const made = new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" });
    made.onmessage = ({ data }: MessageEvent<{ number: number; answer: Answer | null }>): void => heard(data.number, data.answer);
    made.onerror = (): void => [...waiting.keys()].forEach((number) => heard(number, null));
    // What is needed to write for people is not needed to think.
    made.postMessage({ code, layout: { ...layout, showing: NOTHING_SHOWN } } satisfies Beginning);
    return made;
  }
  return (question) =>
    new Promise((resolve, reject) => {
      const number = (asked += 1);
      waiting.set(number, (answer) => (answer ? resolve(answer) : reject(new Error("a bot has failed"))));
      (worker ??= begun()).postMessage({ number, question });
    });
}
