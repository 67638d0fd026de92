// A table in this browser: one person and bots around one match, after the entries of its log so far; and what each entry
// tells the person. It is to `shinobi.table` and `shinobi.telling` what a table with one receiver is to any other.
import { actionOf, type Json } from "@/rules/layout";
import { Keys, type WrittenKeys } from "@/rules/keys";
import type { GameModule } from "@/rules/module";
import type { Told as Message } from "@/wire/connection";
import type { Note, Pause, Result, Setting, Situation, Spoken, TableInfo, You } from "@/wire/types";
import { Dealing, promiseOf } from "./dealing";
import type { Choice, Created, Entry, EntryOf, Move } from "./log";
import { Match, type Snapshot, type Told } from "./match";

/** So many remarks are kept for whoever comes later. */
const MOST_TALK = 500;

interface RoundEnd {
  before: Snapshot;
  told: Told[];
  ready: boolean;
}

/** A step of the history: what it told, and the mask of those whom it concerns. */
interface Happened {
  told: Told[];
  concerned: number;
}

export class Table {
  match: Match | null = null;
  readonly dealing: Dealing | null;
  /** The seat of the person. */
  readonly seat: number;
  rhythm: TableInfo["rhythm"];
  roundEnd: RoundEnd | null = null;
  ended: EntryOf<"ended"> | null = null;
  rematch: string | null = null;
  chat = true;
  readonly muted = new Set<number>();
  /** What was said since the deal in the game's own phrases, which bots that search consider. */
  readonly phrases: Spoken[] = [];
  /** The requests that were carried out. */
  readonly carriedOut = new Set<string>();
  readonly talk: Spoken[] = [];
  private readonly notes: Note[] = [];
  private readonly history: Happened[] = [];
  private readonly takenBack = new Map<number, number>();
  private readonly secondHalves = new Set<number>();
  /** For each receiver, the number of its last step. */
  readonly steps: number[];
  private readonly chosen: (Choice | null)[] = [];
  private own = -1;
  /** The number of the last message to the person. */
  private n = 0;
  keys: Keys | null = null;
  private written: (WrittenKeys & { [name: string]: Json }) | null = null;

  constructor(
    readonly id: string,
    readonly created: Created,
    readonly module: GameModule,
    /** Whether people may chat while this game is played. */
    private readonly mayChat: boolean,
  ) {
    this.seat = created.chairs.findIndex(({ who }) => who !== null);
    this.rhythm = created.rhythm;
    this.dealing = created.agreed ? new Dealing(id, created) : null;
    this.steps = Array.from({ length: created.players + 1 }, () => -1);
  }

  get state(): TableInfo["state"] {
    if (this.ended) return "over";
    if (!this.match) return this.dealing?.begun ? "dealing" : "open";
    return this.match.over ? "over" : "playing";
  }

  /** The seats that are asked now and for which a bot decides. */
  get botsAsked(): number[] {
    const { match } = this;
    if (!match || this.roundEnd || this.ended) return [];
    return this.created.chairs.flatMap(({ level }, seat) => (level !== null && (match.asked >> seat) & 1 ? [seat] : []));
  }

  /** The key with which a bot makes its next move, or does something else now. */
  choiceKey(seat: number, what = ""): bigint {
    const nth = this.match!.steps.filter((step) => step.seat === seat).length;
    return this.keys!.choice(seat, what ? `${nth} ${what}` : nth);
  }

  /** What was said so far, as this seat has heard it. */
  heardBy(seat: number): Spoken[] {
    return this.talk.filter((spoken) => spoken.to === null || spoken.to === seat || spoken.seat === seat);
  }

  get result(): Result | null {
    const { match, ended } = this;
    if (ended && ended.seat !== null) {
      const two = this.created.players === 2;
      return { clause: "resigned", shares: this.created.chairs.map((_, seat) => Number(two && seat !== ended.seat)) };
    }
    return match?.over ? { clause: match.endedBy!, shares: match.shares } : null;
  }

  // What is told on arrival -------------------------------------------------------------------------------------------

  get setting(): Setting {
    const { game, players, edition, options } = this.created;
    return { game, players, edition, options };
  }

  get info(): TableInfo {
    const { game, edition, players, pace, stand_in: standIn, lesson, secret, chairs } = this.created;
    return {
      id: this.id,
      game,
      edition,
      players,
      state: this.state,
      visibility: "link",
      seats: chairs.map(({ who, name, level }) => ({
        kind: who === null ? "bot" : "person",
        name,
        level,
        here: true,
        stands_in: false,
        host: who !== null,
        hushed: false,
        away: null,
        bot_in: null,
        votes: [],
        program: null,
      })),
      pace,
      rhythm: this.rhythm,
      stand_in: standIn,
      delay: 0,
      lesson,
      chat: this.chat && (this.mayChat || this.state !== "playing"),
      watching: 0,
      commitment: promiseOf(secret),
      deal: this.dealing?.shown ?? null,
      result: this.result,
      rematch: this.rematch,
      ended: this.ended?.reason ?? null,
      from_browser: false,
    };
  }

  private get you(): You {
    const pause: Pause | null = this.roundEnd ? { waiting: this.roundEnd.ready ? [] : [this.seat], left: null } : null;
    return { seat: this.seat, host: true, muted: [...this.muted].sort((one, other) => one - other), pause };
  }

  welcome(): Message {
    return {
      type: "welcome",
      n: this.n,
      you: this.you,
      table: this.info,
      setting: this.setting,
      now: this.match && this.situation(true),
      story: this.story(),
      talk: this.talk.filter(({ seat }) => !this.muted.has(seat)),
      notes: [...this.notes],
    };
  }

  private events(told: Told[]): Record<string, Json>[] {
    return told.filter(({ to }) => (to >> this.seat) & 1).map((one) => this.match!.event(one));
  }

  /** What the person was told at each of their steps; what was taken back leaves an empty place. */
  private story(): Record<string, Json>[][] {
    return this.history.flatMap(({ told, concerned }, step) =>
      (concerned >> this.seat) & 1 ? [this.takenBack.has(step) ? [] : this.events(told)] : [],
    );
  }

  private situation(whole: boolean): Situation {
    const match = this.match!;
    if (this.roundEnd) return this.situationAtRoundEnd(this.roundEnd, this.history.length - 1);
    const { view, legal } = match.shown(this.seat, whole);
    const { prompt, facts } = match.forPeople(this.seat);
    const goesOn = this.ended === null;
    return {
      step: this.steps[this.seat]!,
      view,
      asked: goesOn && ((match.asked >> this.seat) & 1) === 1,
      legal: goesOn ? legal : [],
      prompt: goesOn ? prompt : [],
      hints: facts,
      undo: goesOn && match.canUndo(this.seat),
      clock: null,
      result: this.result,
      own: this.own,
    };
  }

  /** The table as it lay at the end of a round, which this step of the history tells; nobody is asked anything. */
  private situationAtRoundEnd(end: RoundEnd, step: number): Situation {
    const { view, facts } = this.match!.closed(end.before, this.seat, this.history[step]!.told);
    return {
      step: this.steps[this.seat]! - (this.history.length - 1 - step),
      view,
      asked: false,
      legal: [],
      prompt: [],
      hints: facts,
      undo: false,
      clock: null,
      result: null,
      own: this.own,
      paused: true,
    };
  }

  // Entry by entry ----------------------------------------------------------------------------------------------------

  /** Let an entry of the log happen; returns what the person is told of it. A forbidden move gives its clause instead. */
  fold(entry: Entry): Message[] | { clause: string } {
    const told = this.happen(entry);
    if (Array.isArray(told) && entry.ticket !== undefined) this.carriedOut.add(entry.ticket);
    return told;
  }

  private happen(entry: Entry): Message[] | { clause: string } {
    switch (entry.entry) {
      case "started":
      case "committed":
      case "revealed":
        return this.dealingGoesOn(entry);
      case "moved":
        return this.moved(entry);
      case "undone":
        return [this.undone(entry)];
      case "said":
        return this.said(entry);
      case "continued":
        if (this.roundEnd) this.roundEnd.ready = true;
        return [this.changed()];
      case "went-on":
        return this.wentOn();
      case "muted":
        if (entry.muted) this.muted.add(entry.seat);
        else this.muted.delete(entry.seat);
        return [this.changed()];
      case "chat":
        this.chat = entry.on;
        return [this.changed()];
      case "rhythm":
        this.rhythm = entry.rhythm;
        return [this.changed()];
      case "ended":
        this.ended = entry;
        this.roundEnd = null;
        return [this.changed(this.noted(entry))];
      case "rematch":
        this.rematch = entry.table;
        return [this.changed()];
    }
  }

  private changed(note: Note | null = null): Message {
    return { type: "table", n: (this.n += 1), you: this.you, table: this.info, note };
  }

  private noted({ reason, seat }: EntryOf<"ended">): Note | null {
    if (reason !== "resigned" || seat === null || !this.match) return null;
    const note: Note = { note: "resigned", seat, after: Math.max(0, this.steps[this.seat]!) };
    this.notes.push(note);
    return note;
  }

  private dealingGoesOn(entry: EntryOf<"started" | "committed" | "revealed">): Message[] {
    const { dealing } = this;
    if (dealing) {
      if (entry.entry === "started") dealing.begun = true;
      else if (entry.entry === "committed") dealing.commitments[entry.seat] = entry.commitment;
      else dealing.contributions[entry.seat] = entry.value;
      if (!dealing.ready) return [this.changed()];
    }
    this.deal();
    const rearranged = this.changed();
    return [rearranged, ...this.stepped(this.match!.dealt, this.everybody)];
  }

  private deal(): void {
    const { secret, chairs, what_if: past } = this.created;
    const contributions = chairs.map(() => null);
    this.written = this.dealing?.written ?? { secret, contributions, commitment: promiseOf(secret) };
    // No check of a fair deal accepts such keys: somebody knew the cards.
    if (past) this.written = { ...this.written, what_if: { after: past.after, keys: past.keys as WrittenKeys & { [name: string]: Json } } };
    this.keys = new Keys(this.written);
    this.match = new Match(this.module, this.setting, this.keys, [this.seat]);
  }

  private get everybody(): number {
    return (1 << (this.created.players + 1)) - 1;
  }

  /** A mask of the receivers who hear anything of this. */
  private hearing(told: Told[]): number {
    const { players } = this.created;
    const { spectator } = this.module.layout.seats;
    const ears = told.reduce((all, { to }) => all | to, 0);
    return (ears & ((1 << players) - 1)) | (((ears >> spectator) & 1) << players);
  }

  /** Note a step of the match; the person is told, if it concerns them. */
  private stepped(told: Told[], concerned: number, more: { whole?: boolean; takenBack?: boolean } = {}): Message[] {
    this.history.push({ told, concerned });
    this.steps.forEach((_, receiver) => (this.steps[receiver]! += (concerned >> receiver) & 1));
    if (!((concerned >> this.seat) & 1)) return [];
    const { whole = false, takenBack = false } = more;
    const step = { type: "step" as const, n: (this.n += 1), events: this.events(told), taken_back: takenBack, now: this.situation(whole) };
    return [takenBack ? { ...step, story: this.story() } : step];
  }

  private moved({ seat, move, bot }: EntryOf<"moved">): Message[] | { clause: string } {
    const match = this.match!;
    const before = this.rhythm === "none" ? null : match.snapshot();
    const clause = match.act(seat, this.actionOf(move)!);
    if (clause !== null) return { clause };
    this.chosen.push(bot);
    if (seat === this.seat) this.own = this.steps[seat]! + 1;
    const { told } = match.steps.at(-1)!;
    if (before && !match.over) {
      const [ended, opening] = match.splitAtRound(told);
      if (opening.length) return this.roundEnded({ before, told: opening, ready: false }, ended);
    }
    const step = this.stepped(told, this.hearing(told) | match.noticed);
    return match.over ? [...step, this.changed()] : step;
  }

  private roundEnded(end: RoundEnd, told: Told[]): Message[] {
    this.roundEnd = end;
    return [...this.stepped(told, this.everybody), this.changed()];
  }

  private wentOn(): Message[] {
    const end = this.roundEnd;
    if (!end) return [];
    this.roundEnd = null;
    this.secondHalves.add(this.history.length);
    return [...this.stepped(end.told, this.everybody, { whole: true }), this.changed()];
  }

  private undone({ seat }: EntryOf<"undone">): Message {
    const match = this.match!;
    const last = match.lastMove(seat)!;
    if (seat === this.seat) this.own = this.steps[seat]! + 1;
    match.undo(seat);
    this.chosen.splice(last, 1);
    const step = this.stepOf(last);
    this.takenBack.set(step, this.history.length);
    return this.stepped([], this.history[step]!.concerned | match.noticed, { takenBack: true })[0]!;
  }

  /** The step of the history that tells of the n-th move that stands. */
  private stepOf(nth: number): number {
    const back = new Set([...this.takenBack.keys(), ...this.takenBack.values(), ...this.secondHalves]);
    return this.history.map((_, step) => step).filter((step) => step > 0 && !back.has(step))[nth]!;
  }

  private said({ seat, kind, text, arguments: given, to }: EntryOf<"said">): Message[] {
    const spoken: Spoken = { seat, kind, text, arguments: given, to, after: Math.max(this.steps[this.seat]!, 0) };
    if (this.match && to === null && (kind === "claim" || kind === "question")) this.phrases.push(spoken);
    if (to !== null && seat !== this.seat && to !== this.seat) return [];
    this.talk.push(spoken);
    this.talk.splice(0, this.talk.length - MOST_TALK);
    if (this.muted.has(seat)) return [];
    return [{ type: "talk", n: (this.n += 1), spoken, clock: null }];
  }

  // Written down ------------------------------------------------------------------------------------------------------

  /** The record of the match (docs/record.md), as a server writes it. It shows everything: only for the end. */
  record(): string {
    const { deal, steps, ended, shares } = this.match!.record();
    const { game, players, edition, options, chairs } = this.created;
    const head = {
      shinobi: 2,
      game,
      players,
      edition,
      options,
      seats: chairs.map(({ name }) => name),
      keys: this.written,
      deal,
      steps: steps.map((step, nth) => ({ ...step, ...writtenChoice(this.chosen[nth] ?? null) })),
    };
    const result = ended === null ? "null" : `{"ended":${JSON.stringify(ended)},"shares":[${shares.map(writtenReal).join(",")}]}`;
    const heard = this.chosen.some((choice) => choice !== null && choice.heard > 0);
    const phrases = this.phrases.map(({ seat, kind, text, arguments: given }) => ({ seat, kind, text, arguments: given }));
    return `${JSON.stringify(head).slice(0, -1)},"result":${result}${heard ? `,"phrases":${JSON.stringify(phrases)}` : ""}}`;
  }

  /** The move as an action; `null` where it is none. */
  actionOf(move: Move): number | null {
    const { verb, ...given } = move;
    const meant = this.module.layout.actions.verbs.find((one) => one.verb === verb);
    if (!meant || Object.keys(given).length !== Object.keys(meant.arguments).length) return null;
    const named = Object.keys(meant.arguments).map((name) => given[name] ?? null);
    return actionOf(this.module.layout, [meant.verb, ...named]);
  }
}

/** Let the entries of a log happen again. Throws where they cannot have happened: by other rules, or not all of them. */
export function foldAll(table: Pick<Table, "fold">, entries: readonly Entry[]): void {
  for (const entry of entries) if (!Array.isArray(table.fold(entry))) throw new Error("no such match");
}

/** A choice as records have it: what goes without saying is left out. */
function writtenChoice(choice: Choice | null): { bot?: Json } {
  if (choice === null) return {};
  const { level, heard, searched, instead_of: insteadOf, version } = choice;
  return {
    bot: {
      level,
      ...(heard ? { heard } : {}),
      ...(searched.length ? { searched } : {}),
      ...(insteadOf === null ? {} : { instead_of: insteadOf }),
      ...(version === 1 ? {} : { version }),
    },
  };
}

/** A real number as Python writes it. */
const writtenReal = (number: number): string => (Number.isInteger(number) ? `${number}.0` : String(number));
