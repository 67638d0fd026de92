// Uses the WebAssembly module of a game with nothing but its description, in Node.js and in browsers alike.

const BYTES = { uint8: 1, bool: 1, int8: 1, int16: 2, int32: 4, int64: 8, uint64: 8, float64: 8, float32: 4 };
const SLOT = 8;

/** A module and its memory: room is taken from the heap on, and given back all at once by `clear`. */
export class GameModule {
  static async open(bytes, layout) {
    if (layout.layout !== 1) throw new Error(`a description of version ${layout.layout}`);
    const { instance } = await WebAssembly.instantiate(bytes, {});
    return new GameModule(instance.exports, layout);
  }

  constructor(exports, layout) {
    this.exports = exports;
    this.layout = layout;
    this.memory = exports[layout.module.memory];
    this.clear();
  }

  clear() {
    this.free = this.exports[this.layout.module.heap].value;
  }

  get view() {
    return new DataView(this.memory.buffer);
  }

  bytes(address, count) {
    return new Uint8Array(this.memory.buffer, address, count);
  }

  take(count) {
    const address = (this.free + 15) & ~15;
    this.free = address + count;
    const missing = this.free - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / 65536));
    this.bytes(address, count).fill(0);
    return address;
  }

  array(of, ...shape) {
    const count = shape.reduce((product, length) => product * length, 1);
    return { address: this.take(count * BYTES[of]), shape };
  }

  states(count) {
    return this.array("uint8", this.layout.state.size, count).address;
  }

  /** The state of a table before the deal: blank but for these cells. */
  table(address, cells) {
    for (const [name, field] of Object.entries(this.layout.state.fields)) {
      const count = field.shape.reduce((product, length) => product * length, 1);
      for (let nth = 0; nth < count; nth++) {
        const given = cells[name] ?? field.domain.blank;
        const value = Array.isArray(given) ? given[nth] : given;
        const place = address + field.offset + nth * field.width;
        if (field.width === 1) this.view.setInt8(place, value);
        else this.view.setInt16(place, value, true);
      }
    }
  }

  /** The number in a field of one cell. */
  field(address, name) {
    const { offset, width } = this.layout.state.fields[name];
    return width === 1 ? this.view.getInt8(address + offset) : this.view.getInt16(address + offset, true);
  }

  /** Events or claims: rows of some numbers. */
  rows(given) {
    const columns = this.layout.bots.row;
    const rows = this.array("int64", given.length, columns);
    given.forEach((numbers, row) =>
      numbers.forEach((number, nth) =>
        this.view.setBigInt64(rows.address + 8 * (row * columns + nth), BigInt(number), true),
      ),
    );
    return rows;
  }

  /** Call an entry point with arguments by name, as the description has them. */
  call(name, given) {
    const entry = this.layout.module.entries[name];
    const flat = Object.entries(entry.parameters).flatMap(([parameter, kind]) => this.flat(kind, given[parameter]));
    const result = this.exports[name](...flat);
    return entry.result.kind === "number" ? Number(result) : result;
  }

  flat(kind, value) {
    if (kind.kind === "states") return [value.address, BigInt(value.count)];
    if (kind.kind === "array") return [value.address, ...value.shape.map(BigInt)];
    if (kind.kind === "record") return [typeof value === "number" ? value : this.record(kind.of, value)];
    return kind.kind === "real" ? [value] : [BigInt(value)];
  }

  record(name, given) {
    const { size, fields } = this.layout.module.records[name];
    const address = this.take(size);
    for (const [field, kind] of Object.entries(fields)) {
      this.flat(kind, given[field]).forEach((part, nth) => {
        const place = address + kind.offset + nth * SLOT;
        if (kind.kind === "real") this.view.setFloat64(place, part, true);
        else this.view.setBigInt64(place, BigInt.asIntN(64, BigInt(part)), true);
      });
    }
    return address;
  }
}

/** Plays a match step by step; gives back all that was seen on the way, as bytes. */
export function replay(module, match) {
  module.clear();
  const { layout } = module;
  const size = layout.state.size;
  const seen = [];
  const see = (bytes) => seen.push(bytes.slice());
  const number = (value) => see(new Uint8Array([value & 255, (value >> 8) & 255]));
  const states = { address: module.states(1), count: 1 };
  const other = { address: module.states(1), count: 1 };
  const hidden = module.array("uint8", size);
  const legal = module.array("int16", layout.actions.count);
  const shares = module.array("float64", match.players);
  const usual = layout.tables.find((one) => one.edition === match.edition && one.players === match.players);
  module.table(states.address, match.cells ?? usual.cells);
  const here = { states, number: 0 };
  module.call("deal", { ...here, key: match.deal });
  match.steps.forEach(({ seat, action, key, forbidden }, nth) => {
    see(module.bytes(states.address, size));
    const asked = module.call("asked", here);
    number(asked);
    const viewer = nth % (match.players + 1);
    const who = viewer < match.players ? viewer : layout.seats.spectator;
    module.call("see", { ...here, seat: who, seen: other, place: 0, hidden });
    see(module.bytes(other.address, size));
    see(module.bytes(hidden.address, size));
    module.call("imagine_into", { ...here, worlds: other, key, seat: who, hidden });
    see(module.bytes(other.address, size));
    for (let one = 0; one < match.players; one++) {
      if (!((asked >> one) & 1)) continue;
      const count = module.call("sorted_legal_into", { ...here, seat: one, legal });
      number(count);
      see(module.bytes(legal.address, 2 * count));
    }
    number(module.call("why_not", { ...here, seat, action: forbidden }));
    number(module.call("step", { ...here, seat, action, key }));
  });
  see(module.bytes(states.address, size));
  number(module.call("ending", here));
  module.call("shares_into", { ...here, shares });
  see(module.bytes(shares.address, 8 * match.players));
  return joined(seen);
}

/** Plays random matches to their end; gives back their lengths, endings and shares, as bytes. */
export function playouts(module, match) {
  module.clear();
  const count = match.seeds.length;
  const states = { address: module.states(2), count: 2 };
  const usual = module.layout.tables.find((one) => one.edition === match.edition && one.players === match.players);
  module.table(states.address, match.cells ?? usual.cells);
  const seeds = module.array("uint64", count);
  match.seeds.forEach((seed, nth) => module.view.setBigUint64(seeds.address + 8 * nth, BigInt(seed), true));
  const task = {
    states,
    seeds,
    most_steps: 1_000_000,
    lengths: module.array("int32", count),
    endings: module.array("int8", count),
    shares: module.array("float64", count, match.players),
    seats: module.array("int8", count, 0),
    actions: module.array("int16", count, 0),
  };
  module.call("playouts", { task });
  return joined([
    module.bytes(task.lengths.address, 4 * count),
    module.bytes(task.endings.address, count),
    module.bytes(task.shares.address, 8 * count * match.players),
  ]);
}

/** A bot: chooses for a seat by what the seat sees, was told, and has heard claimed. */
export class Bot {
  constructor(module, level) {
    this.module = module;
    this.level = module.layout.bots.levels[level];
    this.seen = { address: module.states(1), count: 1 };
    this.actions = module.array("int16", module.layout.actions.count);
    this.weights = module.array("float64", module.layout.actions.count);
    if (this.level.thought) this.thought = this.roomToThink();
    if (this.level.searches) {
      this.tries = module.array("int64", module.layout.actions.count);
      this.trees = Array.from({ length: this.level.searches }, () => this.tree());
    }
  }

  /** Room for a network to think in, and the plan by which it looks at a state. */
  roomToThink() {
    const { module, level } = this;
    const kinds = module.layout.module.records.Thought.fields;
    const rooms = Object.entries(level.thought).map(([name, length]) => [name, module.array(kinds[name].of, length)]);
    const thought = Object.fromEntries(rooms);
    level.plan.forEach((number, nth) => module.view.setBigInt64(thought.plan.address + 8 * nth, BigInt(number), true));
    return thought;
  }

  /** What a search that a network guides has besides: its room, and what every seat recalls. */
  guided() {
    const { plan, recalled, active, first, second } = this.thought;
    const everybody = this.module.array("int64", this.module.layout.seats.most, recalled.shape[0]);
    return { plan, active, first, second, recalled: everybody, playout: this.level.playout };
  }

  /** Room for one search: the fields of its record as they are at first. */
  tree() {
    const { bots, module: described } = this.module.layout;
    const rooms = {};
    for (const [name, { value, lengths, in: whole, offset }] of Object.entries(bots.search)) {
      const kind = described.records.Search.fields[name];
      if (lengths === undefined) rooms[name] = value;
      else if (kind.kind === "states") rooms[name] = { address: this.module.states(lengths[0]), count: lengths[0] };
      else if (whole) rooms[name] = { address: rooms[whole].address + offset, shape: lengths };
      else rooms[name] = this.module.array(kind.of, ...lengths);
    }
    return rooms;
  }

  /** The number of an action. `searched` says how many simulations each search does, whatever the clock says. */
  choose({ seen, seat, key, told, claims, searched }) {
    const { module, level, actions, weights } = this;
    const before = module.free;
    module.bytes(this.seen.address, seen.length).set(seen);
    const here = { states: this.seen, number: 0, seat };
    const trained = level.thought && module.call("trained_for", { states: this.seen, number: 0 });
    if (trained && !level.imagined) {
      const thought = module.record("Thought", this.thought);
      const chosen = module.call(level.entry, { ...here, key, told: module.rows(told), thought, actions, weights });
      module.free = before;
      return chosen;
    }
    if (!level.searches) {
      const { sharpness, carelessness } = level;
      return module.call(level.entry, { ...here, key, sharpness, carelessness, actions, weights });
    }
    const count = module.call("sorted_legal_into", { ...here, legal: actions });
    if (count === 1) return this.action(0);
    module.bytes(this.tries.address, 8 * this.tries.shape[0]).fill(0);
    this.trees.forEach((tree, nth) => {
      const own = module.call("nth_key", { key, nth });
      const evidence = module.array("int64", module.layout.bots.evidence);
      const players = module.field(this.seen.address, "players");
      module.call("note_all", { told: module.rows(told), players, seat, evidence });
      const guided = trained ? this.guided() : {};
      const task = module.record("Search", { ...tree, ...guided, seat, key: own });
      module.call("imagine_worlds", { task, states: this.seen, number: 0, evidence, claims: module.rows(claims) });
      if (trained) module.call("recall_for_all", { told: module.rows(told), players, task });
      for (let done = 0; done < searched[nth]; done += level.portion)
        module.call(trained ? "search_by_network" : "search", { task, simulations: Math.min(level.portion, searched[nth] - done) });
      module.call("add_tries", { task, actions, tries: this.tries });
    });
    const lot = module.call("nth_key", { key, nth: level.choice });
    const chosen = module.call("settle", { actions, tries: this.tries, count, key: lot });
    module.free = before;
    return chosen;
  }

  action(place) {
    return this.module.view.getInt16(this.actions.address + 2 * place, true);
  }
}

/** What each level chooses at some moments of a match; gives back the actions, as bytes. */
export function choices(module, { moments }) {
  module.clear();
  const bots = Object.fromEntries(Object.keys(module.layout.bots.levels).map((level) => [level, new Bot(module, level)]));
  return joined(
    moments.flatMap((moment) => {
      const seen = Uint8Array.from(atob(moment.seen), (one) => one.charCodeAt(0));
      return moment.levels.map((level) => {
        const action = bots[level].choose({ ...moment, seen });
        return new Uint8Array([action & 255, (action >> 8) & 255]);
      });
    }),
  );
}

/** All matches of a game, one after the other. */
export async function everything(bytes, { layout, matches }) {
  const module = await GameModule.open(bytes, layout);
  return joined(
    matches.flatMap((match) => [replay(module, match), playouts(module, match), choices(module, match)]),
  );
}

function joined(parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
