// The tables that this browser keeps, in lists: those that go on, and the matches that were played.
import type { Played, PlayedMatch, YourTable } from "@/wire/types";
import { isWhatIf } from "./ids";
import { tables } from "./store";

/** How a match that was given up or deleted is listed: not at all. */
const LISTED = ["open", "dealing", "playing"];

/** The tables that go on. */
export async function unfinished(): Promise<YourTable[]> {
  return (await tables()).flatMap(({ info, turn }): YourTable[] =>
    info && LISTED.includes(info.state) && !isWhatIf(info.id) ? [{ ...info, turn, can_delete: true }] : [],
  );
}

/** All matches that were played to their end here, the last first. */
export async function finished(): Promise<Played> {
  const matches = (await tables()).flatMap(({ id, created: first, info, at }): PlayedMatch[] => {
    if (!info?.result || isWhatIf(id)) return [];
    const { game, chairs, lesson } = first;
    const seat = chairs.findIndex(({ who }) => who !== null);
    const { clause, shares } = info.result;
    return [{ id, at, game, names: chairs.map(({ name }) => name), bots: chairs.map(({ who }) => who === null), seat, clause, shares, lesson }];
  });
  // Guided games are listed and not counted, as on a server.
  const counted = matches.filter(({ lesson }) => !lesson);
  const each = [...new Set(counted.map(({ game }) => game))].map((game) => counted.filter((one) => one.game === game));
  const share = ({ shares, seat }: PlayedMatch): number => shares[seat] ?? 0;
  const tallies = each.map((some) => ({
    game: some[0]!.game,
    played: some.length,
    won: some.filter((one) => share(one) === 1).length,
    shared: some.filter((one) => share(one) > 0 && share(one) < 1).length,
    with_people: 0,
  }));
  return { matches, games: tallies, total: matches.length };
}
