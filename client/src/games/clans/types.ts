// Made by `npm run types` from docs/schema/clans-shown.json. Do not edit.
import type { Said } from "@/words/story";

export type Event =
  | {
      event: "first-drawn";
      seat: number;
    }
  | {
      event: "clan-dealt";
      seat: number;
      clan: "hojo" | "uesugi" | "takeda" | "mori" | "oda";
    }
  | {
      event: "drew";
      seat: number;
      card: "hojo" | "uesugi" | "takeda" | "mori" | "oda" | "ninja";
    }
  | {
      event: "refilled";
      seat: number;
      cards: number;
      deck: number;
    }
  | {
      event: "last-card";
      seat: number;
    }
  | {
      event: "turn";
      seat: number;
    }
  | {
      event: "deployed";
      seat: number;
      clan: "hojo" | "uesugi" | "takeda" | "mori" | "oda";
      province: number;
    }
  | {
      event: "struck";
      seat: number;
      province: number;
      clan: "hojo" | "uesugi" | "takeda" | "mori" | "oda";
    }
  | {
      event: "stationed";
      seat: number;
      clan: "hojo" | "uesugi" | "takeda" | "mori" | "oda";
    }
  | {
      event: "moved";
      seat: number;
      clan: "hojo" | "uesugi" | "takeda" | "mori" | "oda";
      origin: number;
      province: number;
    }
  | {
      event: "attacked";
      seat: number;
      clan: "hojo" | "uesugi" | "takeda" | "mori" | "oda";
      province: number;
      target: "hojo" | "uesugi" | "takeda" | "mori" | "oda";
    }
  | {
      event: "skipped";
      seat: number;
      order: "first" | "second" | "third" | "refill" | "over";
    }
  | {
      event: "clan-shown";
      seat: number;
      clan: "hojo" | "uesugi" | "takeda" | "mori" | "oda";
      cards: number;
      home: number;
    }
  | {
      event: "ended";
      clause: string;
    }
  | {
      event: "won";
      seat: number;
    };
export type Move =
  | {
      verb: "deploy";
      clan: "hojo" | "uesugi" | "takeda" | "mori" | "oda";
      province: number;
    }
  | {
      verb: "ninja";
      province: number;
      clan: "hojo" | "uesugi" | "takeda" | "mori" | "oda";
    }
  | {
      verb: "station";
      clan: "hojo" | "uesugi" | "takeda" | "mori" | "oda";
    }
  | {
      verb: "move";
      clan: "hojo" | "uesugi" | "takeda" | "mori" | "oda";
      origin: number;
      province: number;
    }
  | {
      verb: "attack";
      clan: "hojo" | "uesugi" | "takeda" | "mori" | "oda";
      province: number;
      target: "hojo" | "uesugi" | "takeda" | "mori" | "oda";
    };

export type Shown = {
  view: View;
  facts: Facts;
  event: Event;
  move: Move;
};
export type View = {
  game: "clans";
  seat: number | null;
  asked: boolean;
  players: number;
  troops_per_clan: number;
  first: number | null;
  moved_out: boolean;
  turn: number | null;
  order: "first" | "second" | "third" | "refill" | "over" | null;
  last: number | null;
  clan: ("?" | ("hojo" | "uesugi" | "takeda" | "mori" | "oda" | null))[];
  clan_known: ("all" | number[])[];
  hand: ("?" | number)[][];
  hand_size: number[];
  only_ninjas: boolean[];
  deck_size: number;
  discards: number[];
  army: number[][];
  changed: ("deployed" | "ninja" | "stationed" | "moved-in" | "moved-out" | null)[][];
  ended: string | null;
  winners: number[];
};
export type Facts = {
  clans: ("hojo" | "uesugi" | "takeda" | "mori" | "oda")[];
  history: {
    fed: number[][];
    moved: number[][];
    struck: number[][];
  };
  orders: {
    first: Event | null;
    second: Event | null;
    third: Event | null;
  }[];
  forced: {
    province: number;
    clan: "hojo" | "uesugi" | "takeda" | "mori" | "oda";
  }[];
  barred: boolean;
  foreseen: {
    move: Move;
    targets: {
      province: number;
      clan: "hojo" | "uesugi" | "takeda" | "mori" | "oda";
    }[];
  }[];
  protected: (("first" | "second" | "third") | null)[][];
  standing: number[];
  last_turn: {
    stationing: {
      seat: number;
      turns: number;
    };
    moving: {
      seat: number;
      turns: number;
    };
  };
  reckoning: {
    clan: "hojo" | "uesugi" | "takeda" | "mori" | "oda";
    cards: number;
    seat: number | null;
    home: number | null;
    tied: boolean;
    won: boolean;
  }[];
  names: {
    part: {
      [k: string]: unknown;
    };
    called: Said;
  }[];
};
