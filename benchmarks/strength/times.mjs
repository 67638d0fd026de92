// How long a bot that learned thinks in a browser, moment by moment. In `measure`, everything is as in a page.
import { Bot } from "../../client/src/rules/bot.ts";
import { GameModule } from "../../client/src/rules/module.ts";

/** Milliseconds of each choice, and the actions that were chosen. */
globalThis.measure = async (bytes, layout, moments) => {
  const unpacked = (text) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
  const module = await GameModule.open(unpacked(bytes), layout);
  const bot = new Bot(module, layout.bots.levels["grandmaster"]);
  const seen = module.states(1);
  return moments.map(({ state, seat, key, told, searched }) => {
    const begun = performance.now();
    module.bytes(seen.address, layout.state.size).set(unpacked(state));
    const chosen = bot.choose({ seen, seat, key: BigInt(key), told, claims: [] }, searched);
    return { chosen, milliseconds: performance.now() - begun };
  });
};
