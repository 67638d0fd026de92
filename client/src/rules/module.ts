// A game's WebAssembly module, used with nothing but its description: no game is known here by name.
import { VERSION, type Kind, type Layout } from "./layout";

const BYTES: Record<string, number> = {
  uint8: 1, bool: 1, int8: 1, int16: 2, int32: 4, int64: 8, uint64: 8, float32: 4, float64: 8,
};
const SLOT = 8;
const PAGE = 65_536;

/** An array in the module's memory. */
export interface Room {
  address: number;
  shape: number[];
}

/** Some states, one after another. */
export interface States {
  address: number;
  count: number;
}

export type Key = bigint;
export type Argument = number | Key | Room | States;
export type Arguments = Record<string, Argument>;

type Entry = (...given: (number | bigint)[]) => bigint | number | undefined;

/** A module and its memory. Room is taken from the heap on; what was taken last can be given back by setting `free`. */
export class GameModule {
  free: number;
  /** Nothing has been taken from here on: it is 0 throughout, and costs nothing before it is written to. */
  private untouched: number;
  private readonly memory: WebAssembly.Memory;

  static async open(code: BufferSource | WebAssembly.Module, layout: Layout): Promise<GameModule> {
    if (layout.layout !== VERSION) throw new Error(`a description of version ${layout.layout}`);
    const compiled = code instanceof WebAssembly.Module ? code : await WebAssembly.compile(code);
    const { exports } = await WebAssembly.instantiate(compiled, {});
    return new GameModule(exports, layout);
  }

  private constructor(
    private readonly exports: WebAssembly.Exports,
    readonly layout: Layout,
  ) {
    this.memory = exports[layout.module.memory] as WebAssembly.Memory;
    this.free = this.untouched = Number((exports[layout.module.heap] as WebAssembly.Global).value);
  }

  get view(): DataView {
    return new DataView(this.memory.buffer);
  }

  bytes(address: number, count: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, address, count);
  }

  take(count: number): number {
    const address = (this.free + 15) & ~15;
    const missing = address + count - this.memory.buffer.byteLength;
    // It throws where there is no memory; what is asked for less may be there.
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    this.free = address + count;
    if (address < this.untouched) this.bytes(address, Math.min(this.free, this.untouched) - address).fill(0);
    this.untouched = Math.max(this.untouched, this.free);
    return address;
  }

  array(of: string, ...shape: number[]): Room {
    return { address: this.take(BYTES[of]! * shape.reduce((product, length) => product * length, 1)), shape };
  }

  states(count: number): States {
    return { address: this.take(this.layout.state.size * count), count };
  }

  /** Put a table before the deal there: blank but for these cells. */
  put(address: number, cells: Record<string, number | number[]>): void {
    const { view } = this;
    for (const [name, { offset, width, shape, domain }] of Object.entries(this.layout.state.fields)) {
      const count = shape.reduce((product, length) => product * length, 1);
      const given = cells[name];
      for (let nth = 0; nth < count; nth++) {
        const value = (Array.isArray(given) ? given[nth] : given) ?? domain.blank;
        const place = address + offset + nth * width;
        if (width === 1) view.setInt8(place, value);
        else view.setInt16(place, value, true);
      }
    }
  }

  /** Put whole numbers there, none of them larger than a real number holds exactly: each half by itself, without big integers. */
  put64(address: number, numbers: readonly number[]): void {
    const { view } = this;
    numbers.forEach((number, nth) => {
      view.setUint32(address + 8 * nth, number >>> 0, true);
      view.setInt32(address + 8 * nth + 4, Math.floor(number / 2 ** 32), true);
    });
  }

  /** The first cells of a field. */
  cells(address: number, name: string, count = 1): number[] {
    const { offset, width } = this.layout.state.fields[name]!;
    const view = this.view;
    return Array.from({ length: count }, (_, nth) => {
      const place = address + offset + nth * width;
      return width === 1 ? view.getInt8(place) : view.getInt16(place, true);
    });
  }

  /** Rows of some numbers: events, or claims. */
  rows(given: number[][]): Room {
    const columns = this.layout.bots.row;
    const rows = this.array("int64", given.length, columns);
    const view = this.view;
    given.forEach((numbers, row) =>
      numbers.forEach((number, nth) =>
        view.setBigInt64(rows.address + BYTES["int64"]! * (row * columns + nth), BigInt(number), true),
      ),
    );
    return rows;
  }

  /** Call an entry point with arguments by name. */
  call(name: string, given: Arguments): number {
    return Number(this.answer(name, given));
  }

  /** The same, for one that gives a key. */
  key(name: string, given: Arguments): Key {
    return BigInt.asUintN(64, BigInt(this.answer(name, given) ?? 0));
  }

  private answer(name: string, given: Arguments): bigint | number | undefined {
    const { parameters } = this.layout.module.entries[name]!;
    const flat = Object.entries(parameters).flatMap(([parameter, kind]) => this.flat(kind, given[parameter]!));
    return (this.exports[name] as Entry)(...flat);
  }

  /** Write a record of this name; returns its address. */
  record(name: string, given: Arguments): number {
    const { size, fields } = this.layout.module.records[name]!;
    const address = this.take(size);
    const view = this.view;
    for (const [field, kind] of Object.entries(fields)) {
      this.flat(kind, given[field]!).forEach((part, nth) => {
        const place = address + kind.offset + nth * SLOT;
        if (kind.kind === "real") view.setFloat64(place, Number(part), true);
        else view.setBigInt64(place, BigInt.asIntN(64, BigInt(part)), true);
      });
    }
    return address;
  }

  private flat(kind: Kind, value: Argument): (number | bigint)[] {
    if (typeof value === "object") {
      return "count" in value ? [value.address, BigInt(value.count)] : [value.address, ...value.shape.map(BigInt)];
    }
    return kind.kind === "real" || kind.kind === "record" ? [Number(value)] : [BigInt.asIntN(64, BigInt(value))];
  }
}
