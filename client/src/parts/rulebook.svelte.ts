// Which clause somebody wants to read: set by a refusal, an explanation or the story, read by the rules beside the table.

class Rulebook {
  /** The clause to open at, and how often one was asked for, so that the same can be asked for again. */
  wanted = $state.raw<{ clause: string; nth: number } | null>(null);

  open = (clause: string): void => {
    this.wanted = { clause, nth: (this.wanted?.nth ?? 0) + 1 };
  };
}

export const rulebook = new Rulebook();
