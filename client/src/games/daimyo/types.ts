// Made by `npm run types` from docs/schema/daimyo-shown.json. Do not edit.
import type { Said } from "@/words/story";

export type Move =
  | {
      verb: "attack";
      card: "shuriken" | "sai" | "katana" | "blowgun";
      declared: "shuriken" | "sai" | "katana" | "blowgun";
    }
  | {
      verb: "reveal";
      leave: number;
    }
  | {
      verb: "denounce";
      charge: "incompetence" | "plotting";
    }
  | {
      verb: "decline";
    };
export type Event =
  | {
      event: "pawn-drawn";
      holder: number;
    }
  | {
      event: "round";
      number: number;
      start: number;
    }
  | {
      event: "attacked";
      attacker: number;
      target: number;
      declared: "shuriken" | "sai" | "katana" | "blowgun";
    }
  | {
      event: "sent";
      attacker: number;
      target: number;
      card: "shuriken" | "sai" | "katana" | "blowgun";
    }
  | {
      event: "revealed";
      victim: number;
      attacker: number;
      card: "shuriken" | "sai" | "katana" | "blowgun";
    }
  | {
      event: "hit";
      victim: number;
      weapon: "shuriken" | "sai" | "katana" | "blowgun";
    }
  | {
      event: "missed";
      victim: number;
    }
  | {
      event: "denounced";
      victim: number;
      charge: "incompetence" | "plotting";
    }
  | {
      event: "declined";
      victim: number;
    }
  | {
      event: "proved";
      victim: number;
      charge: "incompetence" | "plotting";
    }
  | {
      event: "disproved";
      victim: number;
      charge: "incompetence" | "plotting";
    }
  | {
      event: "lost";
      seat: number;
      lives: number;
      left: number;
    }
  | {
      event: "fell";
      seat: number;
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
  game: "daimyo";
  seat: number | null;
  asked: boolean;
  players: number;
  distinct_declarations: boolean;
  max_rounds: number;
  start: number | null;
  clans: ("seven-lives" | "rhanobi" | "octosushi" | "sin-san-guich" | "flying-fish" | "canzai" | null)[];
  round_number: number;
  pawn: number | null;
  phase: "assign" | "reveal" | "denounce" | "over" | null;
  turn: number | null;
  given: number;
  said: ("shuriken" | "sai" | "katana" | "blowgun")[];
  left: number | null;
  hit: boolean;
  lives: number[];
  hand: ("?" | ("shuriken" | "sai" | "katana" | "blowgun")[])[];
  card: ("?" | ("shuriken" | "sai" | "katana" | "blowgun" | null))[][];
  card_known: ("all" | number[])[][];
  declared: ("shuriken" | "sai" | "katana" | "blowgun" | null)[][];
  ended: string | null;
  winners: number[];
};
export type Facts = {
  attackers: number[][];
  targets: number[][];
  sending_to: number | null;
  unseen: ("shuriken" | "sai" | "katana" | "blowgun")[][];
  in_hand: number[];
  lost: number[];
  lies: number[][];
  after: Said[];
  reviewed: Said[];
  names: {
    part: {
      [k: string]: unknown;
    };
    called: Said;
  }[];
  shared_end: boolean;
  risks: {
    move: Move;
    why: Said;
  }[];
};
