// A finished match, reviewed: everybody's chances after each move, and what the strongest bot would have done.
import { Bot } from "@/rules/bot";
import type { PlayedRecord } from "@/rules/checking";
import { Estimator } from "@/rules/estimating";
import { moveOf, type Json } from "@/rules/layout";
import type { GameModule, States } from "@/rules/module";
import type { Name } from "@/words/story";
import { Match } from "./match";
import { movesOf } from "./replay";

/** Reviews of another version are worked out anew. */
export const VERSION = 3;

/** How much work is put into a review. */
export interface Effort {
  /** At most so many points has a curve at first; where it turns, one more for each move. */
  points: number;
  /** So many matches are played on from each: with all that is known at the end, and for each seat by what it knew. */
  open: number;
  known: number;
  /** Where the chances seem to turn, so many matches are played on once more, so that luck makes no turning point. */
  again: number;
  /** At most so many decisions of people are looked at, in so many simulations; then the moves are compared in so many
      matches, and those that seem to differ most in so many others. */
  decisions: number;
  simulations: number;
  compared: number;
  settled: number;
}

export const USUAL: Effort = {
  points: 120,
  open: 160,
  known: 80,
  again: 1_200,
  decisions: 60,
  simulations: 600,
  compared: 200,
  settled: 1_500,
};

/** How far an estimate from so many matches may be off: two standard errors where it is least sure, at one half. */
export const margin = (matches: number): number => 1 / Math.sqrt(matches);

/** How many turns of the curve are looked at once more: of everybody's chances, and of those of each person. */
const TURNS = 10;
const OWN_TURNS = 8;
/** How many decisions of each person are compared once more. */
const SETTLED = 8;
/** What tells the chance of a second estimate from that of the first. */
const AGAIN = 1n << 32n;
/** The parts of the work: the curve with all cards open, its turns, and what the seats knew and decided. */
const CURVE = 0.2;
const TURNING = 0.15;
const WEIGHING = 0.5;

type Move = { [name: string]: Json };

/** What somebody did, and what the strongest bot would have done with what the seat knew. */
export interface Decision {
  /** How many moves had been made before it. */
  after: number;
  seat: number;
  made: Move;
  best: Move;
  /** Better names for what these moves speak of, as the seat had them at the table. */
  names: Name[];
  /** The seat's chances with either, by what it knew: parts of 1. */
  chances: { made: number; best: number };
}

export interface Review {
  version: number;
  /** The bot that was asked. */
  level: string;
  /** After how many moves the points of the curves are. */
  points: number[];
  /** At each point the chances of each seat: by all that is known at the end, and by what the seat knew. */
  open: number[][];
  known: number[][];
  decisions: Decision[];
}

/** A decision, and the numbers of its moves. */
interface Weighed {
  decision: Decision;
  made: number;
  best: number;
}

/** The decisions of a seat in which the two moves seem to differ most. */
function costliest(all: readonly Weighed[], seat: number): Weighed[] {
  const cost = ({ decision: { chances } }: Weighed): number => chances.best - chances.made;
  const own = all.filter(({ decision, made, best }) => decision.seat === seat && made !== best);
  return own.sort((one, other) => cost(other) - cost(one)).slice(0, SETTLED);
}

/** Some of these, evenly, with the first and the last. */
export function spread(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, nth) => nth);
  return Array.from({ length: most }, (_, nth) => Math.round((nth * (count - 1)) / (most - 1)));
}

/** Where a curve turns most sharply, of anybody's chances and of those of each of these seats: the points before which it does. */
export function sharpest(curve: readonly (readonly number[])[], own: readonly number[]): number[] {
  const places = curve.map((_, nth) => nth).slice(1);
  const change = (nth: number, seat: number): number => Math.abs(curve[nth]![seat]! - curve[nth - 1]![seat]!);
  const greatest = (nth: number): number => Math.max(...curve[nth]!.map((_, seat) => change(nth, seat)));
  const most = (size: (nth: number) => number, count: number): number[] => places.toSorted((one, other) => size(other) - size(one)).slice(0, count);
  const found = new Set([...most(greatest, TURNS), ...own.flatMap((seat) => most((nth) => change(nth, seat), OWN_TURNS))]);
  return [...found].sort((one, other) => one - other);
}

/** The strongest bot that searches. */
function strongest(module: GameModule): string {
  const searching = Object.entries(module.layout.bots.levels).filter(([, level]) => level.searches && !level.thought);
  return searching.reduce((best, one) => ((one[1].simulations ?? 0) > (best[1].simulations ?? 0) ? one : best))[0];
}

class Reviewer {
  readonly level: string;
  private readonly begin: () => Match;
  private match: Match;
  private readonly estimator: Estimator;
  private readonly bot: Bot;
  private readonly seen: States;
  readonly moves: { seat: number; action: number }[];
  private readonly players: number;
  /** The states after each number of moves, and what came of the match, where it was played to its end. */
  private readonly states: Uint8Array[] = [];
  private readonly end: number[] | null;

  constructor(
    private readonly module: GameModule,
    record: PlayedRecord,
    private readonly effort: Effort,
  ) {
    const { setting, keys, steps } = movesOf(module, record);
    this.moves = steps;
    this.players = setting.players;
    this.estimator = new Estimator(module, setting.players);
    this.level = strongest(module);
    this.bot = new Bot(module, module.layout.bots.levels[this.level]!);
    this.seen = module.states(1);
    this.begin = () => new Match(module, setting, keys, []);
    this.match = this.begin();
    this.states.push(this.match.snapshot().state);
    for (const _ of steps) {
      this.go();
      this.states.push(this.match.snapshot().state);
    }
    this.end = this.match.over ? this.match.shares : null;
    this.again();
  }

  /** Back to the deal. */
  again(): void {
    this.match = this.begin();
  }

  go(): void {
    const { seat, action } = this.moves[this.match.steps.length]!;
    if (this.match.act(seat, action) !== null) throw new Error("no such match");
  }

  /** A number for chance that is another at each moment, and the same in each review. */
  private key(seat: number): bigint {
    return (BigInt(this.match.steps.length) << 8n) | BigInt(seat);
  }

  private knowledge(seat: number): Parameters<Bot["imagined"]>[0] {
    const seen = this.match.seenBy(seat);
    this.module.bytes(this.seen.address, seen.length).set(seen);
    return { seen: this.seen, seat, key: this.key(seat), told: this.match.heard(seat), claims: [] };
  }

  /** Everybody's chances after so many moves, with all cards open; `again` estimates them anew. */
  open(after: number, again = false): number[] {
    if (after === this.moves.length && this.end) return this.end;
    const state = this.states[after]!;
    this.module.bytes(this.seen.address, state.length).set(state);
    const key = BigInt(after) << 8n;
    return this.estimator.expected(this.estimator.asItIs(this.seen), again ? this.effort.again : this.effort.open, again ? AGAIN | key : key);
  }

  known(): number[] {
    if (this.match.over) return this.match.shares;
    return Array.from({ length: this.players }, (_, seat) => {
      const worlds = this.bot.imagined(this.knowledge(seat));
      return this.estimator.expected(worlds, this.effort.known, this.key(seat))[seat]!;
    });
  }

  /** The next move beside what the bot would do; `null` where there is nothing to choose. */
  decision(): Weighed | null {
    const { module, bot, match } = this;
    const { seat, action: made } = this.moves[match.steps.length]!;
    const knowledge = this.knowledge(seat);
    if (bot.choices(knowledge) < 2) return null;
    const best = bot.liked(knowledge, this.effort.simulations);
    const chances = this.compared(made, best);
    const facts: Record<string, unknown> = match.forPeople(seat).facts;
    const names = (facts["names"] ?? []) as Name[];
    const decision = { after: match.steps.length, seat, made: moveOf(module.layout, made), best: moveOf(module.layout, best), names, chances };
    return { decision, made, best };
  }

  /** The chances of whoever moves next with either move, by what they know. */
  compared(made: number, best: number, again = false): Decision["chances"] {
    const { seat } = this.moves[this.match.steps.length]!;
    const worlds = this.bot.imagined(this.knowledge(seat));
    const matches = again ? this.effort.settled : this.effort.compared;
    const key = again ? AGAIN | this.key(seat) : this.key(seat);
    const chance = (action: number): number => this.estimator.expected(worlds, matches, key, { seat, action })[seat]!;
    const played = chance(made);
    return { made: played, best: best === made ? played : chance(best) };
  }
}

/** Review a match; tells in between which part of it is done. */
export function* reviewed(module: GameModule, record: PlayedRecord, effort = USUAL): Generator<number, Review> {
  const reviewer = new Reviewer(module, record, effort);
  const { moves, level } = reviewer;
  // Where a person decided; past moves of a what-if count, too.
  const people = record.steps.flatMap(({ bot }, nth) => (bot ? [] : [nth]));
  const own = [...new Set(people.map((nth) => moves[nth]!.seat))];
  const curve = new Map<number, number[]>();
  const drawn = (): number[] => [...curve.keys()].sort((one, other) => one - other);
  const first = spread(moves.length + 1, effort.points);
  for (const [nth, after] of first.entries()) {
    curve.set(after, reviewer.open(after));
    yield (CURVE * nth) / first.length;
  }
  // A turn belongs to one move: where it lies between two points further apart, each move in between becomes a point.
  for (const nth of sharpest(first.map((after) => curve.get(after)!), own))
    for (let after = first[nth - 1]! + 1; after < first[nth]!; after++) curve.set(after, reviewer.open(after));
  const points = drawn();
  const turning = new Set(sharpest(points.map((after) => curve.get(after)!), own).flatMap((nth) => [points[nth - 1]!, points[nth]!]));
  let looked = 0;
  for (const after of turning) {
    curve.set(after, reviewer.open(after, true));
    yield CURVE + (TURNING * looked++) / turning.size;
  }
  const review: Review = { version: VERSION, level, points, open: points.map((after) => curve.get(after)!), known: [], decisions: [] };
  const all: Weighed[] = [];
  const decided = new Set(spread(people.length, effort.decisions).map((nth) => people[nth]!));
  for (let after = 0; after <= moves.length; after++) {
    if (curve.has(after)) review.known.push(reviewer.known());
    yield CURVE + TURNING + (WEIGHING * after) / (moves.length + 1);
    if (after === moves.length) break;
    const weighed = decided.has(after) ? reviewer.decision() : null;
    if (weighed) all.push(weighed);
    reviewer.go();
  }
  // Of many estimates the greatest differences are partly luck: these are estimated anew.
  const doubted = own.flatMap((seat) => costliest(all, seat));
  reviewer.again();
  for (let after = 0; after <= Math.max(-1, ...doubted.map(({ decision }) => decision.after)); after++) {
    const weighed = doubted.find(({ decision }) => decision.after === after);
    if (weighed) weighed.decision.chances = reviewer.compared(weighed.made, weighed.best, true);
    yield CURVE + TURNING + WEIGHING + ((1 - CURVE - TURNING - WEIGHING) * after) / (moves.length + 1);
    reviewer.go();
  }
  return { ...review, decisions: all.map(({ decision }) => decision) };
}
