// What the board of clans reads from a situation, and what a touch on a part of it means.
import type { Choosing, Move } from "@/games/choosing.svelte";
import type { Facts, View } from "@/games/clans/types";
import type { Situation } from "@/wire/types";
import { say } from "@/words/language.svelte";
import type { Story } from "@/words/story";

export type { View };
export type Hints = Facts;
export type Clan = Facts["clans"][number];
export type Kind = Clan | "ninja";
export type Order = "first" | "second" | "third";

export const ORDERS: readonly Order[] = ["first", "second", "third"];
export const UNSEEN = "?";

/** An event, as far as the board draws what it tells of: whatever it has of these. */
export type Deed = {
  event: string;
  seat?: number;
  clan?: Clan;
  province?: number;
  origin?: number;
  target?: Clan;
  order?: string;
};
export type Target = Facts["forced"][number];
export type Line = Facts["reckoning"][number];

export const viewOf = (now: Situation): View => now.view as View;
export const hintsOf = (now: Situation): Hints => now.hints as Facts;

/** What a player is called beside signs, where there is no room for a sentence: the reader is “you”. */
export const called = (story: Story, seat: number): string => (seat === story.reader ? say("you") : (story.names[seat] ?? ""));

/** The provinces as one sees them from a seat: the left-hand neighbour first, the own last. */
export function around(players: number, seat: number | null): number[] {
  const all = Array.from({ length: players }, (_, nth) => nth);
  return seat === null ? all : all.map((nth) => (seat + 1 + nth) % players);
}

/** The seats that can still have the last turn of the game, the next one first: between all stationing and all moving. */
export function lastSeats({ last_turn: { stationing, moving } }: Pick<Hints, "last_turn">, players: number): number[] {
  const span = Math.min(moving.turns - stationing.turns, players - 1);
  return Array.from({ length: span + 1 }, (_, nth) => (stationing.seat + nth) % players);
}

/** The hand as it lies: what stays keeps its place, what was played leaves a gap, and what is drawn fills the gaps. Of
 * several alike the one that was touched goes, or else the first. */
export function laid(before: readonly (Kind | null)[], cards: readonly Kind[], touched = 0): (Kind | null)[] {
  const left = [...cards];
  const places = before.map((): Kind | null => null);
  const staying = before.map((_, place) => place).reverse();
  for (const place of [...staying.filter((one) => one !== touched), ...staying.filter((one) => one === touched)]) {
    const kind = before[place] ?? null;
    const nth = kind === null ? -1 : left.indexOf(kind);
    if (nth >= 0) places[place] = left.splice(nth, 1)[0] ?? null;
  }
  // Somebody else's hand, or one's own when the page has come.
  if (places.every((kind) => kind === null)) return [...cards];
  for (const kind of left) {
    const gap = places.indexOf(null);
    if (gap < 0) places.push(kind);
    else places[gap] = kind;
  }
  return places;
}

/** The cards of a hand one by one, or null if it may not be seen. */
export function cardsOf(hand: View["hand"][number] | undefined, kinds: readonly Kind[]): Kind[] | null {
  if (!hand || hand.some((count) => count === UNSEEN)) return null;
  return kinds.flatMap((kind, nth) => Array.from({ length: Number(hand[nth] ?? 0) }, () => kind));
}

/** What happened to an army at the last step. */
export function touched(news: readonly Deed[], province: number, clan: Clan): "grew" | "shrank" | "struck" | "fought" | "" {
  for (const deed of news) {
    const here = deed.province === province && deed.clan === clan;
    if (deed.event === "attacked") {
      if (deed.province === province && deed.target === clan) return "struck";
      if (deed.seat === province && deed.clan === clan) return "fought";
    } else if (deed.event === "struck" && here) return "struck";
    else if (deed.event === "deployed" && here) return "grew";
    else if (deed.event === "stationed" && deed.seat === province && deed.clan === clan) return "grew";
    else if (deed.event === "moved" && here) return "grew";
    else if (deed.event === "moved" && deed.origin === province && deed.clan === clan) return "shrank";
  }
  return "";
}

export type Role = "" | "open" | "picked" | "target";

/** The part of a move that a touch on an army picks, and how the army looks while it can be picked. */
export function armyTouch(choosing: Choosing, province: number, clan: Clan): { role: Role; part: Move } {
  const picked = choosing.picked;
  const strike = { verb: "ninja", province, clan };
  if (picked["verb"] === "ninja") return { role: choosing.can(strike) ? "target" : "", part: strike };
  const move = { verb: "move", clan, origin: province };
  if (choosing.could(move)) {
    const begun = picked["verb"] === "move" && "origin" in picked;
    return { role: begun && choosing.has(move) ? "picked" : "open", part: begun && choosing.has(move) ? {} : move };
  }
  const attacked = { verb: "attack", province, target: clan };
  if (choosing.could(attacked)) {
    if (choosing.has(attacked)) return { role: "picked", part: {} };
    return { role: "clan" in picked ? (choosing.can(attacked) ? "target" : "") : "open", part: attacked };
  }
  return { role: "", part: {} };
}

/** The same for an army in the own province: the one that attacks. */
export function attackerTouch(choosing: Choosing, clan: Clan): { role: Role; part: Move } {
  const part = { verb: "attack", clan };
  if (!choosing.could(part)) return { role: "", part: {} };
  if (choosing.has(part)) return { role: "picked", part: {} };
  if ("target" in choosing.picked) return { role: choosing.can(part) ? "target" : "", part };
  return { role: "open", part };
}

/** What to ask the server about an army that cannot be chosen: the order that is due, with this army in it. */
export function armyWhy(choosing: Choosing, province: number, clan: Clan, home: boolean): string | undefined {
  const begun = choosing.picked["verb"];
  const due = begun ?? ["attack", "move"].find((verb) => choosing.could({ verb }));
  if (due === "attack") return choosing.why(home ? { verb: due, clan } : { verb: due, province, target: clan });
  if (due === "ninja") return choosing.why({ verb: due, province, clan });
  return due === "move" && begun === undefined ? choosing.why({ verb: due, clan, origin: province }) : undefined;
}

/** The move that a touch on a province makes, with what was picked or lifted; null if the province is no place for it. */
export function placing(choosing: Choosing, lifted: Clan | null, province: number, seat: number | null): Move | null {
  const { verb, clan, origin } = choosing.picked;
  if (lifted !== null) {
    const station = { verb: "station", clan: lifted };
    return province === seat && choosing.could(station) ? station : null;
  }
  const ready = (verb === "deploy" && clan !== undefined) || (verb === "move" && clan !== undefined && origin !== undefined);
  return ready && choosing.can({ province }) ? { ...choosing.picked, province } : null;
}
