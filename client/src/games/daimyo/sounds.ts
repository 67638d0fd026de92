// What Great Daimyo sounds like.
export const sounds = {
  attacked: "attack",
  sent: "card",
  revealed: "card",
  hit: "hit",
  missed: "card",
  denounced: "attack",
  proved: "hit",
  disproved: "hit",
  lost: "hit",
} as const;
