// A part of 1 in hundredths, as the reader's language writes it.
import { language } from "@/words/language.svelte";

export const percent = (part: number): string => new Intl.NumberFormat(language.current, { style: "percent", maximumFractionDigits: 0 }).format(part);
