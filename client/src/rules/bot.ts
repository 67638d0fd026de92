// A bot of a game's module: from the same key and the same knowledge it makes the move that the server's bot made.
import type { Level } from "./layout";
import type { Arguments, GameModule, Key, Room, States } from "./module";

/** What a seat knows when it is asked. */
export interface Knowledge {
  seen: States;
  seat: number;
  key: Key;
  /** The events it was told, and what was claimed not too long ago: rows of numbers. */
  told: number[][];
  claims: number[][];
}

export class Bot {
  private readonly actions: Room;
  private readonly weights: Room;
  private readonly tries: Room;
  /** Room for one search after another, taken when there is a first. */
  private room: Arguments | null = null;
  private readonly thought: Arguments;
  /** What every seat recalls, in a search that a network guides. */
  private everybody: Room | undefined;

  constructor(
    private readonly module: GameModule,
    readonly level: Level,
  ) {
    const { count } = module.layout.actions;
    this.actions = module.array("int16", count);
    this.weights = module.array("float64", count);
    this.tries = module.array("int64", count);
    this.thought = this.roomToThink();
  }

  /** Whether a bot that searches may have done so many simulations: all, or some portions until its time was up. */
  couldHave(knowledge: Knowledge, searched: number[]): boolean {
    const { searches = 0, portion = 1 } = this.level;
    const whole = this.simulationsEach(knowledge);
    return searched.length === searches && searched.every((one) => one === whole || (one > 0 && one < whole && one % portion === 0));
  }

  /** How many moves there are to choose from. */
  choices({ seen, seat }: Knowledge): number {
    return this.module.call("sorted_legal_into", { states: seen, number: 0, seat, legal: this.actions });
  }

  /** Whether it has to search: there is something to choose, and no network decides it alone. */
  mustSearch(knowledge: Knowledge): boolean {
    return !!this.level.searches && this.choices(knowledge) > 1 && (!!this.level.imagined || !this.isTrainedFor(knowledge));
  }

  /** How many simulations one search does, if time allows. */
  simulationsEach(knowledge: Knowledge): number {
    const { simulations = 0, searches = 1, imagined } = this.level;
    return Math.max(1, Math.floor((this.isTrainedFor(knowledge) ? imagined! : simulations) / searches));
  }

  private isTrainedFor({ seen }: Knowledge): boolean {
    return !!this.level.thought && this.module.call("trained_for", { states: seen, number: 0 }) !== 0;
  }

  /** Do the n-th search, for no longer than this: how often each move was tried, and how many simulations that took. */
  searchFor(knowledge: Knowledge, nth: number, milliseconds: number): { tries: number[]; done: number } {
    const until = performance.now() + milliseconds;
    const count = this.choices(knowledge);
    this.clearTries();
    const whole = this.simulationsEach(knowledge);
    const done = this.search(knowledge, nth, whole, () => performance.now() > until);
    const { view } = this.module;
    return { tries: Array.from({ length: count }, (_, place) => Number(view.getBigInt64(this.tries.address + 8 * place, true))), done };
  }

  /** The action that follows from what all searches tried. */
  settled(knowledge: Knowledge, tries: number[]): number {
    const count = this.choices(knowledge);
    this.clearTries();
    tries.forEach((tried, place) => this.module.view.setBigInt64(this.tries.address + 8 * place, BigInt(tried), true));
    return this.settle(knowledge.key, count);
  }

  private clearTries(): void {
    this.module.bytes(this.tries.address, 8 * this.tries.shape[0]!).fill(0);
  }

  private settle(key: Key, count: number): number {
    const lot = this.module.key("nth_key", { key, nth: this.level.choice! });
    return this.module.call("settle", { actions: this.actions, tries: this.tries, count, key: lot });
  }

  /** The number of an action. `searched` says how many simulations each search did. */
  choose(knowledge: Knowledge, searched: number[]): number {
    const { module, level, actions, weights } = this;
    const { seen, seat, key } = knowledge;
    const here = { states: seen, number: 0, seat };
    if (!level.imagined && this.isTrainedFor(knowledge)) {
      const before = module.free;
      const thought = module.record("Thought", this.thought);
      const chosen = module.call(level.entry, { ...here, key, told: module.rows(knowledge.told), thought, actions, weights });
      module.free = before;
      return chosen;
    }
    if (!level.searches) {
      const { sharpness = 1, carelessness = 0 } = level;
      return module.call(level.entry, { ...here, key, sharpness, carelessness, actions, weights });
    }
    const count = this.choices(knowledge);
    if (count === 1) return module.view.getInt16(actions.address, true);
    this.clearTries();
    for (let nth = 0; nth < level.searches; nth++) this.search(knowledge, nth, searched[nth]!);
    return this.settle(key, count);
  }

  private search(knowledge: Knowledge, nth: number, simulations: number, enough: () => boolean = () => false): number {
    const { module, level } = this;
    const guided = this.isTrainedFor(knowledge);
    const tree = guided ? this.guidedTree : this.tree;
    const before = module.free;
    const task = this.imagine(tree, knowledge, nth);
    if (guided) {
      const [players] = module.cells(knowledge.seen.address, "players");
      module.call("recall_for_all", { told: module.rows(knowledge.told), players: players!, task });
    }
    let done = 0;
    while (done < simulations) {
      const portion = Math.min(level.portion!, simulations - done);
      module.call(guided ? "search_by_network" : "search", { task, simulations: portion });
      done += portion;
      if (enough()) break;
    }
    module.call("add_tries", { task, actions: this.actions, tries: this.tries });
    module.free = before;
    return done;
  }

  /** The action that one search of so many simulations tries most. */
  liked(knowledge: Knowledge, simulations: number): number {
    const { module } = this;
    const count = this.choices(knowledge);
    this.clearTries();
    this.search(knowledge, 0, simulations);
    const tries = Array.from({ length: count }, (_, place) => Number(module.view.getBigInt64(this.tries.address + 8 * place, true)));
    return module.view.getInt16(this.actions.address + 2 * tries.indexOf(Math.max(...tries)), true);
  }

  /** The worlds that the seat imagines, by how likely it finds them. They are there until it imagines others. */
  imagined({ seen, seat, key, told, claims }: Knowledge): { states: States; upto: Room } {
    const { module, tree } = this;
    const before = module.free;
    this.imagine(tree, { seen, seat, key, told, claims }, 0);
    module.free = before;
    return { states: tree["worlds"] as States, upto: tree["upto"] as Room };
  }

  /** Imagine worlds for the n-th search; returns its record. */
  private imagine(tree: Arguments, { seen, seat, key, told, claims }: Knowledge, nth: number): number {
    const { module } = this;
    const evidence = module.array("int64", module.layout.bots.evidence);
    const [players] = module.cells(seen.address, "players");
    module.call("note_all", { told: module.rows(told), players: players!, seat, evidence });
    const task = module.record("Search", { ...tree, seat, key: module.key("nth_key", { key, nth }) });
    module.call("imagine_worlds", { task, states: seen, number: 0, evidence, claims: module.rows(claims) });
    return task;
  }

  /** Room for a network: the fields of its record. */
  private roomToThink(): Arguments {
    const { module, level } = this;
    const rooms: Arguments = {};
    for (const [name, length] of Object.entries(level.thought ?? {})) {
      const room = module.array(module.layout.module.records["Thought"]!.fields[name]!.of!, length);
      if (name === "plan") level.plan!.forEach((one, nth) => module.view.setBigInt64(room.address + 8 * nth, BigInt(one), true));
      rooms[name] = room;
    }
    return rooms;
  }

  private get tree(): Arguments {
    return (this.room ??= this.roomToSearch());
  }

  /** The same room, for a search that the network guides: every seat recalls something. */
  private get guidedTree(): Arguments {
    const { plan, recalled, active, first, second } = this.thought as Record<string, Room>;
    const { module, level } = this;
    this.everybody ??= module.array("int64", module.layout.seats.most, recalled!.shape[0]!);
    return { ...this.tree, plan: plan!, active: active!, first: first!, second: second!, recalled: this.everybody, playout: level.playout! };
  }

  /** Room for one search: the fields of its record as they are at first. */
  private roomToSearch(): Arguments {
    const { bots, module: described } = this.module.layout;
    const rooms: Arguments = {};
    for (const [name, { value, lengths, in: whole, offset }] of Object.entries(bots.search)) {
      const kind = described.records["Search"]!.fields[name]!;
      if (lengths === undefined) rooms[name] = value!;
      else if (kind.kind === "states") rooms[name] = this.module.states(lengths[0]!);
      else if (whole) rooms[name] = { address: (rooms[whole] as Room).address + offset!, shape: lengths };
      else rooms[name] = this.module.array(kind.of!, ...lengths);
    }
    return rooms;
  }
}
