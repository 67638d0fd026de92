// How likely each seat is to win, estimated by playing on: from a state as it is, or from worlds that fit what a seat knows.
import type { GameModule, Key, Room, States } from "./module";

/** In a match that goes on longer than this, all seats share alike. */
const MOST_STEPS = 2_000;

/** No action. */
const NOTHING = -1;

/** Some states, and how likely they are, summed up to each of them. */
export interface Worlds {
  states: States;
  upto: Room;
}

export class Estimator {
  private readonly room: States;
  private readonly actions: Room;
  private readonly weights: Room;
  private readonly shares: Room;
  private readonly sure: Room;

  constructor(
    private readonly module: GameModule,
    private readonly players: number,
  ) {
    const { count } = module.layout.actions;
    this.room = module.states(1);
    this.actions = module.array("int16", count);
    this.weights = module.array("float64", count);
    this.shares = module.array("float64", players);
    this.sure = module.array("float64", 1);
    module.view.setFloat64(this.sure.address, 1, true);
  }

  /** The one world there is. */
  asItIs(states: States): Worlds {
    return { states, upto: this.sure };
  }

  /** What every seat won on average in so many matches that sound players played on from there, the first move being this one. */
  expected({ states, upto }: Worlds, matches: number, key: Key, first = { seat: 0, action: NOTHING }): number[] {
    const { module, room, actions, weights, shares } = this;
    module.bytes(shares.address, 8 * this.players).fill(0);
    module.call("add_shares", { worlds: states, upto, room, matches, most_steps: MOST_STEPS, key, ...first, actions, weights, shares });
    return Array.from({ length: this.players }, (_, seat) => module.view.getFloat64(shares.address + 8 * seat, true) / matches);
  }
}
