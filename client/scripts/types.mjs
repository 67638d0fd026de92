// Writes the client's types from the JSON Schemas in docs/schema, so that client and server speak of the same things:
// src/wire/types.ts, the messages, and src/games/GAME/types.ts, what a page is shown of a match of that game.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const SCHEMAS = new URL("../../docs/schema/", import.meta.url);
const SOURCES = new URL("../src/", import.meta.url);
const SHOWN = /^(.+)-shown\.json$/;

/** What words/story.ts calls the sayings that it puts into words. */
const SAYINGS = { "#/$defs/Said": "Said", "#/$defs/Spoken": "Reference" };

const options = (from) => ({
  // Structures say so themselves where nothing more may be in them.
  additionalProperties: true,
  unreachableDefinitions: true,
  bannerComment: `// Made by \`npm run types\` from docs/schema/${from}. Do not edit.`,
  style: { printWidth: 120 },
});

const text = (name) => readFile(new URL(name, SCHEMAS), "utf-8");

/** Names of places, such as a2 or 3: boards put these together themselves, so any text will do. */
const isPlace = (one) => one === null || /^([a-z]?\d+|[a-z])$/.test(one);

/** A schema with the sayings as types of the client, places as texts, and without how long lists are. */
function simpler(name, value) {
  if (name === "minItems" || name === "maxItems") return undefined;
  if (value?.prefixItems) {
    const { prefixItems: items } = value;
    return { type: "array", items, minItems: items.length, maxItems: items.length };
  }
  if (value?.enum?.every(isPlace)) return { type: value.enum.includes(null) ? ["string", "null"] : "string" };
  return SAYINGS[value?.$ref] ? { tsType: SAYINGS[value.$ref] } : value;
}

async function shown(name) {
  const { $defs, ...whole } = JSON.parse(await text(name), simpler);
  const { Said, Spoken, ...parts } = $defs;
  const types = await compile({ ...whole, title: "Shown", $defs: parts }, "Shown", options(name));
  const [banner, ...rest] = types
    .replaceAll(/ *\/\*\*\n *\* (This interface was referenced|@minItems)[^/]*\*\/\n/g, "")
    // Types, unlike interfaces, can be had from any JSON object by a plain assertion.
    .replaceAll(/^export interface (\w+) \{([^]*?)\n\}/gm, "export type $1 = {$2\n};")
    .split("\n");
  const used = Object.values(SAYINGS).filter((type) => new RegExp(`\\b${type}\\b`).test(types));
  return [banner, `import type { ${used.sort().join(", ")} } from "@/words/story";`, ...rest].join("\n");
}

/** The files that are made, and what is to be in them. */
export async function made() {
  const files = [[new URL("wire/types.ts", SOURCES), await compile(JSON.parse(await text("wire.json")), "Wire", options("wire.json"))]];
  for (const name of await readdir(SCHEMAS)) {
    const [, game] = SHOWN.exec(name) ?? [];
    if (game) files.push([new URL(`games/${game}/types.ts`, SOURCES), await shown(name)]);
  }
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, types] of await made()) await writeFile(file, types);
}
