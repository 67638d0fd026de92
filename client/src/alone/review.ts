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
export const VERSION = 2;

/** How much work is put into a review. */
export interface Effort {
  /** At most so many points has a curve. */
  points: number;
  /** So many matches are played on from each: with all that is known at the end, and for each seat by what it knew. */
  open: number;
  known: number;
  /** Where the chances seem to turn, so many matches are played on once more, so that luck makes no turning point. */
  again: number;
  /** At most so many decisions of people are looked at, in so many simulations; then the moves are compared in so many matches. */
  decisions: number;
  simulations: number;
  compared: number;
}

export const USUAL: Effort = { points: 80, open: 160, known: 80, again: 800, decisions: 60, simulations: 600, compared: 200 };

/** How many turns of the curve are looked at once more. */
const TURNS = 10;
/** What tells the chance of a second estimate from that of the first. */
const AGAIN = 1n << 32n;
/** The part of the work that the first look at everything is. */
const FIRST_LOOK = 0.8;

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

/** Some of these, evenly, with the first and the last. */
export function spread(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, nth) => nth);
  return Array.from({ length: most }, (_, nth) => Math.round((nth * (count - 1)) / (most - 1)));
}

/** The points around the sharpest turns of a curve, without the end, which is known. */
function sharpest(curve: number[][]): number[] {
  const change = (nth: number): number => Math.max(...curve[nth]!.map((chance, seat) => Math.abs(chance - curve[nth - 1]![seat]!)));
  const turns = curve.map((_, nth) => nth).slice(1).sort((one, other) => change(other) - change(one));
  const points = new Set(turns.slice(0, TURNS).flatMap((nth) => [nth - 1, nth]));
  return [...points].filter((nth) => nth < curve.length - 1).sort((one, other) => one - other);
}

/** The strongest bot that searches. */
function strongest(module: GameModule): string {
  const searching = Object.entries(module.layout.bots.levels).filter(([, level]) => level.searches && !level.thought);
  return searching.reduce((best, one) => ((one[1].simulations ?? 0) > (best[1].simulations ?? 0) ? one : best))[0];
}

class Reviewer {
  readonly level: string;
  private readonly match: Match;
  private readonly estimator: Estimator;
  private readonly bot: Bot;
  private readonly seen: States;
  readonly moves: { seat: number; action: number }[];
  private readonly players: number;
  /** The states at the points so far. */
  private readonly passed: Uint8Array[] = [];

  constructor(
    private readonly module: GameModule,
    record: PlayedRecord,
    private readonly effort: Effort,
  ) {
    const { setting, keys, steps } = movesOf(module, record);
    this.moves = steps;
    this.players = setting.players;
    this.match = new Match(module, setting, keys, []);
    this.estimator = new Estimator(module, setting.players);
    this.level = strongest(module);
    this.bot = new Bot(module, module.layout.bots.levels[this.level]!);
    this.seen = module.states(1);
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

  open(): number[] {
    this.passed.push(this.match.snapshot().state);
    if (this.match.over) return this.match.shares;
    return this.estimator.expected(this.estimator.asItIs(this.match.states), this.effort.open, this.key(0));
  }

  /** Estimate the chances at the n-th point once more; the last stands. */
  again(nth: number): number[] {
    const state = this.passed[nth]!;
    this.module.bytes(this.seen.address, state.length).set(state);
    return this.estimator.expected(this.estimator.asItIs(this.seen), this.effort.again, AGAIN | BigInt(nth));
  }

  known(): number[] {
    if (this.match.over) return this.match.shares;
    return Array.from({ length: this.players }, (_, seat) => {
      const worlds = this.bot.imagined(this.knowledge(seat));
      return this.estimator.expected(worlds, this.effort.known, this.key(seat))[seat]!;
    });
  }

  /** The next move beside what the bot would do; `null` where there is nothing to choose. */
  decision(): Decision | null {
    const { module, bot, match } = this;
    const { seat, action: made } = this.moves[match.steps.length]!;
    const knowledge = this.knowledge(seat);
    if (bot.choices(knowledge) < 2) return null;
    const best = bot.liked(knowledge, this.effort.simulations);
    const worlds = bot.imagined(knowledge);
    const chance = (action: number): number => this.estimator.expected(worlds, this.effort.compared, this.key(seat), { seat, action })[seat]!;
    const chances = { made: chance(made), best: best === made ? 0 : chance(best) };
    if (best === made) chances.best = chances.made;
    const facts: Record<string, unknown> = match.forPeople(seat).facts;
    const names = (facts["names"] ?? []) as Name[];
    return { after: match.steps.length, seat, made: moveOf(module.layout, made), best: moveOf(module.layout, best), names, chances };
  }
}

/** Review a match; tells in between which part of it is done. */
export function* reviewed(module: GameModule, record: PlayedRecord, effort = USUAL): Generator<number, Review> {
  const reviewer = new Reviewer(module, record, effort);
  const { moves, level } = reviewer;
  const points = spread(moves.length + 1, effort.points);
  // Where a person decided; past moves of a what-if count, too.
  const people = record.steps.flatMap(({ bot }, nth) => (bot ? [] : [nth]));
  const decided = new Set(spread(people.length, effort.decisions).map((nth) => people[nth]!));
  const review: Review = { version: VERSION, level, points, open: [], known: [], decisions: [] };
  for (let after = 0; after <= moves.length; after++) {
    if (points.includes(after)) {
      review.open.push(reviewer.open());
      review.known.push(reviewer.known());
    }
    yield (FIRST_LOOK * after) / (moves.length + 1);
    if (after === moves.length) break;
    const decision = decided.has(after) ? reviewer.decision() : null;
    if (decision) review.decisions.push(decision);
    reviewer.go();
  }
  const turning = sharpest(review.open);
  for (const [nth, point] of turning.entries()) {
    yield FIRST_LOOK + ((1 - FIRST_LOOK) * nth) / turning.length;
    review.open[point] = reviewer.again(point);
  }
  return review;
}
