// Made by `npm run types` from docs/schema/arts-shown.json. Do not edit.
import type { Reference, Said } from "@/words/story";

export type Event =
  | {
      event: "round";
      number: number;
      first: number;
    }
  | {
      event: "first-drawn";
      seat: number;
    }
  | {
      event: "allegiance";
      seat: number;
      clan: "crane" | "tiger" | "snake";
    }
  | {
      event: "partner-dealt";
      seat: number;
      partner: number;
    }
  | {
      event: "art-drawn";
      seat: number;
      card: string;
      art: number;
    }
  | {
      event: "item-laid";
      place: string;
      item: number;
    }
  | {
      event: "turn";
      seat: number;
    }
  | {
      event: "left";
      seat: number;
    }
  | {
      event: "left-without-arts";
      seat: number;
    }
  | {
      event: "last-turns";
      seat: number;
    }
  | {
      event: "saw-in-keep";
      seat: number;
      place: string;
      item: number;
    }
  | {
      event: "turned-up";
      seat: number;
      card: string;
      art: number;
    }
  | {
      event: "discarded";
      seat: number;
      card: string;
      art: number;
    }
  | {
      event: "stole";
      seat: number;
      place: string;
    }
  | {
      event: "attacked";
      seat: number;
      target: number;
      kind: "skill" | "art";
    }
  | {
      event: "defended";
      seat: number;
      card: string;
    }
  | {
      event: "accepted";
      seat: number;
    }
  | {
      event: "secret-art";
      seat: number;
      partner: number;
    }
  | {
      event: "attack-failed";
      seat: number;
      target: number;
    }
  | {
      event: "robbed";
      seat: number;
      target: number;
    }
  | {
      event: "gained";
      seat: number;
      item: number;
    }
  | {
      event: "put-back";
      seat: number;
      place: string;
    }
  | {
      event: "kept";
      seat: number;
      item: number;
    }
  | {
      event: "ability";
      seat: number;
      effect:
        "look" | "spy" | "read" | "strike" | "take" | "poison" | "draw" | "exchange" | "attack-fails" | "defence-void";
    }
  | {
      event: "looked";
      seat: number;
      place: string;
    }
  | {
      event: "spied";
      seat: number;
      target: number;
    }
  | {
      event: "saw-held";
      seat: number;
      target: number;
      item: number;
    }
  | {
      event: "saw-art";
      seat: number;
      target: number;
      card: string;
      art: number;
    }
  | {
      event: "struck";
      seat: number;
      target: number;
      card: string;
      art: number;
    }
  | {
      event: "poisoned";
      seat: number;
      target: number;
      card: string;
      art: number;
    }
  | {
      event: "took";
      seat: number;
      place: string;
    }
  | {
      event: "drew";
      seat: number;
      cards: number;
      pile: number;
    }
  | {
      event: "exchanged";
      seat: number;
      target: number;
    }
  | {
      event: "independent";
      seat: number;
      clan: "crane" | "tiger" | "snake";
    }
  | {
      event: "turn-ended";
      seat: number;
    }
  | {
      event: "round-ended";
      clause: string;
    }
  | {
      event: "item-shown";
      seat: number;
      item: number;
      value: number;
    }
  | {
      event: "round-won";
      seat: number;
      item: number;
    }
  | {
      event: "nobody-won";
      number: number;
    }
  | {
      event: "honour";
      seat: number;
      gained: number;
      honour: number;
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
      verb: "leave";
    }
  | {
      verb: "investigate";
      place: string;
    }
  | {
      verb: "steal";
      card: string;
      place: string;
    }
  | {
      verb: "attack";
      card: string;
      kind: "skill" | "art";
      target: number;
    }
  | {
      verb: "ability";
      card: string;
    }
  | {
      verb: "secret-art";
    }
  | {
      verb: "independence";
      card: string;
    }
  | {
      verb: "end-turn";
    }
  | {
      verb: "accept";
    }
  | {
      verb: "defend";
      card: string;
    }
  | {
      verb: "keep";
      which: "old" | "new";
    }
  | {
      verb: "choose";
      place: string;
    }
  | {
      verb: "name";
      target: number;
    }
  | {
      verb: "strike";
      target: number;
      card: string;
    };

export type Shown = {
  view: View;
  facts: Facts;
  event: Event;
  move: Move;
};
export type View = {
  game: "arts";
  seat: number | null;
  asked: boolean;
  players: number;
  max_turns: number;
  icons: ("skill-attack" | "art-attack" | "skill-defence" | "art-defence")[][];
  ability: (
    | "look"
    | "spy"
    | "read"
    | "strike"
    | "take"
    | "poison"
    | "draw"
    | "exchange"
    | "attack-fails"
    | "defence-void"
    | null
  )[];
  ability_count: number[];
  single_use: boolean[];
  power: (
    | "look"
    | "spy"
    | "read"
    | "strike"
    | "take"
    | "poison"
    | "draw"
    | "exchange"
    | "attack-fails"
    | "defence-void"
    | null
  )[];
  power_count: number[];
  item_value: number[];
  item_effect: (
    | "wins-if-held"
    | "worth-if-held"
    | "worth-if-partner-unused"
    | "worth-with-teammate"
    | "worth-without-teammate"
    | "worth-if-inside"
    | "worth-if-outside"
    | "lowest-wins"
    | "more-honour"
    | "cancels"
    | null
  )[];
  item_other: (number | null)[];
  item_worth: number[];
  item_lasting: boolean[];
  round_number: number;
  first: number | null;
  inside: number[];
  closing: boolean;
  last_turns: number[];
  turns: number[];
  turn: number | null;
  phase: "turn" | "effect" | "defence" | "reply" | "keep" | "next" | "over" | null;
  acted: boolean;
  main_done: boolean;
  effect:
    | "look"
    | "spy"
    | "read"
    | "strike"
    | "take"
    | "poison"
    | "draw"
    | "exchange"
    | "attack-fails"
    | "defence-void"
    | null;
  looks: number;
  looked: string[];
  target: number | null;
  attack_kind: "skill" | "art" | null;
  honour: number[];
  allegiance: ("crane" | "tiger" | "snake" | null)[];
  partner: ("?" | (number | null))[];
  partner_known: ("all" | number[])[];
  partner_used: number[];
  art: ("?" | (number | null))[][];
  art_known: ("all" | number[])[][];
  face_down: string[][];
  face_up: string[][];
  used: string[][];
  discards: number[];
  pile_size: number;
  keep: ("?" | (number | null))[];
  keep_known: ("all" | number[])[];
  lying: string[];
  held: ("?" | (number | null))[];
  held_known: ("all" | number[])[];
  carrying: number[];
  second: "?" | (number | null);
  second_known: "all" | number[];
  origin: string | null;
  ended: string | null;
  winners: number[];
};
export type Facts = {
  says: Said[];
  known_items: {
    item: number;
    place: string | null;
    seat: number | null;
    open: boolean;
  }[];
  names: {
    part: {
      [k: string]: unknown;
    };
    called: Reference;
  }[];
  duel: {
    seat: number;
    target: number;
    kind: "skill" | "art";
    attack: number | null;
    defence: number | null;
    partners: [number, number][];
    outcome: ("robbed" | "failed") | null;
  } | null;
  scoring: (
    | {
        what: "ended";
        clause: string;
      }
    | {
        what: "shown";
        seat: number;
        item: number;
        value: number;
      }
    | {
        what: "cancels";
        seat: number;
        item: number;
        seats: number[];
      }
    | {
        what: "worth";
        seat: number;
        item: number;
        value: number;
      }
    | {
        what: "lowest";
        seat: number;
        item: number;
      }
    | {
        what: "outright";
        seat: number;
        item: number;
      }
    | {
        what: "tie";
        clause: string;
      }
    | {
        what: "won";
        seat: number;
        item: number;
      }
    | {
        what: "more";
        seat: number;
        item: number;
        gained: number;
      }
    | {
        what: "nobody";
      }
    | {
        what: "honour";
        seat: number;
        gained: number;
        honour: number;
      }
  )[];
  after: Said[];
  own_arts: {
    card: string;
    art: number;
    uses: number;
    single_use: boolean;
    face_up: boolean;
    used: boolean;
  }[];
  own_partner: {
    partner: number;
    moment: "own-turn" | "when-attacked" | "when-defended";
    used: boolean;
  } | null;
  forced: boolean;
};
