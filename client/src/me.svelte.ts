// Who you are, for the pages: a name to be called by. The cookie that says so is the server's affair.
import * as api from "@/wire/api";
import { say } from "@/words/language.svelte";

class Person {
  name = $state<string | null>(null);
  #known: Promise<void> | undefined;

  /** Ask the server, once. */
  known(): Promise<void> {
    this.#known ??= api.me().then((me) => {
      this.name = me.name;
    });
    return this.#known;
  }

  async beCalled(name: string): Promise<void> {
    this.name = (await api.beCalled(name)).name;
  }

  /** Whoever has not said a name yet gets one, so that nothing stands between them and a game. */
  async ready(): Promise<void> {
    await this.known();
    if (this.name === null) await this.beCalled(say("guest"));
  }
}

export const person = new Person();
