// The table after the very last order: the provinces still lie as in play, before the clans are shown and counted.
import type { Ending } from "@/games/staging";
import type { Hints, View } from "./view";

export const ending: Ending = (before, after) => {
  const { order, turn, clan, hand } = before.view as View;
  const view = { ...(after.view as View), order, turn, clan, hand };
  return { view: view as never, hints: { ...(after.hints as Hints), reckoning: [], forced: [] } as never };
};
