// What the board reads of a match of arts: the fields of its view, its hints and its events.
import type { Facts, View } from "@/games/arts/types";
import type { Situation } from "@/wire/types";

export const UNKNOWN = "?";
type Hidden = number | typeof UNKNOWN | null;
type Knowers = View["held_known"][number];

export type { View };
export type Icon = View["icons"][number][number];
export type OwnArt = Facts["own_arts"][number];
export type Attack = NonNullable<Facts["duel"]>;

/** A step of the scoring of a round; `src/shinobi/games/arts/facts.py` tells which there are. */
export interface Scored {
  what: "ended" | "shown" | "cancels" | "worth" | "lowest" | "outright" | "tie" | "won" | "nobody" | "more" | "honour";
  clause?: string;
  seat?: number;
  seats?: number[];
  item?: number;
  value?: number;
  gained?: number;
  honour?: number;
}

export type Hints = Facts;
export type Told = Record<string, unknown> & { event: string };

export const viewOf = (now: Situation): View => now.view as View;
export const hintsOf = (now: Situation): Hints => now.hints as Facts;

/** An item that lies somewhere, as the viewer knows it. */
export interface ItemSeen {
  item: number | null;
  /** Whether it lies open for all. */
  open: boolean;
  /** Who knows it, besides the viewer. */
  others: number[];
}

function seen(item: Hidden, known: Knowers | undefined, viewer: number | null): ItemSeen {
  const others = known === "all" || known === undefined ? [] : known.filter((seat) => seat !== viewer);
  return { item: typeof item === "number" ? item : null, open: known === "all", others };
}

export interface Place {
  place: string;
  lies: ItemSeen | null;
}

export function places(view: View, viewer: number | null): Place[] {
  return view.keep.slice(0, view.players + 1).map((item, nth) => {
    const place = String(nth + 1);
    return { place, lies: view.lying.includes(place) ? seen(item, view.keep_known[nth], viewer) : null };
  });
}

export interface ArtSeen {
  card: string;
  art: number | null;
  up: boolean;
}

/** One of the shinobi, as the board draws them. */
export interface Shinobi {
  seat: number;
  name: string;
  clan: string | null;
  /** Whether they are of the viewer's clan. */
  mate: boolean;
  honour: number;
  inside: boolean;
  inTurn: boolean;
  /** Whether they have one more turn in this round, and no other. */
  last: boolean;
  won: boolean;
  held: ItemSeen | null;
  arts: ArtSeen[];
  partner: number | null;
  partnerOpen: boolean;
  partnerUsed: boolean;
}

export function shinobi(view: View, seat: number, viewer: number | null, names: readonly string[]): Shinobi {
  const clan = view.allegiance[seat] ?? null;
  const up = view.face_up[seat] ?? [];
  const down = view.face_down[seat] ?? [];
  const partner = view.partner[seat];
  return {
    seat,
    name: names[seat] ?? String(seat + 1),
    clan,
    mate: viewer !== null && seat !== viewer && clan !== null && clan === view.allegiance[viewer],
    honour: view.honour[seat] ?? 0,
    inside: view.inside.includes(seat),
    inTurn: view.phase !== "over" && view.turn === seat,
    last: view.closing && view.last_turns.includes(seat),
    won: view.winners.includes(seat),
    held: view.carrying.includes(seat) ? seen(view.held[seat] ?? null, view.held_known[seat], viewer) : null,
    arts: (view.art[seat] ?? []).flatMap((art, nth) => {
      const card = String(nth + 1);
      if (!up.includes(card) && !down.includes(card)) return [];
      return [{ card, art: typeof art === "number" ? art : null, up: up.includes(card) }];
    }),
    partner: typeof partner === "number" ? partner : null,
    partnerOpen: view.partner_known[seat] === "all",
    partnerUsed: view.partner_used.includes(seat),
  };
}

/** The seats clockwise from the viewer's left; all of them from seat 0 on for spectators. */
export function around(players: number, viewer: number | null): number[] {
  const all = Array.from({ length: players }, (_, nth) => nth);
  return viewer === null ? all : [...all.slice(viewer + 1), ...all.slice(0, viewer)];
}

/** Where the items came from that just came to lie somewhere: by `seat-…` and `place-…`. */
/** What the last move was about: whose it was (`seat-2`), whom it met, and the places of the keep it touched. */
export function touchedBy(news: readonly Told[]): Set<string> {
  const QUIET = ["turn", "turn-ended", "round", "allegiance", "partner-dealt", "art-drawn", "item-laid"];
  const spots = new Set<string>();
  for (const told of news) {
    if (QUIET.includes(told.event)) continue;
    for (const name of ["seat", "target"]) if (typeof told[name] === "number") spots.add(`seat-${told[name]}`);
    if (typeof told["place"] === "string") spots.add(`place-${told["place"]}`);
  }
  return spots;
}

export function arrivals(news: readonly Told[]): Map<string, string> {
  const from = new Map<string, string>();
  const seat = (told: Told, name = "seat"): string => `seat-${String(told[name])}`;
  for (const told of news) {
    if (told.event === "stole" || told.event === "took") from.set(seat(told), `place-${String(told["place"])}`);
    if (told.event === "robbed") from.set(seat(told), seat(told, "target"));
    if (told.event === "put-back") from.set(`place-${String(told["place"])}`, seat(told));
    if (told.event === "exchanged") from.set(seat(told), seat(told, "target")).set(seat(told, "target"), seat(told));
    // A new deal: what moved before it is gone.
    if (told.event === "round") from.clear();
  }
  return from;
}
