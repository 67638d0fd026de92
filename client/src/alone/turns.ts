// Turns of equal length: bots that search think one after another, each for the same time.

/** A moment that is missed by less than this is not missed: milliseconds by which clocks may differ. */
const HARDLY = 5;

export class Turns {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly seconds: number) {}

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
    return length ? length * Math.max(1, Math.ceil((milliseconds - HARDLY) / length)) - milliseconds : 0;
  }
}
