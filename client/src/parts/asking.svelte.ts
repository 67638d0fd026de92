// A question of the game that somebody at the table has put to the viewer, and how long whoever asked waits for an answer.
import { games } from "@/wire/api";
import type { Live } from "@/wire/live.svelte";
import { momentOf, openQuestion } from "@/words/asked";
import type { Story } from "@/words/story";

/** Made while a component is set up: its clock runs as long as that is shown. */
export class Asking {
  /** Seconds that a bot waits for a person's answer. */
  #patience = $state(Infinity);
  #time = $state(Date.now());
  readonly #live: () => Live;
  readonly #story: () => Story;

  constructor(live: () => Live, story: () => Story) {
    this.#live = live;
    this.#story = story;
    void games().then(({ manners }) => (this.#patience = manners.people_answer));
    $effect(() => {
      if (!this.#runs) return;
      this.#time = Date.now();
      const timer = setInterval(() => (this.#time = Date.now()), 250);
      return () => clearInterval(timer);
    });
  }

  readonly #moment = $derived.by(() => momentOf(this.#live(), this.#story()));
  readonly #asked = $derived.by(() => this.#moment && openQuestion(this.#live().talk, this.#moment));
  /** Whether everybody else is a bot and no clock runs: then the table waits for the answer. */
  readonly waits = $derived.by(() => {
    const { table, you, now } = this.#live();
    return you.seat !== null && !now?.clock && table !== null && table.seats.every(({ kind }, seat) => kind === "bot" || seat === you.seat);
  });
  readonly #runs = $derived.by(
    () => Boolean(this.#asked) && !this.waits && Boolean(this.#moment?.isBot?.(this.#asked?.seat ?? -1)) && this.#live().table?.rhythm !== "none",
  );

  /** Seconds that are left for the answer; infinite where nobody counts them. */
  readonly left = $derived.by(() =>
    this.#asked && this.#runs ? this.#patience - (this.#time - (this.#live().saidAt.get(this.#asked) ?? this.#time)) / 1000 : Infinity,
  );
  /** The part of the time that is left. */
  readonly part = $derived(this.left / this.#patience);
  readonly question = $derived.by(() => (this.left > 0 || this.#live().reading ? this.#asked : null));
  /** Whether the question stands where the viewer looks: in the place of what the game asks, which asks nothing of them now. */
  readonly central = $derived.by(() => this.question !== null && this.#live().resting && !this.#live().now?.asked);
}
