// Writes src/wire/types.ts from docs/schema/wire.json, so that the client and the server speak of the same messages.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const schema = JSON.parse(await readFile(new URL("../../docs/schema/wire.json", import.meta.url), "utf-8"));
const types = await compile(schema, "Wire", {
  // Structures say so themselves where nothing more may be in them.
  additionalProperties: true,
  unreachableDefinitions: true,
  bannerComment: "// Made by `npm run types` from docs/schema/wire.json. Do not edit.",
  style: { printWidth: 120 },
});
await writeFile(new URL("../src/wire/types.ts", import.meta.url), types);
