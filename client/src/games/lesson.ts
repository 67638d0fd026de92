// A guided first game: a few words at each first occurrence of a question or an event.

export interface Tip {
  /** The first time this message is the prompt, or this event is told; but not in one step with another (`unless`), and
   * where a `verb` is named, only when the viewer could do it. */
  when: { prompt?: string; event?: string; unless?: string; verb?: string };
  /** The text to show: a message of the game. */
  say: string;
}

const LESSONS = import.meta.glob<{ tips: Tip[] }>("./*/lesson.ts");

export async function tipsOf(game: string): Promise<Tip[]> {
  const load = Object.entries(LESSONS).find(([path]) => path.startsWith(`./${game}/`))?.[1];
  return load ? (await load()).tips : [];
}

/** Whether a tip is about what is asked now. */
const isAbout = ({ when }: Tip, prompts: readonly string[]): boolean =>
  when.prompt !== undefined && prompts.includes(when.prompt);

/** The first tip whose moment has come and that was not shown yet; what is asked now comes before what happened. */
export function due(
  tips: readonly Tip[],
  shown: ReadonlySet<string>,
  prompts: readonly string[],
  events: readonly string[],
  verbs: ReadonlySet<string> = new Set(),
): Tip | undefined {
  const left = tips.filter(({ say, when }) => !shown.has(say) && (when.verb === undefined || verbs.has(when.verb)));
  return (
    left.find((tip) => isAbout(tip, prompts)) ??
    left.find(({ when }) => when.event !== undefined && events.includes(when.event) && !events.includes(when.unless ?? ""))
  );
}
