// The table in the middle of a step: a denunciation before the third card is turned up, a verdict before lives are lost.
import type { Staging } from "@/games/staging";
import type { Hints, View } from "./view";

export const staging: Staging = (before, after, _told, rest) => {
  if (rest.some((one) => one["event"] === "revealed")) return { view: before.view, hints: before.hints };
  const was = before.view as View;
  const will = after.view as View;
  const hints = after.hints as Hints;
  /** The lives that a seat is yet to lose. */
  const later = (seat: number): number =>
    rest.reduce((lives, one) => lives + (one["event"] === "lost" && one["seat"] === seat ? Number(one["lives"]) : 0), 0);
  const view = {
    ...will,
    turn: was.turn,
    phase: was.phase,
    lives: will.lives.map((lives, seat) => lives + later(seat)),
    winners: [],
  };
  return { view: view as never, hints: { ...hints, lost: hints.lost.map((lives, seat) => lives - later(seat)) } as never };
};
