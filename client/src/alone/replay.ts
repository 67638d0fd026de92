// A match at a table in this browser, step by step, as one of those who were there knew it: as `shinobi.telling.replay`.
import type { PlayedRecord } from "@/rules/checking";
import { Keys } from "@/rules/keys";
import { actionOf, moveOf, show, type Json } from "@/rules/layout";
import type { GameModule } from "@/rules/module";
import type { Replay, Replayed, Setting } from "@/wire/types";
import { Match, type Told } from "./match";
import type { Table } from "./table";

/** A seat, or `spectator`, or `everything`: with all cards open. */
export type Eyes = number | "spectator" | "everything";

/** A match in which the place of the spectators is taken by one who sees and hears everything. */
class OpenMatch extends Match {
  protected override remember(): void {
    this.rememberAll(this.toldNow());
  }

  protected override rememberAll(told: Told[]): void {
    super.rememberAll(this.openly(told));
  }

  protected override closedView(receiver: number, told: Told[]): Record<string, Json> {
    super.closedView(receiver, this.openly(told));
    return this.everything();
  }

  override forPeople(receiver: number): ReturnType<Match["forPeople"]> {
    // Of the row of what a receiver knows, the first half is the state behind the events, the second what is hidden of it.
    const [, columns] = this.known.shape as [number, number];
    const count = (columns - 1) / 2;
    const { size } = this.module.layout.state;
    const row = this.module.bytes(this.known.address + receiver * columns, columns);
    row.fill(0);
    row.set(this.module.bytes(this.states.address + size - count, count));
    return super.forPeople(receiver);
  }

  private openly(told: Told[]): Told[] {
    return told.map((one) => ({ ...one, to: 1 << this.module.layout.seats.spectator }));
  }

  /** All that is in the state, as views show it. */
  everything(): Record<string, Json> {
    const { state, game, seats, events } = this.module.layout;
    const shown: Record<string, Json> = { game, seat: null, asked: false };
    for (const [name, { shape, domain, per_seat: perSeat }] of Object.entries(state.fields)) {
      if (name === events.field || name === events.count || name === PADDING) continue;
      const count = shape.reduce((product, length) => product * length, 1);
      const cells = this.module.cells(this.states.address, name, count).map((cell) => show(domain, cell, seats.everybody));
      const rows = nested(cells, shape);
      shown[name] = shape.length ? (perSeat ? rows.slice(0, this.players) : rows) : cells[0]!;
    }
    return shown;
  }
}

/** What fills up a state. */
const PADDING = "padding";

/** Cells one after another, as the lists of lists that a shape of several axes is. */
function nested(cells: Json[], shape: number[]): Json[] {
  return shape
    .slice(1)
    .reduceRight<Json[]>((rows, length) => Array.from({ length: rows.length / length }, (_, nth) => rows.slice(nth * length, (nth + 1) * length)), cells);
}

/** All that a match is made of. */
export interface Moves {
  module: GameModule;
  setting: Setting;
  keys: Keys;
  steps: { seat: number; action: number }[];
}

/** The moves of a record, which is right by the rules. */
export function movesOf(module: GameModule, { game, players, edition, options, keys, steps }: PlayedRecord): Moves {
  const setting: Setting = { game, players, edition, options };
  const moves = steps.map(({ seat, move }) => ({ seat, action: actionOf(module.layout, move)! }));
  return { module, setting, keys: new Keys(keys), steps: moves };
}

/** The steps of a match that its viewer noticed; for one who sees everything, all with their moves. `made` says how many
 * moves had been made at each. */
export function walked({ module, setting, keys, steps: moves }: Moves, eyes: Eyes): { steps: Replayed[]; made: number[] } {
  const open = eyes === "everything";
  const receiver = typeof eyes === "number" ? eyes : setting.players;
  const ear = typeof eyes === "number" ? eyes : module.layout.seats.spectator;
  const match = new (open ? OpenMatch : Match)(module, setting, keys, [receiver]);
  const heard = (told: Told[]): Record<string, Json>[] =>
    told.filter(({ to }) => open || (to >> ear) & 1).map((one) => match.event(one));
  const by = (seat: number | null): Pick<Replayed, "by" | "move"> => {
    if (!open || seat === null) return { by: null, move: null };
    return { by: seat, move: moveOf(module.layout, match.steps.at(-1)!.action) };
  };
  const now = (events: Record<string, Json>[], seat: number | null): Replayed => {
    const view = match instanceof OpenMatch ? match.everything() : match.shown(receiver, true).view;
    return { events, view, hints: match.forPeople(receiver).facts, ...by(seat) };
  };
  const steps = [now(heard(match.dealt), null)];
  const made = [0];
  const noted = (step: Replayed): void => {
    steps.push(step);
    made.push(match.steps.length);
  };
  for (const { seat, action } of moves) {
    const before = match.snapshot();
    match.act(seat, action);
    const noticed = (match.noticed >> receiver) & 1;
    const { told } = match.steps.at(-1)!;
    const [ended, opening] = match.over ? [told, []] : match.splitAtRound(told);
    if (opening.length) {
      const { view, facts } = match.closed(before, receiver, ended);
      noted({ events: heard(ended), view, hints: facts, ...by(seat) });
    }
    const events = heard(opening.length ? opening : ended);
    // A new round is nobody's move: the one that ended the last round was shown with its results.
    if (events.length || open || noticed) noted(now(events, opening.length ? null : seat));
  }
  return { steps, made };
}

/** The replay of a finished match. */
export function replayed(table: Table, eyes: Eyes): Replay & { yours: number } {
  const { module, setting, keys, match, created } = table;
  const { steps } = walked({ module, setting, keys: keys!, steps: match!.steps }, eyes);
  const names = created.chairs.map(({ name }) => name);
  return { setting, names, steps, talk: table.talk, result: table.result!, yours: table.seat };
}
