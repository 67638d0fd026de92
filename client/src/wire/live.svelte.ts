// One seat, or one who watches, at a table: what this person was told so far, and what they ask for.
import { Here } from "@/alone/here";
import { isHere } from "@/alone/ids";
import { stepShown } from "@/collecting";
import { settings } from "@/settings.svelte";
import { explainedOf, type Explained } from "@/games/explained";
import { AT_ONCE, PLAIN, stagingOf, type Shown } from "@/games/staging";
import { gameNamed } from "@/wire/api";
import type { Connection, Line, Receiver, Request, Told } from "@/wire/connection";
import { hashOfTold } from "@/wire/fairness";
import { Part, type Breach } from "@/wire/part";
import { lookingAt, Playback, type News } from "@/wire/playback";
import { keep, promised, told as keepTold } from "@/wire/promises";
import { scenesOf, type Scene, type Telling } from "@/wire/scenes";
import { Socket } from "@/wire/socket";
import type {
  Note,
  Setting,
  Situation,
  Spoken,
  Step,
  TableInfo,
  Trouble,
  You,
} from "@/wire/types";

type Event = Record<string, unknown>;

/** Reasons for which there is no use in trying again. */
const FINAL = ["elsewhere", "no-table"];

/** Whoever asks for one of these has read enough. */
const GOES_ON = ["play", "undo", "continue"];

/** Milliseconds after which the page shows that a move is on its way. Most moves are shown themselves before. */
const NOTICED = 30;

/** A situation as a scene shows it: nobody is asked yet, and nothing has come of it. */
const onStage = (after: Situation, shown: Shown): Situation => ({
  ...after,
  ...shown,
  asked: false,
  legal: [],
  prompt: [],
  undo: false,
  paused: false,
  result: null,
});

let tickets = 0;
const session = Math.random().toString(36).slice(2, 10);
const ticket = (): string => `${session}-${(tickets += 1)}`;

interface Waiting {
  request: Request;
  settle: (trouble: Trouble | null) => void;
}

export class Live implements Receiver {
  line = $state<Line>("connecting");
  you = $state.raw<You>({ seat: null, host: false, muted: [] });
  table = $state.raw<TableInfo | null>(null);
  setting = $state.raw<Setting | null>(null);
  now = $state.raw<Situation | null>(null);
  story = $state.raw<Event[][]>([]);
  talk = $state.raw<Spoken[]>([]);
  /** Who was replaced by a bot, came back or left, between the steps of the story. */
  notes = $state.raw<Note[]>([]);
  /** When something was said, of what was said while this page was open: milliseconds. */
  readonly saidAt = new WeakMap<Spoken, number>();
  /** Why the last request was refused; gone with the next step. */
  trouble = $state.raw<Trouble | null>(null);
  /** Whether a move is on its way, and whether that takes so long that the page shows it. */
  sending = $state(false);
  moving = $state(false);
  /** Whether several moves are made or taken back, one after the other. */
  busy = $state(false);
  farewell = $state<string | null>(null);
  /** How the table does not keep to what is agreed before the deal. */
  breach = $state<Breach | null>(null);
  /** Whether the line is open and nothing comes: the network may be gone. */
  silent = $state(false);
  /** When the current situation came, for the clock. */
  since = $state(0);

  /** How many events of the last step are shown, where the board shows them one after the other. */
  unfolded = $state(Infinity);

  /** The story as far as it is shown. */
  get told(): Event[][] {
    return this.resting ? this.story : [...this.story.slice(0, -1), (this.story.at(-1) ?? []).slice(0, this.unfolded)];
  }

  /** Whether all that was told is shown. */
  get resting(): boolean {
    return !this.scene?.more && this.unfolded >= (this.story.at(-1)?.length ?? 0);
  }

  /** The scene of the last step that is shown: which of its events it tells, and whether more is to come. */
  scene = $state.raw<{ from: number; upto: number; more: boolean } | null>(null);
  /** The situation before the last step: some of it is shown a moment longer. */
  before = $state.raw<Situation | null>(null);

  /** What was told in the scene that is shown. */
  get news(): Event[] {
    return (this.story.at(-1) ?? []).slice(this.scene?.from ?? 0, this.scene?.upto);
  }

  /** What boards may know of the last step. */
  get step(): Event[] {
    return (this.story.at(-1) ?? []).slice(0, this.scene?.upto);
  }

  /** Whether the last step took a move back. */
  takenBack = $state(false);

  /** Whether the last scene is still looked at, before the next is shown or awaited. */
  looking = $state(false);
  #looked = 0;

  /** Whether the person reads something, and the table waits. */
  reading = $state(false);
  /** Whether it is a tip that they read: nothing else is said beside it. */
  tipped = $state(false);
  /** What it is that they read. */
  readonly #read = new Set<string>();

  #playback = new Playback({
    look: (scene) => this.#lookingAt(scene),
    show: (news) => this.#show(news),
  });
  #telling: Telling = { beats: {}, scenes: [], slow: [] };
  #stage = { staging: PLAIN, ending: AT_ONCE };
  /** Whether the end is near, by what the viewer knows. */
  #closing: NonNullable<Explained["closing"]> = () => false;
  #step: Step | null = null;
  /** The situation that the step which is shown has led to. */
  #whole: Situation | null = null;
  /** The event from which on the board shows the events of a step one after the other. */
  #unfolds = "";
  last: number | null = null;
  #unanswered = new Map<string, Waiting>();
  #lastPart = "";
  /** What was done by several moves at once: how much was told after it, how many moves it was, and those that were there instead. */
  #deeds: { told: number; back: number; were: Record<string, unknown>[] }[] = [];
  /** Deeds are done one after the other; how many are waiting, with the one that is being done. */
  #turn: Promise<void> = Promise.resolve();
  #turns = 0;
  /** How many moves were made, and the timer until it is shown that the last is on its way. */
  #made = 0;
  #noticed = 0;
  readonly #part: Part;
  readonly #way: Connection;

  /** `connect` opens the way to the table. */
  constructor(
    readonly id: string,
    connect: (id: string, seat: Receiver) => Connection = (place, seat) => (isHere(place) ? new Here(place, seat) : new Socket(place, seat)),
  ) {
    this.#part = new Part(id);
    this.#way = connect(id, this);
  }

  end(reason: string): void {
    this.line = "ended";
    this.farewell = reason;
  }

  hear(told: Told): void {
    if (this.line !== "open" && told.type !== "goodbye") this.#opened();
    switch (told.type) {
      case "welcome":
        this.you = told.you;
        this.table = told.table;
        this.setting = told.setting;
        this.#playback.clear();
        void gameNamed(told.setting.game).then(({ beats, scenes }) => (this.#telling = { ...this.#telling, beats, scenes }));
        void explainedOf(told.setting.game).then(({ unfolds = "", slow = [], unhurried = [], ends, closing }) => {
          this.#unfolds = unfolds;
          this.#telling = { ...this.#telling, slow, unhurried, unfolds, ...(ends && { ends }) };
          this.#closing = closing ?? this.#closing;
        });
        void stagingOf(told.setting.game).then((stage) => (this.#stage = stage));
        this.scene = this.before = null;
        this.now = told.now;
        this.story = told.story as Event[][];
        this.unfolded = Infinity;
        this.talk = told.talk;
        this.notes = told.notes ?? [];
        this.since = Date.now();
        this.last = told.n;
        this.#lastPart = "";
        this.#keepSeat();
        this.#doMyPart();
        break;
      case "step":
        this.last = told.n;
        // The move is here: that it was on its way must not be drawn any more.
        if (told.now.own === told.now.step) this.#onItsWay(false);
        for (const scene of scenesOf(told, this.#telling)) this.#playback.tell(scene);
        break;
      case "talk":
        this.last = told.n;
        this.saidAt.set(told.spoken, Date.now());
        this.#playback.tell(told);
        break;
      case "table":
        this.table = told.table;
        this.you = told.you;
        if (told.note) this.notes = [...this.notes, told.note];
        if (told.table.ended) this.#playback.finish();
        if (told.table.ended && this.now)
          this.now = { ...this.now, asked: false, legal: [], prompt: [], undo: false, clock: null, result: told.table.result };
        this.last = told.n;
        this.#keepSeat();
        this.#doMyPart();
        break;
      case "done":
        this.#settle(told.ticket, null);
        break;
      case "refused":
        if (told.ticket !== null) this.#settle(told.ticket, told.trouble);
        else this.trouble = told.trouble;
        break;
      case "goodbye":
        if (FINAL.includes(told.reason)) this.end(told.reason);
        break;
      case "pong":
        break;
    }
  }

  /** Something that was told becomes what is shown: board, story, talk and what is asked go on together. */
  #show(news: News): void {
    if (news.type === "talk") {
      this.talk = [...this.talk, news.spoken];
      if (news.clock && this.now) this.now = { ...this.now, clock: news.clock };
      if (news.clock) this.since = Date.now();
      return;
    }
    this.#showScene(news);
  }

  #showScene(scene: Scene): void {
    const { step, from, upto, last } = scene;
    if (this.#step !== step) this.#begin(step);
    const { before, story } = this;
    const after = this.#whole;
    if (!after) return;
    const told = story.at(-1) ?? [];
    const first = told.findIndex((event) => this.#unfolds !== "" && event["event"] === this.#unfolds);
    if (!last) this.unfolded = upto;
    else this.unfolded = first < 0 || step.taken_back ? Infinity : first + 1;
    this.scene = { from, upto, more: !last };
    this.now = last ? after : onStage(after, before ? this.#staged(before, after, scene, told) : after);
    this.trouble = null;
    this.since = Date.now();
    this.#look(scene);
    if (last && after.result && this.you.seat !== null) {
      const events = story.flat().map((event) => Object.values(event) as never[]);
      keepTold(this.id, this.you.seat, hashOfTold(events));
    }
  }

  /** What the board shows in a scene after which more is to come. */
  #staged(before: Situation, after: Situation, { upto, ending }: Scene, told: readonly Event[]): Shown {
    const { staging, ending: atTheEnd } = this.#stage;
    return ending ? atTheEnd(before, after) : staging(before, after, told.slice(0, upto), told.slice(upto));
  }

  /** A step begins to be shown. */
  #begin(step: Step): void {
    stepShown();
    this.#step = step;
    this.takenBack = Boolean(step.taken_back);
    this.story = step.taken_back && step.story ? (step.story as Event[][]) : [...this.story, step.events as Event[]];
    this.before = this.now;
    // A step says what has changed in the view.
    this.#whole = { ...step.now, view: { ...this.now?.view, ...step.now.view } };
  }

  #look(scene: Scene): void {
    window.clearTimeout(this.#looked);
    const moment = this.#lookingAt(scene);
    this.looking = moment > 0;
    this.#looked = window.setTimeout(() => (this.looking = false), moment);
  }

  /** How long a scene is looked at, in milliseconds. What came of one's own move, and the end, are not hurried. */
  #lookingAt(scene: Scene): number {
    const { own, step, result } = scene.step.now;
    const calmly = scene.unhurried || own === step || Boolean(result) || this.#closing(this.#whole?.view ?? {});
    return lookingAt({ ...scene, unhurried: calmly }, settings.paceOf(this.table?.lesson ?? false), this.table?.rhythm ?? "none");
  }

  /** The person has seen this scene: what follows is shown. */
  seen = (): void => {
    this.#readNoMore();
    this.#playback.seen();
  };

  /** The person reads, or has read: nothing new is shown meanwhile, and bots wait where nobody else would have to. */
  read(on: boolean, what = "tip"): void {
    if (on) this.#read.add(what);
    else this.#read.delete(what);
    this.tipped = this.#read.has("tip");
    const reads = this.#read.size > 0;
    if (this.reading === reads) return;
    this.reading = reads;
    this.#playback.hold(reads);
    void this.ask("reading", { on: reads });
  }

  /** A replay shows the table from this person's place. */
  #keepSeat(): void {
    const { seat } = this.you;
    if (seat !== null && this.now && promised(this.id).seat !== seat) keep(this.id, { seat });
  }

  /** Whoever goes on has read enough, whatever is still open. */
  #readNoMore(): void {
    for (const what of [...this.#read]) this.read(false, what);
  }

  /** Whoever sits adds their part to the chance of the match, without having to do anything for it. */
  #doMyPart(): void {
    if (!this.table || !this.setting) return;
    const message = this.#part.due(this.table, this.setting, this.you.seat);
    if (typeof message === "string") this.breach = message; // and it stays so
    if (message === null || typeof message === "string") return;
    const name = JSON.stringify(message);
    if (this.#lastPart !== name) void this.ask(message.type, message, true);
    this.#lastPart = name;
  }

  /** The line is there (again): what was asked and not answered is asked again, under its old ticket. */
  #opened(): void {
    this.line = "open";
    if (this.reading) this.#way.send({ type: "reading", ticket: ticket(), on: true });
    for (const { request } of this.#unanswered.values()) this.#way.send(request);
  }

  #settle(name: string, trouble: Trouble | null): void {
    this.#unanswered.get(name)?.settle(trouble);
    this.#unanswered.delete(name);
  }

  /** Ask for something; resolves to the trouble, or to nothing if it was done. `quiet`: nobody needs to see a trouble. */
  ask(type: Request["type"], more: Record<string, unknown> = {}, quiet = false): Promise<Trouble | null> {
    const request = { ...more, type, ticket: ticket() };
    if (GOES_ON.includes(type)) this.#readNoMore();
    if (type === "continue") this.#playback.seen();
    this.#way.refresh();
    return new Promise((resolve) => {
      this.#unanswered.set(request.ticket, {
        request,
        settle: (trouble) => {
          if (!quiet) this.trouble = trouble;
          resolve(trouble);
        },
      });
      this.#way.send(request);
    });
  }

  /** What would come of a move, or of any move that has this part: the trouble, or nothing. */
  consider = (move: Record<string, unknown>): Promise<Trouble | null> =>
    this.ask("consider", { step: this.now?.step ?? 0, move }, true);

  async play(move: Record<string, unknown>): Promise<Trouble | null> {
    return this.busy ? null : this.#play(move);
  }

  async #play(move: Record<string, unknown>): Promise<Trouble | null> {
    if (!this.now || this.sending) return null;
    const nth = (this.#made += 1);
    this.#onItsWay(true);
    try {
      return await this.ask("play", { step: this.now.step, move });
    } finally {
      if (nth === this.#made) this.#onItsWay(false);
    }
  }

  #onItsWay(on: boolean): void {
    this.sending = on;
    window.clearTimeout(this.#noticed);
    if (on) this.#noticed = window.setTimeout(() => (this.moving = true), NOTICED);
    else this.moving = false;
  }

  /** Several moves, one after the other, each in answer to the situation that the last one made. They are taken back together. */
  playAll = (moves: Record<string, unknown>[]): Promise<void> => this.instead([], moves);

  /** Take back some own moves, the last that were made, and make others instead: one deed, as far as Undo is concerned. */
  instead = (were: Record<string, unknown>[], moves: Record<string, unknown>[]): Promise<void> =>
    this.#inTurn(async () => {
      if (!(await this.#takeBack(were.length))) return;
      const back = await this.#make(moves);
      this.#deeds.push({ told: this.story.flat().length, back, were });
    });

  /** Take the last move back, or all of a deed that was the last. Whoever presses several times takes several back. */
  undo = (): Promise<void> =>
    this.#inTurn(async () => {
      const told = this.story.flat().length;
      this.#deeds = this.#deeds.filter((deed) => deed.told <= told);
      const { back, were } = (this.#deeds.at(-1)?.told === told && this.#deeds.pop()) || { back: 1, were: [] };
      if (await this.#takeBack(back)) await this.#make(were);
    });

  /** One after the other, and nothing else meanwhile. */
  #inTurn(deed: () => Promise<void>): Promise<void> {
    this.#turns += 1;
    this.busy = true;
    this.#turn = this.#turn.then(deed).finally(() => (this.busy = (this.#turns -= 1) > 0));
    return this.#turn;
  }

  /** Make moves until one is refused; resolves to how many were made. */
  async #make(moves: Record<string, unknown>[]): Promise<number> {
    for (const [nth, move] of moves.entries()) {
      const step = this.now?.step;
      if (await this.#play(move)) return nth;
      await this.#after(step);
    }
    return moves.length;
  }

  /** Take back so many moves; resolves to whether that was possible. */
  async #takeBack(count: number): Promise<boolean> {
    for (let nth = 0; nth < count; nth += 1) {
      const step = this.now?.step;
      if (!this.now?.undo || (await this.ask("undo", { step: step ?? 0 }))) return false;
      await this.#after(step);
    }
    return true;
  }

  /** Wait until the situation of that step has passed. */
  #after(step: number | undefined): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (this.now?.step !== step || this.line === "ended") resolve();
        else window.setTimeout(look, 15);
      };
      look();
    });
  }

  close(): void {
    this.line = "ended";
    this.#way.close();
  }
}
