// The colours of the clans as lines on paper: those of their cards, where these can be told from the paper.
import type { Clan } from "./view";

export const COLOURS: Record<Clan, string> = {
  hojo: "light-dark(#6b3d91, #a97fd0)",
  uesugi: "light-dark(#2c6b3f, #4fae6c)",
  takeda: "light-dark(#b3262b, #e06a66)",
  mori: "light-dark(#2557a7, #6d9fe8)",
  oda: "light-dark(#a97c00, #e9bd3f)",
};
