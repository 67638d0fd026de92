// Completes the file of licences that Vite writes: our own licence, and the texts that packages name and do not bring.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A package with a licence and no text: its heading is followed by another, or by nothing. */
const BARE = /^## .* \(([^)]+)\)\s*(?=^## |(?![\s\S]))/gm;

export function licences(file: string): Plugin {
  return {
    name: "shinobi-licences",
    apply: "build",
    closeBundle() {
      const written = existsSync(file) ? readFileSync(file, "utf-8") : "";
      const missing = new Set([...written.matchAll(BARE)].map((found) => found[1]!));
      const own = readFileSync(here("../../LICENSE"), "utf-8");
      writeFileSync(file, `# Shinobi\n\n${own}\n${written}`);
      for (const name of missing) {
        const text = here(`../licences/${name}.txt`);
        if (!existsSync(text)) throw new Error(`There is no text of the licence ${name}: put it into client/licences/${name}.txt.`);
        appendFileSync(file, `\n# ${name}\n\n${readFileSync(text, "utf-8")}`);
      }
    },
  };
}
