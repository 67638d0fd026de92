// Made by `npm run types` from docs/schema/soke-shown.json. Do not edit.
import type { Said } from "@/words/story";

export type Move =
  | {
      verb: "place";
      spot: string;
      rank: "one-star" | "two-stars" | "soke";
    }
  | {
      verb: "ready";
    }
  | {
      verb: "play";
      card: "salto" | "sneak" | "kidnap" | "new-weapons";
    }
  | {
      verb: "joker";
      effect: "salto" | "sneak" | "kidnap" | "new-weapons" | "shuriken";
    }
  | {
      verb: "pass";
    }
  | {
      verb: "salto";
      figure: string;
      direction:
        | "forward"
        | "backward"
        | "forward-left"
        | "forward-right"
        | "backward-left"
        | "backward-right"
        | "left"
        | "right";
    }
  | {
      verb: "kidnap";
      figure: string;
      victim: string;
    }
  | {
      verb: "step";
      figure: string;
      direction:
        | "forward"
        | "backward"
        | "forward-left"
        | "forward-right"
        | "backward-left"
        | "backward-right"
        | "left"
        | "right";
    }
  | {
      verb: "stop";
    }
  | {
      verb: "throw";
    }
  | {
      verb: "aim";
    }
  | {
      verb: "decline";
    };
export type Event =
  | {
      event: "placed";
      seat: number;
      spot: string;
      rank: "one-star" | "two-stars" | "soke";
    }
  | {
      event: "arranged";
      seat: number;
    }
  | {
      event: "faced";
    }
  | {
      event: "rolled";
      seat: number;
      eyes: number;
    }
  | {
      event: "attack";
      seat: number;
    }
  | {
      event: "shuffled";
      seat: number;
    }
  | {
      event: "turned";
      pair: "left" | "middle" | "right";
      attacker: number;
      defender: number;
    }
  | {
      event: "replaced";
      seat: number;
      pair: "left" | "middle" | "right";
      stars: number;
    }
  | {
      event: "passed";
      seat: number;
    }
  | {
      event: "played";
      seat: number;
      card: "salto" | "sneak" | "kidnap" | "new-weapons";
    }
  | {
      event: "joker";
      seat: number;
      effect: "salto" | "sneak" | "kidnap" | "new-weapons" | "shuriken";
    }
  | {
      event: "took-shuriken";
      seat: number;
      supply: number;
    }
  | {
      event: "won-steps";
      seat: number;
      steps: number;
    }
  | {
      event: "jumped";
      seat: number;
      figure: string;
      column: string;
      row: number;
    }
  | {
      event: "kidnapped";
      seat: number;
      figure: string;
      victim: string;
      rank: "one-star" | "two-stars" | "soke";
    }
  | {
      event: "grasped-soke";
      seat: number;
      figure: string;
      victim: string;
    }
  | {
      event: "stepped";
      seat: number;
      figure: string;
      column: string;
      row: number;
    }
  | {
      event: "sneaked";
      seat: number;
      figure: string;
      column: string;
      row: number;
    }
  | {
      event: "stopped";
      seat: number;
    }
  | {
      event: "battle";
      seat: number;
      figure: string;
      enemy: string;
    }
  | {
      event: "revealed";
      seat: number;
      figure: string;
      rank: "one-star" | "two-stars" | "soke";
    }
  | {
      event: "spent-shuriken";
      seat: number;
      left: number;
    }
  | {
      event: "threw";
      seat: number;
      eyes: number;
      sides: number;
    }
  | {
      event: "aimed";
      seat: number;
    }
  | {
      event: "struck";
      seat: number;
      eyes: number;
      sides: number;
    }
  | {
      event: "left-dojo";
      seat: number;
    }
  | {
      event: "declined";
      seat: number;
    }
  | {
      event: "fell";
      seat: number;
      figure: string;
      rank: "one-star" | "two-stars" | "soke";
    }
  | {
      event: "sent-back";
      seat: number;
      figure: string;
    }
  | {
      event: "quiet";
      left: number;
    }
  | {
      event: "shown";
      seat: number;
      figure: string;
      rank: "one-star" | "two-stars" | "soke";
    }
  | {
      event: "ended";
      clause: string;
    }
  | {
      event: "won";
      seat: number;
    };

export type Shown = {
  view: View;
  facts: Facts;
  event: Event;
  move: Move;
};
export type View = {
  game: "soke";
  seat: number | null;
  asked: boolean;
  players: number;
  columns: number;
  rows: number;
  fence: string[] | null;
  weapon_values: number[];
  sideways: boolean;
  kidnapper: "moves" | "stays" | null;
  dojo: "calm" | "wild" | null;
  max_quiet: number;
  quiet_end: "draw" | "stars" | null;
  home: ("?" | ("one-star" | "two-stars" | "soke" | null))[][];
  unplaced: ("?" | number)[][];
  ready: ("?" | boolean)[];
  phase:
    "arrangement" | "weapons" | "defence" | "action" | "effect" | "movement" | "throw" | "shuriken" | "over" | null;
  attacker: number | null;
  turn: number | null;
  board: (
    | "red-a"
    | "red-b"
    | "red-c"
    | "red-d"
    | "red-e"
    | "red-f"
    | "red-g"
    | "red-h"
    | "red-i"
    | "red-j"
    | "red-k"
    | "red-l"
    | "red-m"
    | "red-n"
    | "red-o"
    | "black-a"
    | "black-b"
    | "black-c"
    | "black-d"
    | "black-e"
    | "black-f"
    | "black-g"
    | "black-h"
    | "black-i"
    | "black-j"
    | "black-k"
    | "black-l"
    | "black-m"
    | "black-n"
    | "black-o"
    | null
  )[][];
  place: (string | null)[][];
  army: (string | null)[][];
  army_size: number[];
  rank: ("?" | ("one-star" | "two-stars" | "soke" | null))[][];
  rank_known: ("all" | number[])[][];
  no_soke: boolean[][];
  deck: number[][];
  deck_size: number[];
  covered: number[][];
  weapons: number[][];
  cards: ("salto" | "sneak" | "kidnap" | "new-weapons" | "joker")[][];
  shuriken: number[];
  supply: number;
  effect: "salto" | "sneak" | "kidnap" | "new-weapons" | "shuriken" | null;
  steps: number;
  sneak: boolean;
  fighter: string | null;
  facing: string | null;
  thrown: number[];
  attacker_declined: boolean;
  lost: boolean;
  quiet: number;
  ended: string | null;
  winners: number[];
};
export type Facts = {
  squares: string[][];
  fence: boolean[];
  front_row: number | null;
  unseen: {
    "one-star"?: number;
    "two-stars"?: number;
    soke?: number;
  }[];
  countdown: number | null;
  dojo: {
    sides: [number, number];
    odds: {
      win: number;
      equal: number;
      lose: number;
    };
    again: {
      win: number;
      equal: number;
      lose: number;
    } | null;
  } | null;
  stake: Said[];
  last_battle: {
    attacker: number;
    figures: [string, string];
    ranks: ["one-star" | "two-stars" | "soke", "one-star" | "two-stars" | "soke"];
    eyes: [number, number];
    lost: number | null;
  } | null;
  fallen: {
    figure: string;
    rank: "one-star" | "two-stars" | "soke";
    by: string;
    eyes: [number, number] | null;
  }[][];
  targets: {
    move: Move;
    from: string | null;
    square: string;
  }[];
  battles: {
    move: Move;
    figure: string;
    enemy: string;
    win: number;
    equal: number;
    lose: number;
  }[];
  fence_crossings: {
    figure: string;
    steps: number;
  }[];
  formations: {
    wall?: Move[];
    corner?: Move[];
    wings?: Move[];
    rest?: Move[];
  };
  warnings: {
    warning: "own-soke" | "grasp" | "sneak";
    figures: string[];
  }[];
  risks: {
    move: Move;
    why: Said;
  }[];
  settled: {
    move: Move;
  } | null;
  names: (
    | {
        part: Move;
        called: string;
      }
    | {
        part: {
          [k: string]: unknown;
        };
        called: string;
      }
    | {
        part: {
          [k: string]: unknown;
        };
        called: Said;
      }
  )[];
  after: Said[];
};
