// Whether a record follows from its keys by the rules, as `shinobi verify` checks it: the deal, every move, all that was
// told, the result, and what every bot chose.
import { isAgreed } from "@/wire/agreement";
import { Bot } from "./bot";
import { claimsIn, type Phrase } from "./claims";
import { Keys } from "./keys";
import { actionOf, cellsOf, show, type Json, type Layout } from "./layout";
import type { GameModule, Key, Room, States } from "./module";

interface Choice {
  level: string;
  heard?: number;
  searched?: number[];
  instead_of?: string;
  version?: number;
}

interface Step {
  seat: number;
  move: Json;
  told: Json[][];
  bot?: Choice | null;
}

/** As much of docs/record.md as is looked at here. */
export interface PlayedRecord {
  game: string;
  players: number;
  edition: string;
  options: { [name: string]: Json };
  keys: {
    secret: string;
    seal: string;
    sitters: (string | null)[];
    stand_in: string;
    rounds: { contributions: (string | null)[] }[];
  };
  deal: Json[][];
  steps: Step[];
  result: { ended: Json; shares: number[] } | null;
  phrases?: Phrase[];
}

/** What does not follow: the deal is step 0, and the result comes after the last. */
export interface Wrong {
  what: "table" | "deal" | "step" | "result" | "bot";
  step: number;
}

export interface Checked {
  /** How many choices of bots there are, and how many of them were made for one that had failed. */
  bots: number;
  failed: number;
  /** How many could not be checked, since bots of another version made them. */
  otherwise: number;
}

/** Whether nothing about the bots has to be believed. */
export const isComplete = ({ failed, otherwise }: Checked): boolean => failed === 0 && otherwise === 0;

const same = (one: Json, other: Json): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A match of a record, played again in a module. */
class Replay {
  readonly states: States;
  private readonly layout: Layout;
  private readonly keys: Keys;
  private readonly shares: Room;
  /** For each seat, the events that it was told, in numbers. */
  readonly heard: number[][][];

  constructor(
    readonly module: GameModule,
    private readonly record: PlayedRecord,
  ) {
    this.layout = module.layout;
    this.keys = new Keys(record.keys);
    this.states = module.states(1);
    this.shares = module.array("float64", record.players);
    this.heard = Array.from({ length: record.players }, () => []);
  }

  private get here(): { states: States; number: number } {
    return { states: this.states, number: 0 };
  }

  private get ending(): number {
    return this.module.call("ending", this.here);
  }

  /** The events of the last step as records have them. */
  private told(): Json[][] {
    const { events, seats } = this.layout;
    const [count] = this.module.cells(this.states.address, events.count);
    const cells = this.module.cells(this.states.address, events.field, count! * events.cells);
    return Array.from({ length: count! }, (_, nth) => {
      const [to, number, ...given] = cells.slice(nth * events.cells, (nth + 1) * events.cells);
      const { event, arguments: meanings } = events.events[number!]!;
      const named = Object.values(meanings);
      this.heard.forEach((heard, seat) => {
        if ((to! >> seat) & 1) heard.push([number!, ...given.slice(0, named.length)]);
      });
      const audience = show({ kind: "audience", least: 0, greatest: 0, blank: 0 }, to!, seats.everybody);
      return [audience, event, ...named.map((meaning, place) => show(meaning, given[place]!))];
    });
  }

  /** Deal; returns what is wrong. */
  deal(): Wrong | null {
    const cells = cellsOf(this.layout, this.record);
    const { sitters, stand_in } = this.record.keys;
    const unknown = [...sitters, stand_in].some((level) => level !== null && !Object.hasOwn(this.layout.bots.levels, level));
    if (cells === null || unknown || !isAgreed(this.record.keys)) return { what: "table", step: 0 };
    this.module.put(this.states.address, cells);
    if (this.module.call("why_no_table", this.here)) return { what: "table", step: 0 };
    this.module.call("deal", { ...this.here, key: this.keys.key(0) });
    return same(this.told(), this.record.deal) ? null : { what: "deal", step: 0 };
  }

  /** Take a step of the record, counted from 1; returns what is wrong. */
  step(number: number): Wrong | null {
    const { seat, move, told } = this.record.steps[number - 1]!;
    const wrong: Wrong = { what: "step", step: number };
    const action = actionOf(this.layout, move);
    if (this.ending || action === null || !Number.isInteger(seat) || seat < 0 || seat >= this.record.players) return wrong;
    if (this.module.call("step", { ...this.here, seat, action, key: this.keys.key(number) })) return wrong;
    return same(this.told(), told) ? null : wrong;
  }

  /** Compare the result; returns what is wrong. */
  result(): Wrong | null {
    const wrong: Wrong = { what: "result", step: this.record.steps.length };
    const { ending } = this;
    const { result } = this.record;
    if (!ending || !result) return ending || result ? wrong : null;
    this.module.call("shares_into", { ...this.here, shares: this.shares });
    const shares = Array.from(this.heard, (_, seat) => this.module.view.getFloat64(this.shares.address + 8 * seat, true));
    return same([show(this.layout.clauses, ending), shares], [result.ended, result.shares]) ? null : wrong;
  }

  choiceKey(seat: number, nth: number): Key {
    return this.keys.choice(seat, nth);
  }
}

/** Whether the deal, every step and the result follow from the keys; returns what is wrong first. */
export function wrongByRules(module: GameModule, record: PlayedRecord): Wrong | null {
  const before = module.free;
  const replay = new Replay(module, record);
  let wrong = replay.deal();
  for (let step = 1; step <= record.steps.length && !wrong; step++) wrong = replay.step(step);
  wrong ??= replay.result();
  module.free = before;
  return wrong;
}

/** Whether every bot chose by the keys, in a record that is right by the rules. Tells after each step how far it is. */
export function* checkBots(module: GameModule, record: PlayedRecord): Generator<number, Wrong | Checked> {
  const { layout } = module;
  const replay = new Replay(module, record);
  const seen = module.states(1);
  const hidden = module.array("uint8", layout.state.size);
  const bots: Record<string, Bot> = {};
  const moves = record.players ? new Array<number>(record.players).fill(0) : [];
  const checked: Checked = { bots: 0, failed: 0, otherwise: 0 };
  replay.deal();
  for (const [nth, { seat, move, bot }] of record.steps.entries()) {
    const wrong: Wrong = { what: "bot", step: nth + 1 };
    if (!isSealed(record, layout, seat, bot)) return wrong;
    if (bot && (bot.version ?? 1) !== layout.bots.version) {
      checked.otherwise += 1;
      checked.failed += bot.instead_of ? 1 : 0;
    } else if (bot) {
      if (!Object.hasOwn(layout.bots.levels, bot.level)) return wrong;
      const chooser = (bots[bot.level] ??= new Bot(module, layout.bots.levels[bot.level]!));
      module.call("see", { states: replay.states, number: 0, seat, seen, place: 0, hidden });
      const key = replay.choiceKey(seat, moves[seat]!);
      const claims = claimed(record, layout, bot.heard ?? 0);
      if (claims === null) return wrong;
      const knowledge = { seen, seat, key, told: replay.heard[seat]!, claims };
      const searched = bot.searched ?? [];
      if (chooser.mustSearch(knowledge)) {
        if (!chooser.couldHave(knowledge, searched)) return wrong;
      } else if (searched.length && (!chooser.level.searches || chooser.choices(knowledge) > 1)) return wrong;
      if (chooser.choose(knowledge, searched) !== actionOf(layout, move)) return wrong;
      checked.bots += 1;
      checked.failed += bot.instead_of ? 1 : 0;
    }
    moves[seat]! += 1;
    replay.step(nth + 1);
    yield nth + 1;
  }
  return checked;
}

/** Whether a bot's seat was played by the bot that was sealed, a person's by that one who stands in, or by the last resort. */
function isSealed(record: PlayedRecord, layout: Layout, seat: number, bot: Choice | null | undefined): boolean {
  const level = record.keys.sitters[seat] ?? null;
  if (bot?.instead_of && bot.level !== layout.bots.last_resort) return false;
  if (level === null && !bot) return true;
  return (bot?.instead_of ?? bot?.level) === (level ?? record.keys.stand_in);
}

/** What had been claimed when a bot began to think; `null` where the record cannot be right. */
function claimed(record: PlayedRecord, layout: Layout, heard: number): number[][] | null {
  const phrases = record.phrases ?? [];
  if (!Number.isInteger(heard) || heard < 0 || heard > phrases.length) return null;
  return claimsIn(layout, phrases.slice(0, heard), record.players);
}
