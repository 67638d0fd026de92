// A match in a game's module, as it is played: step by step, with what everybody was told, back again, and written down.
import { actionOf, cellsOf, moveOf, show, type Cells, type EventMeaning, type Json, type TableSet } from "@/rules/layout";
import type { Keys } from "@/rules/keys";
import type { GameModule, Room } from "@/rules/module";
import { ShownMatch } from "@/rules/showing";

/** One event as it happened: the mask of its audience, its number, its arguments. */
export interface Told {
  to: number;
  event: number;
  arguments: number[];
}

export interface Step {
  seat: number;
  action: number;
  told: Told[];
}

/** The state and all memories of a moment. */
export interface Snapshot {
  state: Uint8Array;
  memories: Uint8Array;
}

/** A view and the legal moves, or what has changed in the view. */
export interface Seen {
  view: Record<string, Json>;
  legal: Record<string, Json>[];
}

const copied = (bytes: Uint8Array): Uint8Array => bytes.slice();
const size = ({ shape }: Room): number => shape.reduce((product, length) => product * length, 1);

export class Match extends ShownMatch {
  steps: Step[] = [];
  dealt: Told[] = [];
  /** The mask of the seats that are asked now. */
  asked = 0;
  /** The number of the clause that ended the match, or 0. */
  ending = 0;
  /** Whose knowledge the last step has changed, or the last undo: a mask of the receivers. */
  noticed = 0;
  private readonly shares_: Room;
  private readonly seen: Room;
  private readonly hidden: Room;
  private readonly world: { address: number; count: number };
  private readonly cells: Cells;
  private changes: Seen[] = [];

  /** `receivers` are those for whom views are written. Throws where there is no such table. */
  constructor(
    module: GameModule,
    setting: TableSet,
    private readonly keys: Keys,
    private readonly receivers: number[],
  ) {
    super(module, setting.players);
    const cells = setting.cells ?? cellsOf(module.layout, setting as Parameters<typeof cellsOf>[1]);
    if (cells === null) throw new Error("no such table");
    this.cells = cells;
    this.shares_ = module.array("float64", setting.players);
    this.seen = module.array("uint8", module.layout.state.size);
    this.hidden = module.array("uint8", module.layout.state.size);
    this.world = module.states(1);
    this.begin();
  }

  private get layout(): GameModule["layout"] {
    return this.module.layout;
  }

  private get here(): { states: Match["states"]; number: number } {
    return { states: this.states, number: 0 };
  }

  private begin(): void {
    this.forget();
    this.steps = [];
    this.deal(this.cells, this.keys.key(0));
    this.takeOver();
    this.dealt = this.toldNow();
  }

  /** Let everybody forget, as before the deal. */
  private forget(): void {
    const first = this.layout.showing.Board.rows["memories"]!;
    for (let nth = 0; nth <= this.players; nth++)
      this.module.bytes(this.memories.address + nth * first.length, first.length).set(first);
  }

  get over(): boolean {
    return this.ending !== 0;
  }

  /** The seats that are asked now. */
  get actors(): number[] {
    return Array.from({ length: this.players }, (_, seat) => seat).filter((seat) => (this.asked >> seat) & 1);
  }

  /** The action that a legal move is. */
  actionOf({ verb, ...given }: Record<string, Json>): number {
    const action = actionOf(this.layout, [verb!, ...Object.values(given)]);
    if (action === null) throw new Error("no such move");
    return action;
  }

  get endedBy(): string | null {
    return show(this.layout.clauses, this.ending) as string | null;
  }

  get shares(): number[] {
    this.module.call("shares_into", { ...this.here, shares: this.shares_ });
    return Array.from({ length: this.players }, (_, seat) => this.module.view.getFloat64(this.shares_.address + 8 * seat, true));
  }

  /** Take an action; returns the clause that forbids it, and then nothing has changed. */
  act(seat: number, action: number): string | null {
    const clause = this.step(seat, action, this.keys.key(this.steps.length + 1));
    if (clause) return this.clause(clause);
    this.takeOver();
    this.steps.push({ seat, action, told: this.toldNow() });
    return null;
  }

  private clause(number: number): string {
    return show(this.layout.clauses, number) as string;
  }

  /** Why the seat may not do this, by a world that fits what it knows; `null` if it may. */
  whyNot(seat: number, action: number, key: bigint): string | null {
    this.imagine(seat, key);
    const clause = this.module.call("why_not", { states: this.world, number: 0, seat, action });
    return clause ? this.clause(clause) : null;
  }

  /** Whether the seat would not be asked any more after this action, until others have decided something. */
  endsTurn(seat: number, action: number, key: bigint): boolean {
    this.imagine(seat, key);
    this.module.call("step", { states: this.world, number: 0, seat, action, key });
    return !((this.module.call("asked", { states: this.world, number: 0 }) >> seat) & 1);
  }

  private imagine(seat: number, key: bigint): void {
    this.module.call("imagine_into", { ...this.here, worlds: this.world, key, seat, hidden: this.hidden });
  }

  /** The state with all blanked that the seat may not see. */
  seenBy(seat: number): Uint8Array {
    const seen = { address: this.seen.address, count: 1 };
    this.module.call("see", { ...this.here, seat, seen, place: 0, hidden: this.hidden });
    return copied(this.module.bytes(seen.address, this.layout.state.size));
  }

  /** What a seat was told, in numbers, the deal first: for bots. */
  heard(seat: number): number[][] {
    const everything = [...this.dealt, ...this.steps.flatMap(({ told }) => told)];
    return everything.filter(({ to }) => (to >> seat) & 1).map(({ event, arguments: given }) => [event, ...given]);
  }

  // What is told ------------------------------------------------------------------------------------------------------

  private takeOver(): void {
    const ends = this.views.ends(2 * this.players + 6);
    [this.asked = 0, this.ending = 0, this.noticed = 0] = ends.slice(2 * this.players + 2);
    this.changes = this.read(ends);
  }

  private read(ends: number[]): Seen[] {
    const seen: Seen[] = [];
    for (const receiver of this.receivers) {
      const [view, legal] = this.views.written([0, ...ends].slice(2 * receiver));
      seen[receiver] = { view: JSON.parse(view) as Seen["view"], legal: JSON.parse(legal) as Seen["legal"] };
    }
    return seen;
  }

  /** What a receiver is shown: the whole view, or what the last step has changed in it; and what it may do. */
  shown(receiver: number, whole: boolean): Seen {
    if (!whole) return this.changes[receiver]!;
    this.module.call("show_all", { show: this.show, whole: 1 });
    return this.read(this.views.ends(2 * this.players + 6))[receiver]!;
  }

  /** What is asked of a receiver, or whom it waits for; and the facts. */
  forPeople(receiver: number): { prompt: Record<string, Json>[]; facts: Record<string, Json> } {
    const [prompt, facts] = this.writtenFor(receiver);
    return { prompt: JSON.parse(prompt) as Record<string, Json>[], facts: JSON.parse(facts) as Record<string, Json> };
  }

  /** The events of the last step. */
  protected toldNow(): Told[] {
    const { events } = this.layout;
    const [count] = this.module.cells(this.states.address, events.count);
    const cells = this.module.cells(this.states.address, events.field, count! * events.cells);
    return Array.from({ length: count! }, (_, nth) => {
      const [to, event, ...given] = cells.slice(nth * events.cells, (nth + 1) * events.cells);
      return { to: to!, event: event!, arguments: given.slice(0, Object.keys(events.events[event!]!.arguments).length) };
    });
  }

  private meaning({ event }: Told): EventMeaning {
    return this.layout.events.events[event]!;
  }

  /** What a step told of the round it ended, and of the one it began; else all, and nothing. */
  splitAtRound(told: Told[]): [Told[], Told[]] {
    const at = told.findIndex((one, nth) => nth > 0 && this.meaning(one).opens);
    return at < 0 ? [told, []] : [told.slice(0, at), told.slice(at)];
  }

  /** How many moments a step needs to be taken in, scene by scene: only what everybody was told counts. */
  beats(told: Told[]): number {
    const { spectator } = this.layout.seats;
    const scenes = [0];
    let before: EventMeaning | null = null;
    for (const meaning of told.filter(({ to }) => (to >> spectator) & 1).map((one) => this.meaning(one))) {
      if (meaning.scene && before !== null && before !== meaning) scenes.push(0);
      scenes.push(Math.max(scenes.pop()!, meaning.beats));
      before = meaning;
    }
    return scenes.reduce((sum, beats) => sum + beats, 0) || 1;
  }

  /** An event as its hearers get it. */
  event(told: Told): Record<string, Json> {
    const { event, arguments: meanings } = this.meaning(told);
    const given = Object.entries(meanings).map(([name, meaning], nth) => [name, show(meaning, told.arguments[nth]!)] as const);
    return { event, ...Object.fromEntries(given) };
  }

  private written(told: Told): Json[] {
    const audience = show({ kind: "audience", least: 0, greatest: 0, blank: 0 }, told.to, this.layout.seats.everybody);
    return [audience, ...Object.values(this.event(told))];
  }

  // The end of a round ------------------------------------------------------------------------------------------------

  snapshot(): Snapshot {
    return {
      state: copied(this.module.bytes(this.states.address, this.layout.state.size)),
      memories: copied(this.module.bytes(this.memories.address, size(this.memories))),
    };
  }

  protected put({ state, memories }: Snapshot): void {
    this.module.bytes(this.states.address, state.length).set(state);
    this.module.bytes(this.memories.address, memories.length).set(memories);
  }

  /** What a receiver sees at the end of a round: what it knew before the last move, and was told of that move. */
  closed(before: Snapshot, receiver: number, told: Told[]): { view: Record<string, Json>; facts: Record<string, Json> } {
    const now = this.snapshot();
    const known = copied(this.module.bytes(this.known.address, size(this.known)));
    this.put(before);
    const view = this.closedView(receiver, told);
    this.rememberAll(told);
    const { facts } = this.forPeople(receiver);
    this.put(now);
    this.module.bytes(this.known.address, known.length).set(known);
    return { view, facts };
  }

  /** The view at the end of a round, where the state is the one before the last move; it is the closed table then. */
  protected closedView(receiver: number, told: Told[]): Record<string, Json> {
    this.withCells(told, (cells) => this.module.call("show_closed", { show: this.show, receiver, told: cells }));
    const [end] = this.views.ends(1);
    const [view] = this.views.written([0, end!, end!]);
    return JSON.parse(view) as Record<string, Json>;
  }

  /** Let everybody remember what these events told them. */
  protected rememberAll(told: Told[]): void {
    const { board, players } = this;
    this.withCells(told, (cells) => this.module.call("remember_all", { board, players, cells }));
  }

  /** Do something with the cells of some events. */
  private withCells(told: Told[], use: (cells: Room) => void): void {
    const { layout } = this;
    const { free } = this.module;
    const numbers = told.flatMap(({ to, event, arguments: given }) => [to, event, ...given, 0, 0, 0, 0].slice(0, layout.events.cells));
    const room = this.module.array("int64", numbers.length);
    numbers.forEach((number, nth) => this.module.view.setBigInt64(room.address + 8 * nth, BigInt(number), true));
    use(room);
    this.module.free = free;
  }

  // Going back, and writing down --------------------------------------------------------------------------------------

  /** The step that a seat can take back: its last, if all since then went on unseen by it. */
  lastMove(seat: number): number | null {
    for (let number = this.steps.length - 1; number >= 0; number--) {
      const step = this.steps[number]!;
      if (step.seat === seat) return number;
      if (step.told.some((one) => (one.to >> seat) & 1 || this.meaning(one).reveals)) return null;
    }
    return null;
  }

  canUndo(seat: number): boolean {
    const last = this.lastMove(seat);
    return last !== null && !this.over && !this.steps[last]!.told.some((one) => this.meaning(one).reveals || this.meaning(one).final);
  }

  /** Take back the last move of a seat, which it can. */
  undo(seat: number): void {
    const last = this.lastMove(seat)!;
    const { steps } = this;
    const before = copied(this.module.bytes(this.known.address, size(this.known)));
    this.begin();
    steps.filter((_, number) => number !== last).forEach((step) => this.act(step.seat, step.action));
    const [, columns] = this.known.shape as [number, number];
    this.module.call("show_all", { show: this.show, whole: 1 });
    this.takeOver();
    const after = this.module.bytes(this.known.address, size(this.known));
    this.noticed = 0;
    for (let nth = 0; nth < after.length; nth++)
      if (after[nth] !== before[nth]) this.noticed |= 1 << Math.floor(nth / columns);
  }

  /** The deal, the steps and the result, as records have them. */
  record(): { deal: Json[][]; steps: { seat: number; move: Json[]; told: Json[][] }[]; ended: string | null; shares: number[] } {
    return {
      deal: this.dealt.map((one) => this.written(one)),
      steps: this.steps.map(({ seat, action, told }) => ({
        seat,
        move: Object.values(moveOf(this.layout, action)),
        told: told.map((one) => this.written(one)),
      })),
      ended: this.endedBy,
      shares: this.shares,
    };
  }
}
