// Turns of equal length: bots that search think one after another, each for the same time.

/** A moment that is missed by less than this is not missed: milliseconds by which clocks may differ. */
const HARDLY = 5;

/** By so many milliseconds more than it took too long, the next is made shorter; it always has this share of its time. */
const SPARE = 50;
const LEAST = 0.1;

export class Turns {
  private last: Promise<unknown> = Promise.resolve();
  /** Milliseconds by which what is done is too long for a turn on this machine. */
  private late = 0;

  /** The length of a turn, and for how much of it one may think. */
  constructor(
    private readonly seconds: number,
    private readonly thinking: number,
  ) {}

  /** Milliseconds for which one may think now: less on a machine where it took too long, so that it fits into its turn again. */
  get time(): number {
    return Math.max(LEAST * this.thinking * 1_000, this.thinking * 1_000 - this.late);
  }

  /** Do this when all before are done. It takes the length of a turn, or of several whole ones: else how long it takes, and
   * when the next begins, would say how much there was to think about. */
  take<Done>(work: () => Promise<Done>): Promise<Done> {
    const turn = this.last.then(async () => {
      const began = performance.now();
      const done = await work();
      await new Promise((resolve) => setTimeout(resolve, this.left(performance.now() - began)));
      return done;
    });
    this.last = turn.catch(() => undefined);
    return turn;
  }

  /** Milliseconds to the end of a turn that has lasted so many. */
  private left(milliseconds: number): number {
    const length = 1_000 * this.seconds;
    const over = milliseconds - HARDLY - length;
    // What takes several turns was not slow, but asleep: the lid was closed.
    if (over > 0 && over < length) this.late += over + SPARE;
    return length ? length * Math.max(1, Math.ceil((milliseconds - HARDLY) / length)) - milliseconds : 0;
  }
}
