// A guided first game: a few words at each first occurrence of a question or an event.

export interface Tip {
  /** The first time this message is the prompt, or this event is told; but not in one step with another (`unless`). Where a
   * `verb` is named, only when the viewer could do it; where the event is `given` something, only if it has that; with
   * `others`, only if it is about somebody else; and with `mine`, only if that part of it is the viewer's seat. */
  when: { prompt?: string; event?: string; unless?: string; verb?: string; given?: Told; others?: boolean; mine?: string };
  /** The text to show: a message of the game. */
  say: string;
}

type Told = Record<string, unknown>;

/** Where a browser keeps which tips of a table were read. */
export const lessonKey = (table: string): string => `lesson-${table}`;

/** Whether this browser has played a guided game there. */
export const wasLesson = (table: string): boolean => sessionStorage.getItem(lessonKey(table)) !== null;

const LESSONS = import.meta.glob<{ tips: Tip[] }>("./*/lesson.ts");

export async function tipsOf(game: string): Promise<Tip[]> {
  const load = Object.entries(LESSONS).find(([path]) => path.startsWith(`./${game}/`))?.[1];
  return load ? (await load()).tips : [];
}

/** Whether a tip is about what is asked now. */
const isAbout = ({ when }: Tip, prompts: readonly string[]): boolean =>
  when.prompt !== undefined && prompts.includes(when.prompt);

/** Whether a tip is about something that was told. */
function tellsOf({ when }: Tip, events: readonly Told[], seat: number | null): boolean {
  if (events.some((event) => event["event"] === when.unless)) return false;
  return events.some(
    (event) =>
      event["event"] === when.event &&
      Object.entries(when.given ?? {}).every(([name, value]) => event[name] === value) &&
      !(when.others && event["seat"] === seat) &&
      (when.mine === undefined || event[when.mine] === seat),
  );
}

/** The first tip whose moment has come and that was not shown yet; what is asked now comes before what happened. */
export function due(
  tips: readonly Tip[],
  shown: ReadonlySet<string>,
  prompts: readonly string[],
  events: readonly Told[],
  verbs: ReadonlySet<string> = new Set(),
  seat: number | null = null,
): Tip | undefined {
  const left = tips.filter(({ say, when }) => !shown.has(say) && (when.verb === undefined || verbs.has(when.verb)));
  return (
    left.find((tip) => isAbout(tip, prompts)) ??
    left.find((tip) => tip.when.event !== undefined && tellsOf(tip, events, seat))
  );
}
