// A move in the making: what was picked so far, and what can be picked next. The board and the list of choices share it,
// so that a touch on a card and a press on its button are the same thing.

export type Move = Record<string, unknown>;

const isPlain = (value: unknown): boolean => typeof value !== "object" || value === null;
const same = (one: unknown, other: unknown): boolean =>
  one === other || (!isPlain(one) && !isPlain(other) && JSON.stringify(one) === JSON.stringify(other));

/** Whether a move has this in it. A board asks that of every move for everything on it, so nothing is allocated here. */
function fits(move: Move, part: Move): boolean {
  for (const name in part) if (!same(move[name], part[name])) return false;
  return true;
}

export class Choosing {
  picked = $state.raw<Move>({});
  /** What the move will not be: of three cards one is left, and whoever touches a card does not leave that one. */
  ruledOut = $state.raw<readonly Move[]>([]);

  /** `legal` are the moves the server offers, `play` makes one; with `sure`, the person was asked already. `asks`
   * has, by verb, the order in which its parts are asked for, where it is another than the move's own; `implied` are
   * parts that go without saying where only one value is left for them. */
  constructor(
    private readonly legal: () => readonly Move[],
    private readonly play: (move: Move, sure: boolean) => void,
    private readonly asks: () => Record<string, readonly string[]> = () => ({}),
    private readonly implied: () => readonly string[] = () => [],
  ) {}

  /** The moves that are still open. */
  get open(): readonly Move[] {
    return this.#left(this.picked);
  }

  /** Whether something was picked or ruled out already. */
  get begun(): boolean {
    return Object.keys(this.picked).length > 0 || this.ruledOut.length > 0;
  }

  /** Whether a move fits and was not ruled out. */
  #isLeft(move: Move, picked: Move): boolean {
    return fits(move, picked) && !this.ruledOut.some((part) => fits(move, part));
  }

  /** The moves that fit, less those that were ruled out. */
  #left(picked: Move): readonly Move[] {
    return this.legal().filter((move) => this.#isLeft(move, picked));
  }

  /** Whether a legal move has this in it, besides what was picked. */
  can = (part: Move): boolean => {
    const picked = { ...this.picked, ...part };
    return this.legal().some((move) => this.#isLeft(move, picked));
  };

  /** Whether a legal move has this in it, if one begins anew. */
  could = (part: Move): boolean => this.legal().some((move) => fits(move, part));

  has = (part: Move): boolean => fits(this.picked, part);

  /** What is to be picked next: the verb, an argument, or nothing. A lone verb with arguments goes without saying. */
  get next(): string | null {
    const open = this.open;
    if (!open.length) return null;
    const asksVerb = !("verb" in this.picked);
    if (asksVerb && new Set(open.map((move) => move["verb"])).size > 1) return "verb";
    return this.#unpicked(open) ?? (asksVerb ? "verb" : null);
  }

  #unpicked(open: readonly Move[]): string | null {
    const first = open[0];
    if (!first) return null;
    const parts = this.asks()[String(first["verb"])] ?? Object.keys(first);
    return parts.find((name) => name !== "verb" && !(name in this.picked) && !this.#isImplied(name, open)) ?? null;
  }

  #isImplied(name: string, open: readonly Move[]): boolean {
    return this.implied().includes(name) && open.every((move) => same(move[name], open[0]?.[name]));
  }

  /** The values that can be picked next for this part. */
  values(part: string): unknown[] {
    const seen = new Map<string, unknown>();
    for (const move of this.open) seen.set(JSON.stringify(move[part]), move[part]);
    return [...seen.values()];
  }

  /** Pick something; if it does not fit what was picked, begin anew with it. A whole move is made at once. */
  pick = (part: Move): void => {
    const anew = !this.can(part);
    if (anew && !this.could(part)) return;
    if (anew) this.ruledOut = [];
    const picked = anew ? part : { ...this.picked, ...part };
    const open = this.#left(picked);
    this.picked = picked;
    const only = open.length === 1 ? open[0] : undefined;
    // One move is left, and it was picked on purpose: nothing in it is a surprise, or it has no more to say.
    if (only && Object.keys(only).every((name) => name in picked || name === "verb" || this.#isImplied(name, open))) this.make(only);
  };

  /** Pick something, if it fits, and make no move of it yet, even if it is a whole one: it is made by another touch. */
  hold = (part: Move): void => {
    if (this.could(part)) this.picked = part;
  };

  /** Rule something out, or in again; if one move is left then, it is made. */
  ruleOut = (part: Move): void => {
    const others = this.ruledOut.filter((one) => !same(one, part));
    this.ruledOut = others.length < this.ruledOut.length ? others : [...others, part];
    const [only, more] = this.open;
    if (only && !more && this.ruledOut.length) this.make(only);
  };

  hasRuledOut = (part: Move): boolean => this.ruledOut.some((one) => same(one, part));

  make(move: Move, sure = false): void {
    this.clear();
    this.play(move, sure);
  }

  /** For `data-why` of what cannot be chosen now: the part of a move that is asked about. `Explained` finds out why. */
  why = (part: Move): string | undefined => {
    if (!this.legal().length || this.can(part)) return undefined;
    if (!this.could(part)) return JSON.stringify(part);
    // It can be chosen, by beginning anew, where it is another verb or the move in the making has no such part at all.
    if ("verb" in part && "verb" in this.picked && !this.has({ verb: part["verb"] })) return undefined;
    const asked = this.open.some((move) => Object.keys(part).every((name) => name in move));
    return asked ? JSON.stringify({ ...this.picked, ...part }) : undefined;
  };

  clear = (): void => {
    this.picked = {};
    this.ruledOut = [];
  };
}
