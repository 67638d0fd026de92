// Long words in narrow places: where a line may end within a word. Browsers know that for few languages.

const SOFT_HYPHEN = "\u00ad";
const VOWEL = /[aeiouyäëïöüáéíóúàèìòùâêîôûœæ]/i;
/** Shorter words are not divided, nor are fewer letters than these put on a line. */
const LONG = 8;
const FEWEST = 3;

const vowel = (letter: string | undefined): boolean => VOWEL.test(letter ?? "");

/** Where a syllable begins: after a consonant if `closed`, else after a vowel. */
function divisions(word: string, closed: boolean): number[] {
  const places = [];
  for (let at = FEWEST; at <= word.length - FEWEST; at += 1) {
    const begins = !vowel(word[at]) && (vowel(word[at + 1]) || /^s[tp]/.test(word.slice(at)));
    const together = /^(st|[cpst]h|ck)$/.test(word.slice(at - 1, at + 1));
    if (begins && !together && vowel(word[at - 1]) !== closed) places.push(at);
  }
  return places;
}

/** A word with soft hyphens between two consonants; where there are none, before one in its middle. */
function divided(word: string): string {
  if (word.length < LONG) return word;
  const closed = divisions(word, true);
  const open = divisions(word, false);
  const places = closed.length ? closed : open.slice(open.length / 2).slice(0, 1);
  return [0, ...places].map((from, nth) => word.slice(from, places[nth])).join(SOFT_HYPHEN);
}

/** The text, to be shown where a line may be narrower than its longest word. */
export const breakable = (text: string): string => text.replace(/\p{L}+/gu, divided);
