// What a game sounds like: a sound for some of its events. A game without such a file is silent.
import type { Sound } from "@/sounds";

type Sounds = Readonly<Record<string, Sound>>;

const SOUNDS = import.meta.glob<{ sounds: Sounds }>("./*/sounds.ts");

/** The sounds of a game's events, by their names. */
export async function soundsOf(game: string): Promise<Sounds> {
  const load = Object.entries(SOUNDS).find(([path]) => path.startsWith(`./${game}/`))?.[1];
  return load ? (await load()).sounds : {};
}
