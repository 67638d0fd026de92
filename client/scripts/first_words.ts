// What a page says whose texts have not come: one sentence in every language, which is part of the script itself.
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const NAME = "virtual:first-words";
const MESSAGE = "texts-missing";
const LINE = new RegExp(`^${MESSAGE} = (.+)$`, "m");

/** Makes a module of the message `texts-missing` in all files of a folder: the sentence for each language. */
export function firstWords(folder: string): Plugin {
  return {
    name: "shinobi-first-words",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const said = readdirSync(folder).map((file) => {
        const sentence = LINE.exec(readFileSync(`${folder}/${file}`, "utf-8"))?.[1];
        if (!sentence) throw new Error(`There is no message texts-missing in ${file}.`);
        return [file.replace(".ftl", ""), sentence];
      });
      return `export default ${JSON.stringify(Object.fromEntries(said))};`;
    },
  };
}
