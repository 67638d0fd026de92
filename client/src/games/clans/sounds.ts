// What War of Clans sounds like.
export const sounds = {
  drew: "card",
  deployed: "card",
  stationed: "card",
  moved: "card",
  struck: "hit",
  attacked: "attack",
  "clan-shown": "card",
} as const;
