// A table in this browser, live: what happens is given away to be kept, then told; bots are asked, and the person is answered.
import { claimsIn } from "@/rules/claims";
import { moveOf, type Json } from "@/rules/layout";
import type { Request, Told } from "@/wire/connection";
import type { GameDescription } from "@/wire/api";
import type { OpenQuestion, Said } from "@/rules/talking";
import type { Say, Spoken, Trouble } from "@/wire/types";
import type { Entry, EntryOf, Move } from "./log";
import type { Table } from "./table";
import { decided, remark, type About, type Ask, type Decided } from "./thinking";
import { Turns } from "./turns";

/** How a table treats the person at it: as `shinobi.server.catalogue` says. */
export interface Manners {
  /** Seconds that a bot takes for every decision, and may calculate. */
  bot_pace: number;
  thinking: number;
  /** Seconds after which a bot answers a question. */
  answer_after: number;
  /** Seconds that a bot waits for the answer of another bot, and of a person. */
  bots_listen: number;
  people_answer: number;
  /** Whether tables that want a rhythm get one. */
  pauses: boolean;
  /** How the pace of bots is multiplied, by the rhythm of the table. */
  beat: Record<string, number>;
}

interface Surroundings {
  game: GameDescription;
  manners: Manners;
  thinkers: Ask[];
  tell: (told: Told) => void;
  /** A bot cannot decide, whoever is asked in its place: the table is over until it is opened again. */
  fail: () => void;
  /** Keep an entry: what is not on its way to be kept when this returns may not be told. */
  keep: (entry: Entry) => void;
  /** The table is gone for good. */
  forget: () => void;
  /** Make the table where the person plays on; returns its id. */
  again: () => Promise<string>;
}

const LONGEST_CHAT = 280;
/** Seconds in which a page shows the person's own move, and the table when it is dealt, before bots begin to think about it. */
const BREATH = 0.06;
const ARRIVAL = 0.25;
const pause = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1_000 * seconds));
const trouble = (code: string, clause: string | null = null): Trouble => ({ code, text: clause ?? code, clause });
const anyKey = (): bigint => crypto.getRandomValues(new BigUint64Array(1))[0]!;

/** A request that is not carried out. */
class Refusal {
  constructor(
    readonly code: string,
    readonly clause: string | null = null,
  ) {}
}

export class Room {
  private readonly thinking = new Set<number>();
  private readonly answering = new Set<number>();
  /** Those who wait for somebody to say something. */
  private readonly listening = new Set<() => void>();
  /** Resolved when nobody reads. */
  private read: Promise<void> = Promise.resolve();
  private doneReading: (() => void) | null = null;
  private closed = false;
  private readonly turns: Turns;

  constructor(
    readonly table: Table,
    private readonly around: Surroundings,
  ) {
    this.turns = new Turns(around.manners.bot_pace, around.manners.thinking);
  }

  /** The person has come. */
  enter(): void {
    this.around.tell(this.table.welcome());
    this.wake();
  }

  close(): void {
    this.closed = true;
  }

  /** The table was deleted elsewhere. */
  deleted(): void {
    this.close();
    const told = this.table.fold({ entry: "ended", at: Date.now() / 1_000, reason: "deleted", seat: null });
    for (const message of told as Told[]) this.around.tell(message);
  }

  private fail(): void {
    if (this.closed) return;
    this.close();
    this.around.fail();
  }

  /** Carry out a request, or refuse it. */
  async request(request: Request): Promise<void> {
    const { ticket } = request;
    try {
      if (request.type === "reading") this.reading(request["on"] === true);
      else if (request.type === "consider") this.consider(Number(request["step"]), request["move"] as Move);
      else if (request.type === "rematch") await this.rematch(ticket);
      else if (!this.table.carriedOut.has(ticket)) {
        this.write({ ...this.granted(request), ticket });
        return;
      }
      this.around.tell({ type: "done", ticket });
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.around.tell({ type: "refused", ticket, trouble: trouble(problem.code, problem.clause) });
    }
  }

  /** Let something happen: fold it in, give it away to be kept, and tell it. */
  private write(entry: Entry): void {
    if (this.closed) return;
    const told = this.table.fold(entry);
    if (!Array.isArray(told)) throw new Refusal("illegal", told.clause);
    if (entry.entry === "ended" && entry.reason === "deleted") this.around.forget();
    else this.around.keep(entry);
    for (const message of told) this.around.tell(message);
    if (entry.ticket !== undefined) this.around.tell({ type: "done", ticket: entry.ticket });
    if (entry.entry === "said") this.heard(entry);
    this.wake();
  }

  // What the person asks ----------------------------------------------------------------------------------------------

  private granted(request: Request): Entry {
    const { table } = this;
    const { seat } = table;
    const at = Date.now() / 1_000;
    switch (request.type) {
      case "commit":
        if (!table.dealing || table.match || table.dealing.sealed || request["round"] !== 0) throw new Refusal("not-open");
        return { entry: "committed", at, seat, commitment: String(request["commitment"]) };
      case "reveal":
        if (!table.dealing || table.match) throw new Refusal("not-open");
        if (!table.dealing.sealed) throw new Refusal("too-early");
        if (!table.dealing.fits(seat, String(request["value"]))) throw new Refusal("bad-reveal");
        return { entry: "revealed", at, seat, value: String(request["value"]) };
      case "play": {
        this.mustDecide(Number(request["step"]));
        const move = request["move"] as Move;
        if (table.actionOf(move) === null) throw new Refusal("bad-move");
        return { entry: "moved", at, seat, move, bot: null };
      }
      case "undo":
        this.mustDecide(Number(request["step"]));
        if (!table.match!.canUndo(seat)) throw new Refusal("no-undo");
        return { entry: "undone", at, seat };
      case "say":
        return this.remark(request, at);
      case "mute":
        return { entry: "muted", at, seat: Number(request["seat"]), by: seat, muted: request["muted"] === true };
      case "chat":
        return { entry: "chat", at, on: request["on"] === true };
      case "continue":
        if (!table.roundEnd) throw new Refusal("no-pause");
        return { entry: "continued", at, seat };
      case "rhythm":
        if (table.rhythm === "none") throw new Refusal("no-rhythm");
        return { entry: "rhythm", at, rhythm: request["rhythm"] as Table["rhythm"] };
      case "resign":
        if (table.state !== "playing") throw new Refusal("not-playing");
        return { entry: "ended", at, reason: "resigned", seat };
      case "delete":
      case "leave":
        if (table.state === "over") throw new Refusal("not-playing");
        return { entry: "ended", at, reason: "deleted", seat: null };
      default:
        throw new Refusal("not-open");
    }
  }

  private mustDecide(step: number): void {
    const { table } = this;
    if (!table.match || table.state === "over") throw new Refusal("not-playing");
    if (table.roundEnd) throw new Refusal("paused");
    if (step !== table.steps[table.seat]) throw new Refusal("stale");
  }

  private remark(request: Request, at: number): Entry {
    const asked: Record<string, unknown> = request;
    const { kind, text, to = null } = asked as Pick<Say, "kind" | "text" | "to">;
    const given = kind === "claim" || kind === "question" ? ((request["arguments"] ?? {}) as Record<string, Json>) : {};
    const { talk } = this.around.game;
    const playing = this.table.state === "playing";
    if (kind === "chat") {
      if (!this.table.chat) throw new Refusal("chat-off");
      if ((playing && !talk.chat) || !text.trim() || text.length > LONGEST_CHAT) throw new Refusal("bad-talk");
    } else if (kind !== "gesture" && !(text in (kind === "claim" ? talk.claims : talk.questions))) throw new Refusal("bad-talk");
    return { entry: "said", at, seat: this.table.seat, kind, text, arguments: given, to };
  }

  /** What would come of a move, or of any move that has this part. */
  private consider(step: number, move: Move): void {
    this.mustDecide(step);
    const { table } = this;
    const whole = table.actionOf(move);
    const actions = whole === null ? this.having(move) : [whole];
    if (!actions.length) throw new Refusal("bad-move");
    const key = anyKey();
    const clauses = actions.map((action) => table.match!.whyNot(table.seat, action, key));
    if (clauses.every((clause) => clause !== null)) throw new Refusal("illegal", mostCommon(clauses));
    if (actions.length === 1 && table.match!.endsTurn(table.seat, actions[0]!, key)) throw new Refusal("turn-ends");
  }

  /** All actions whose moves have this part. */
  private having(part: Move): number[] {
    const { layout } = this.table.module;
    const wanted = Object.entries(part).map(([name, value]) => [name, JSON.stringify(value)] as const);
    const all = Array.from({ length: layout.actions.count }, (_, action) => action);
    return all.filter((action) => {
      const move = moveOf(layout, action);
      return wanted.every(([name, value]) => name in move && JSON.stringify(move[name]) === value);
    });
  }

  private async rematch(ticket: string): Promise<void> {
    if (this.table.state !== "over") throw new Refusal("not-over");
    if (this.table.rematch !== null) return;
    const table = await this.around.again();
    this.write({ entry: "rematch", at: Date.now() / 1_000, table, ticket });
  }

  private reading(on: boolean): void {
    if (on && !this.doneReading) this.read = new Promise((resolve) => (this.doneReading = resolve));
    if (!on) {
      this.doneReading?.();
      this.doneReading = null;
    }
  }

  // What happens by itself --------------------------------------------------------------------------------------------

  /** See to all that is due. */
  private wake(): void {
    const { table } = this;
    if (this.closed) return;
    const at = Date.now() / 1_000;
    if (table.state === "open") return this.write({ entry: "started", at });
    if (table.roundEnd?.ready) return this.write({ entry: "went-on", at });
    for (const seat of table.botsAsked) {
      if (this.thinking.has(seat)) continue;
      this.thinking.add(seat);
      this.think(seat).then(
        () => {
          this.thinking.delete(seat);
          this.wake();
        },
        () => this.fail(),
      );
    }
  }

  /** Seconds from what happened last to a bot's move: the same whatever it has to decide. */
  private get botPace(): number {
    const { bot_pace: pace, beat } = this.around.manners;
    const last = this.table.match!.steps.at(-1);
    if (this.table.rhythm === "none" || !last) return pace;
    return pace * beat[this.table.rhythm]! * this.table.match!.beats(last.told);
  }

  /** What a bot on this seat knows, with this key to choose by. */
  private about(seat: number, key: bigint): About {
    const { table } = this;
    const { chairs, players } = table.created;
    const claims = claimsIn(table.module.layout, table.phrases as Parameters<typeof claimsIn>[1], players) ?? [];
    const known = { seen: table.match!.seenBy(seat), seat, key, told: table.match!.heard(seat), claims };
    return { level: chairs[seat]!.level!, known };
  }

  private decide(seat: number): Promise<Decided> {
    const { table, around } = this;
    const { bots } = table.module.layout;
    const about = this.about(seat, table.choiceKey(seat));
    const phrases = table.phrases.length;
    const decide = (): Promise<Decided> => decided(around.thinkers, bots, about, phrases, this.turns.time);
    return bots.levels[about.level]?.searches ? this.turns.take(decide) : decide();
  }

  private async think(seat: number): Promise<void> {
    const { table } = this;
    const step = table.steps[seat];
    const mayStillMove = (): boolean => !this.closed && table.steps[seat] === step && table.botsAsked.includes(seat);
    const due = pause(this.botPace);
    const heard = table.heardBy(seat).length;
    // Searching takes all cores: first the page shows what there is to see.
    const last = table.match!.steps.at(-1);
    if (!last) await pause(ARRIVAL);
    else if (last.seat === table.seat) await pause(BREATH);
    if (!mayStillMove()) return;
    let decision = await this.decide(seat);
    let said = await this.remarkOf(seat, table.choiceKey(seat));
    await due;
    await this.read;
    if (table.heardBy(seat).length !== heard) said = null; // it may have been said already
    const asked = said && askedBy(said);
    if (said && asked !== null && table.rhythm !== "none" && mayStillMove()) {
      this.say(seat, said);
      await this.answerOf(asked);
      await this.read; // the person may be looking for the answer
      said = null;
      if (!mayStillMove()) return;
      decision = await this.decide(seat);
      await this.read;
    }
    if (!mayStillMove()) return;
    if (said) this.say(seat, said);
    const { action, choice } = decision;
    this.write({ entry: "moved", at: Date.now() / 1_000, seat, move: moveOf(table.module.layout, action), bot: choice });
  }

  // What bots say -----------------------------------------------------------------------------------------------------

  private remarkOf(seat: number, key: bigint): Promise<Said | null> {
    const { table, around } = this;
    const open = openTo(table.heardBy(seat), seat);
    return remark(around.thinkers[0]!, table.module.layout.bots, this.about(seat, key), open);
  }

  private say(seat: number, said: Said): void {
    this.write({ entry: "said", at: Date.now() / 1_000, seat, ...said, to: null });
  }

  /** Something was said: whoever waits for an answer looks up, and a bot that was asked answers. */
  private heard(said: EntryOf<"said">): void {
    for (const look of this.listening) look();
    const asked = askedBy(said);
    if (asked === null || this.table.state !== "playing" || !this.table.created.chairs[asked]?.level || this.answering.has(asked)) return;
    this.answering.add(asked);
    void this.answer(asked).finally(() => this.answering.delete(asked));
  }

  private async answer(seat: number): Promise<void> {
    const { table, around } = this;
    const due = pause(table.rhythm === "none" ? 0 : around.manners.answer_after);
    // Other random bits for every remark that it has heard.
    const said = await this.remarkOf(seat, table.choiceKey(seat, `answer ${table.heardBy(seat).length}`));
    await due;
    if (said && !this.closed && table.state === "playing") this.say(seat, said);
  }

  /** Wait until the seat that a bot has asked something has said something, or will not. */
  private answerOf(asked: number): Promise<void> {
    const { table } = this;
    const { bots_listen: bots, people_answer: people } = this.around.manners;
    const said = (): number => table.talk.filter(({ seat }) => seat === asked).length;
    const before = said();
    return new Promise((resolve) => {
      const look = (): void => {
        if (said() !== before) done();
      };
      const done = (): void => {
        clearTimeout(longEnough);
        this.listening.delete(look);
        resolve();
      };
      const longEnough = setTimeout(done, 1_000 * (asked === table.seat ? people : bots));
      this.listening.add(look);
    });
  }
}

/** The seat that a question is put to; `null` if the remark is none. */
function askedBy({ kind, arguments: given }: { kind: string; arguments: Move }): number | null {
  const asked = kind === "question" ? given["asked"] : null;
  return typeof asked === "number" ? asked : null;
}

/** The last question to a seat that it has said nothing after. */
function openTo(heard: Spoken[], seat: number): OpenQuestion | null {
  const own = heard.findLastIndex((spoken) => spoken.seat === seat);
  return heard.slice(own + 1).findLast((spoken) => askedBy(spoken as Parameters<typeof askedBy>[0]) === seat) ?? null;
}

function mostCommon(clauses: (string | null)[]): string {
  const counts = new Map<string, number>();
  for (const clause of clauses) counts.set(clause!, (counts.get(clause!) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}
