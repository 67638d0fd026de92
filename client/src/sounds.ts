// Sounds of our own, made by the browser as they are needed: a tone or a burst of noise, shaped by a few numbers.
import { settings } from "@/settings.svelte";

export type Sound = "turn" | "card" | "dice" | "attack" | "hit" | "win" | "lose";

interface Tone {
  /** Hertz at the beginning and at the end; noise where there is none. */
  from?: number;
  to?: number;
  /** Seconds after the sound began, and for how long. */
  at: number;
  long: number;
  loud: number;
  /** For noise: the middle of what is let through, in hertz. */
  around?: number;
}

const SOUNDS: Record<Sound, Tone[]> = {
  turn: [
    { from: 660, to: 660, at: 0, long: 0.16, loud: 0.16 },
    { from: 990, to: 990, at: 0.13, long: 0.3, loud: 0.14 },
  ],
  card: [{ around: 2600, at: 0, long: 0.07, loud: 0.3 }],
  dice: [0, 0.07, 0.15, 0.26].map((at) => ({ around: 1500, at, long: 0.04, loud: 0.5 })),
  attack: [
    { around: 5200, at: 0, long: 0.12, loud: 0.25 },
    { from: 1900, to: 500, at: 0.02, long: 0.18, loud: 0.06 },
  ],
  hit: [
    { from: 170, to: 60, at: 0, long: 0.22, loud: 0.35 },
    { around: 700, at: 0, long: 0.06, loud: 0.35 },
  ],
  win: [523, 659, 784, 1047].map((from, nth) => ({ from, to: from, at: 0.12 * nth, long: 0.32, loud: 0.12 })),
  lose: [392, 330, 262].map((from, nth) => ({ from, to: from, at: 0.18 * nth, long: 0.36, loud: 0.1 })),
};

let audio: AudioContext | undefined;
/** All bursts are parts of one noise: it is made once. */
let hiss: AudioBuffer | undefined;
const LONGEST = Math.max(...Object.values(SOUNDS).flatMap((tones) => tones.map(({ long }) => long)));

function noise(context: AudioContext): AudioBufferSourceNode {
  if (!hiss) {
    hiss = context.createBuffer(1, Math.ceil(context.sampleRate * LONGEST), context.sampleRate);
    hiss.copyToChannel(Float32Array.from({ length: hiss.length }, () => 2 * Math.random() - 1), 0);
  }
  const source = context.createBufferSource();
  source.buffer = hiss;
  return source;
}

function play(context: AudioContext, tone: Tone): void {
  const begin = context.currentTime + tone.at;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(tone.loud, begin + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + tone.long);
  volume.connect(context.destination);
  if (tone.from === undefined) {
    const source = noise(context);
    const band = context.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = tone.around ?? 1000;
    source.connect(band).connect(volume);
    source.start(begin, 0, tone.long);
    return;
  }
  const source = context.createOscillator();
  source.type = "triangle";
  source.frequency.setValueAtTime(tone.from, begin);
  source.frequency.exponentialRampToValueAtTime(tone.to ?? tone.from, begin + tone.long);
  source.connect(volume);
  source.start(begin);
  source.stop(begin + tone.long);
}

/** Make a sound, if this person wants sounds. Browsers keep silent until the page was touched. */
export function sound(name: Sound): void {
  if (!settings.now.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  const context = audio;
  document.documentElement.dataset["sounded"] = name;
  void context.resume().then(() => SOUNDS[name].forEach((tone) => play(context, tone)), () => undefined);
}
