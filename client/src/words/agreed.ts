// What tables agree on, in words: options by their names, values as people say them.
import type { OptionDescription } from "@/wire/api";
import { allOf, say } from "@/words/language.svelte";

type Say = (message: string) => string;

/** A clause in brackets is for the rules page. */
const CLAUSE = / ?\([A-Z]{3}-\d{2}\)/;

/** An option in a few words. */
export const optionName = (name: string, words: Say): string => words(`option-${name}`).replace(CLAUSE, "");

/** A value of an option, as people say it. */
export function optionValue(option: OptionDescription, value: unknown, words: Say, names: readonly string[]): string {
  const means = option.means;
  if (value === null || value === undefined) return say(means?.kind === "seat" ? "by-lot" : "as-usual");
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (means?.kind === "seat" && typeof value === "number") return names[value] ?? say("seat-open", { seat: value + 1 });
  if (Array.isArray(value)) return allOf(value.map((one) => optionValue(option, one, words, names)));
  if (typeof value === "object") return String((value as { name?: unknown }).name ?? "…");
  return means?.kind === "thing" ? words(`${means.of}-${String(value)}`) : String(value);
}
