// Formats spans of time, in words and in figures.
import { say } from "@/words/language.svelte";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** "3 days", "5 hours", "2 minutes": the largest unit that fits, rounded. */
export function span(seconds: number): string {
  if (seconds >= 2 * DAY) return say("span-days", { count: Math.round(seconds / DAY) });
  if (seconds >= HOUR) return say("span-hours", { count: Math.round(seconds / HOUR) });
  if (seconds >= MINUTE) return say("span-minutes", { count: Math.round(seconds / MINUTE) });
  return say("span-seconds", { count: Math.max(0, Math.round(seconds)) });
}

/** "1:05"; from an hour on in words. */
export function clock(seconds: number): string {
  if (seconds >= HOUR) return span(seconds);
  return `${Math.floor(seconds / MINUTE)}:${String(Math.floor(seconds % MINUTE)).padStart(2, "0")}`;
}
