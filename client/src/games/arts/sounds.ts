// What Shinobi Arts sounds like.
export const sounds = {
  "turned-up": "card",
  drew: "card",
  discarded: "card",
  exchanged: "card",
  gained: "card",
  stole: "card",
  attacked: "attack",
  defended: "attack",
  "secret-art": "attack",
  struck: "hit",
  poisoned: "hit",
  robbed: "hit",
} as const;
