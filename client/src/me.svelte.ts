// Who you are, for the pages: your name. The cookie behind it is handled by the server alone.
import { keepName, keptName } from "@/alone/name";
import * as api from "@/wire/api";
import { settings } from "@/settings.svelte";
import { say } from "@/words/language.svelte";

class Person {
  name = $state<string | null>(null);
  /** How often somebody new was made known to the server: a connection from before is nobody's. */
  arrivals = 0;
  #known: Promise<void> | undefined;
  #naming: Promise<void> = Promise.resolve();

  /** Ask the server, once. */
  known(): Promise<void> {
    this.#known ??= api.me().then(
      (me) => {
        this.name = me.name;
        keepName(me.name);
        settings.adopt(me.settings);
      },
      (problem: unknown) => {
        // Whoever cannot be asked may be asked again; until then one is who one was.
        this.#known = undefined;
        this.name = keptName();
        throw problem;
      },
    );
    return this.#known;
  }

  beCalled(name: string): Promise<void> {
    const naming = this.#naming.then(async () => {
      const unknown = this.name === null;
      this.name = (await api.beCalled(name)).name;
      keepName(this.name);
      if (unknown) this.arrivals += 1;
    });
    this.#naming = naming.catch(() => undefined);
    return naming;
  }

  /** Whoever has not said a name yet gets one, so that nothing stands between them and a game. */
  async ready(): Promise<void> {
    await this.known();
    await this.#naming;
    if (this.name === null) await this.beCalled(say("guest"));
  }
}

export const person = new Person();
