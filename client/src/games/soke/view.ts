// What the board of soke reads of a situation: the fields of the view and of the hints that it draws.
import type { Move } from "@/games/choosing.svelte";
import type { Facts, View } from "@/games/soke/types";

export type Rank = "one-star" | "two-stars" | "soke";
export const RANKS: readonly Rank[] = ["one-star", "two-stars", "soke"];
export const UNSEEN = "?";
export type Seen = Rank | typeof UNSEEN;

/** What is dragged: a figure from a square, or a rank from the tray. */
export interface Held {
  square?: string;
  rank?: Rank;
}

export const CARDS = ["salto", "sneak", "kidnap", "new-weapons", "joker"] as const;

export type { View };
export type Odds = NonNullable<Facts["dojo"]>["odds"];
export type Target = Facts["targets"][number] & { move: Move };
export type Battle = Facts["battles"][number] & { move: Move };

/** The facts; between two scenes of a battle there are dice and no odds. */
export type Hints = Omit<Facts, "dojo" | "targets" | "battles" | "formations" | "risks"> & {
  targets: Target[];
  battles: Battle[];
  formations: Record<string, Move[]>;
  dojo: { sides: number[]; odds: Odds | null; again: Odds | null } | null;
};

export type Told = Record<string, unknown>;

export const LETTERS = "abcdefghijklmno";
const COLOURS = ["red", "black"] as const;

/** A figure on the board. It is named by its colour and its letter; its rank is only what the viewer may know. */
export interface Standing {
  name: string;
  side: number;
  letter: string;
  square: string;
  rank: Seen;
  /** Whether the viewer knows the rank and the other player does not. */
  secret: boolean;
  noSoke: boolean;
}

/** Whether the viewer knows which figure the Soke of a side is: then who else is not the Soke goes without saying. */
const knowsSoke = (view: View, side: number): boolean => view.rank[side]?.includes("soke") ?? false;

/** The figures that stand, by side and letter, so that their order says nothing. */
export function standing(view: View): Standing[] {
  return view.place.flatMap((places, side) =>
    places.flatMap((square, nth) =>
      square === null
        ? []
        : [
            {
              name: `${COLOURS[side] ?? ""}-${LETTERS[nth] ?? ""}`,
              side,
              letter: LETTERS[nth] ?? "",
              square,
              rank: view.rank[side]?.[nth] ?? UNSEEN,
              secret: view.rank_known[side]?.[nth] !== "all" && view.rank[side]?.[nth] !== UNSEEN,
              noSoke: (view.no_soke[side]?.[nth] ?? false) && !knowsSoke(view, side),
            },
          ],
    ),
  );
}

/** Whether the viewer sees the arrangement of a side: one's own, and both where everything is shown. */
export const isOpen = (view: View, side: number): boolean => !view.home[side]?.some((rank) => rank === UNSEEN);

/** The figures during set-up that the viewer may see, named by their home squares. */
export function arranged(view: View, squareOf: (side: number, spot: number) => string | undefined): Standing[] {
  return view.home.flatMap((home, side) =>
    home.flatMap((rank, spot) => {
      const square = squareOf(side, spot);
      return rank === null || rank === UNSEEN || square === undefined
        ? []
        : [{ name: `home-${square}`, side, letter: "", square, rank, secret: true, noSoke: false }];
    }),
  );
}

export interface Muster {
  rank: Rank;
  unseen: number;
  seen: number;
  fallen: number;
}

/** An army by rank. Of the enemy's: how many the viewer has not seen, sees standing, and has seen fall; of the viewer's own:
 * how many the enemy has not seen, sees standing, and has seen fall. */
export function muster(view: View, hints: Hints, side: number): Muster[] {
  const ranks = view.rank[side] ?? [];
  return RANKS.map((rank) => {
    const known = ranks.flatMap((one, nth) => (one === rank ? [nth] : []));
    const fallen = known.filter((nth) => view.place[side]?.[nth] == null).length;
    const own = side === view.seat;
    const secret = known.filter((nth) => view.rank_known[side]?.[nth] !== "all").length;
    const unseen = own ? secret : (hints.unseen[side]?.[rank] ?? 0);
    return { rank, unseen, seen: known.length - fallen - (own ? secret : 0), fallen };
  });
}

/** The Soke of a side, where everybody knows which figure it is and the match goes on. */
export function foundSoke(view: View, side: number): Standing | undefined {
  return view.phase === "over" ? undefined : standing(view).find((one) => one.side === side && one.rank === "soke" && !one.secret);
}

/** A moment that nobody should miss: a Soke is seen for the first time or beaten, somebody is carried off without a battle, or one's
 * own attack goes by without a step. */
export interface Call {
  event: Told;
  /** Whose figure it is about, and which. */
  side: number;
  figure: string;
  rank: Rank | null;
}

/** The call in what was just told; `before` is what was known until then. */
export function callIn(news: readonly Told[], before: View | null, seat: number | null = null): Call | null {
  const beaten = news.find((event) => event["event"] === "fell" && event["rank"] === "soke");
  if (beaten) return { event: beaten, side: Number(beaten["seat"]), figure: String(beaten["figure"]), rank: "soke" };
  // Nobody was asked anything in it, or new weapons have not helped; and the other goes on at once.
  const vain = news.find((event) => event["event"] === "won-steps" && event["steps"] === 0 && event["seat"] === seat);
  if (vain && news.some((event) => ["attack", "replaced"].includes(String(event["event"])) && event["seat"] === seat)) return { event: vain, side: seat ?? 0, figure: "", rank: null };
  const calls = news.flatMap((event): Call[] => {
    const seat = Number(event["seat"]);
    if (event["event"] === "revealed" && event["rank"] === "soke")
      return [{ event, side: seat, figure: String(event["figure"]), rank: "soke" }];
    if (event["event"] === "grasped-soke") return [{ event, side: 1 - seat, figure: String(event["victim"]), rank: "soke" }];
    if (event["event"] === "kidnapped") return [{ event, side: 1 - seat, figure: String(event["victim"]), rank: event["rank"] as Rank }];
    return [];
  });
  const isNew = ({ event, side, figure }: Call): boolean =>
    event["event"] === "kidnapped" || before?.rank_known[side]?.[LETTERS.indexOf(figure)] !== "all";
  return calls.find(isNew) ?? null;
}

/** The rank that an enemy must have whom the viewer has not seen, as nothing else is left for it. */
export function onlyRank(view: View, hints: Hints, figure: Standing): Rank | null {
  const left = RANKS.filter((rank) => (hints.unseen[figure.side]?.[rank] ?? 0) > 0);
  const masters = standing(view).filter(({ side, rank, noSoke }) => side === figure.side && rank === UNSEEN && !noSoke);
  if (left.includes("soke") && masters.length === 1 && masters[0]?.letter === figure.letter) return "soke";
  return left.length === 1 ? (left[0] ?? null) : null;
}

export const percent = (chance: number): number => Math.round(100 * chance);

/** Odds in percent, which make a hundred together: where rounding misses it, what was rounded most gives way, and of two alike
 * the one that matters less: first equal throws, then a defeat. */
export function percents(odds: Odds): { win: number; equal: number; lose: number } {
  const said = { win: percent(odds.win), equal: percent(odds.equal), lose: percent(odds.lose) };
  const over = said.win + said.equal + said.lose - 100;
  const missed = (name: keyof typeof said): number => Math.round(1e6 * Math.sign(over) * (said[name] - 100 * odds[name]));
  const [first] = (["equal", "lose", "win"] as const).toSorted((one, other) => missed(other) - missed(one));
  if (over && first) said[first] -= over;
  return said;
}

/** A figure's letter is large everywhere, as those of the columns are small. */
export const lettered = (letter: string): string => letter.toUpperCase();
