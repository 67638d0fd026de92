// Somebody wants to say something: the talk beside the table opens.

class Talking {
  /** How often it was wanted. */
  wanted = $state(0);

  open = (): void => {
    this.wanted += 1;
  };
}

export const talking = new Talking();
