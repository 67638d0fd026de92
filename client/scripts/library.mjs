// Builds src/library.ts for other people's programs: one file of JavaScript, its types, an example, a README.
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import path from "node:path";
import ts from "typescript";
import { build } from "vite";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const SOURCES = here("../src");
const ENTRY = here("../src/library.ts");
const OUT = here("../../src/shinobi/server/site/library");

await build({
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  resolve: { alias: { "@": SOURCES } },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    minify: false,
    lib: { entry: ENTRY, formats: ["es"], fileName: () => "shinobi.js" },
    rolldownOptions: { external: [/^node:/] },
    license: { fileName: "licences.txt" },
  },
});

/** A type file with every import by its own place and whole name, as all readers of types understand it. */
function placed(file, text) {
  return text.replace(/(from |import\()"(@\/|\.\.?\/)([^"]+)"/g, (_, before, start, name) => {
    const target = start === "@/" ? path.join(OUT, "types", name) : path.resolve(path.dirname(file), start + name);
    const relative = path.relative(path.dirname(file), target).split(path.sep).join("/");
    return `${before}"${relative.startsWith(".") ? relative : `./${relative}`}.js"`;
  });
}

const config = ts.getParsedCommandLineOfConfigFile(here("../tsconfig.json"), {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (one) => { throw new Error(String(one.messageText)); } });
const options = { ...config.options, noEmit: false, declaration: true, emitDeclarationOnly: true, types: ["vite/client", "node"], outDir: path.join(OUT, "types"), rootDir: SOURCES };
const program = ts.createProgram([ENTRY], options);
const emitted = program.emit(undefined, (file, text) => ts.sys.writeFile(file, placed(file, text)));
const problems = [...ts.getPreEmitDiagnostics(program), ...emitted.diagnostics];
if (problems.length) throw new Error(ts.formatDiagnostics(problems, { getCanonicalFileName: String, getCurrentDirectory: () => SOURCES, getNewLine: () => "\n" }));

const example = await readFile(here("../library/example.mjs"), "utf-8");
const readme = await readFile(here("../library/README.md"), "utf-8");
await writeFile(path.join(OUT, "README.md"), readme.replace("EXAMPLE", () => example.trimEnd()));
for (const name of ["example.mjs", "package.json"]) await copyFile(here(`../library/${name}`), path.join(OUT, name));
await copyFile(here("../../LICENSE"), path.join(OUT, "LICENSE"));
