// Who won, in a sentence to the reader: "You win!", not the reader's own name; and "You lose." where that is so.
import type { Result } from "@/wire/types";
import { allOf, say } from "@/words/language.svelte";

export function outcome(result: Result, names: readonly string[], seat: number | null): string {
  const winners = names.map((_, nth) => nth).filter((nth) => (result.shares[nth] ?? 0) > 0);
  const others = winners.filter((nth) => nth !== seat).map((nth) => names[nth] ?? "");
  if (!winners.length) return say("result-none");
  if (seat !== null && winners.includes(seat))
    return others.length ? say("result-you-shared", { names: allOf(others) }) : say("result-you");
  const won = say(others.length === 1 ? "result-one" : "result-shared", { names: allOf(others) });
  return seat === null ? won : `${say("result-lost")} ${won}`;
}
