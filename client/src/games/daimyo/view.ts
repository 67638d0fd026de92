// What the board reads of a match of daimyo: the fields of its view, its hints and its events.
import type { Facts, View } from "@/games/daimyo/types";
import type { Situation } from "@/wire/types";

export const UNKNOWN = "?";

export type { View };
export type Hints = Facts;
export type Told = Record<string, unknown> & { event: string };

/** A card that lies before its victim, as the viewer knows it. */
export interface Received {
  slot: number;
  attacker: number;
  /** What was said of it; null where no card lies yet. */
  declared: string | null;
  /** What it is, where the viewer knows. */
  weapon: string | null;
  /** What it can be: the weapons that its sender has not shown in this round. */
  possible: readonly string[];
  /** Whether it lies open for all. */
  open: boolean;
  /** Whether the last move was about it. */
  last: boolean;
}

export const viewOf = (now: Situation): View => now.view as View;
export const hintsOf = (now: Situation): Hints => now.hints as Facts;

/** The three places before a victim. */
export function received(view: View, hints: Hints, victim: number, news: readonly Told[] = []): Received[] {
  return (hints.attackers[victim] ?? []).map((attacker, slot) => {
    const declared = view.declared[victim]?.[slot] ?? null;
    const card = view.card[victim]?.[slot] ?? null;
    const weapon = card === UNKNOWN ? null : card;
    const open = declared !== null && view.card_known[victim]?.[slot] === "all";
    const last = news.some(
      (told) =>
        told["attacker"] === attacker &&
        ((told.event === "attacked" && told["target"] === victim) || (told.event === "revealed" && told["victim"] === victim)),
    );
    return { slot, attacker, declared, weapon, possible: hints.unseen[attacker] ?? [], open, last };
  });
}

/** The seats as they sit around the table: `home` first, then always the next to the right, counter-clockwise. */
export function around(targets: readonly number[][], home: number): number[] {
  const seats = [home];
  for (let next = targets[home]?.[0]; next !== undefined && !seats.includes(next); next = targets[next]?.[0]) seats.push(next);
  return seats;
}

/** One of those around the table, as the board draws them. */
export interface Daimyo {
  seat: number;
  name: string;
  clan: string;
  lives: number;
  lost: number;
  /** How many lives were lost just now. */
  fresh: number;
  pawn: boolean;
  inTurn: boolean;
  /** Who will send the next card here; null if it goes elsewhere. */
  aimedBy: number | null;
  /** Whether a third card lies here that may still be turned up. */
  uneasy: boolean;
  won: boolean;
  cards: Received[];
  unseen: string[];
  lies: [number, number];
  inHand: number;
  /** The hand, where the viewer may know it. */
  hand: string[] | null;
}

/** `news` has just happened; `last` is what was told of the last move, which stays marked. */
export function daimyos(now: Situation, names: readonly string[], news: readonly Told[], last: readonly Told[], home: number): Daimyo[] {
  const view = viewOf(now);
  const hints = hintsOf(now);
  return around(hints.targets, home).map((seat) => {
    const hand = view.hand[seat];
    const loss = news.find((told) => told.event === "lost" && told["seat"] === seat);
    const inTurn = view.phase !== "over" && view.turn === seat;
    return {
      seat,
      name: names[seat] ?? String(seat + 1),
      clan: view.clans[seat] ?? "",
      lives: view.lives[seat] ?? 0,
      lost: hints.lost[seat] ?? 0,
      fresh: view.phase === "over" ? 0 : Number(loss?.["lives"] ?? 0),
      pawn: view.pawn === seat,
      inTurn,
      aimedBy: hints.sending_to === seat ? view.turn : null,
      uneasy: inTurn && view.phase === "denounce",
      won: view.winners.includes(seat),
      cards: received(view, hints, seat, last),
      unseen: hints.unseen[seat] ?? [],
      lies: [hints.lies[seat]?.[0] ?? 0, hints.lies[seat]?.[1] ?? 0],
      inHand: hints.in_hand[seat] ?? 0,
      hand: Array.isArray(hand) ? hand : null,
    };
  });
}
