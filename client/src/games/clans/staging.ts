// The table between two turns: the last order is carried out, and the player who gave it is still in turn. And after the very
// last one: the provinces still lie as in play, before the clans are shown and counted.
import type { Ending, Staging } from "@/games/staging";
import type { Hints, View } from "./view";

export const staging: Staging = (before, after) => {
  const { order, turn } = before.view as View;
  // What the next player did last is cleared away when their turn begins. The turns that are left no longer include this one.
  const { orders: past } = before.hints as Hints;
  const orders = (after.hints as Hints).orders.map((given, seat) => (seat === turn ? given : past[seat]));
  return { view: { ...(after.view as View), order, turn } as never, hints: { ...(after.hints as Hints), orders, forced: [] } as never };
};

export const ending: Ending = (before, after) => {
  const { order, turn, clan, hand } = before.view as View;
  const view = { ...(after.view as View), order, turn, clan, hand };
  const { last_turn } = before.hints as Hints;
  return { view: view as never, hints: { ...(after.hints as Hints), last_turn, reckoning: [], forced: [] } as never };
};
