// What Ninjutsu sounds like.
export const sounds = {
  rolled: "dice",
  threw: "dice",
  played: "card",
  joker: "card",
  battle: "attack",
  attack: "attack",
  stepped: "card",
  sneaked: "card",
  struck: "hit",
  fell: "hit",
  kidnapped: "hit",
} as const;
