import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { firstWords } from "./scripts/first_words";
import { licences } from "./scripts/licences";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  // The files find one another from wherever they lie; only the page itself says where that is (client/build.py).
  base: "./",
  worker: { format: "es" },
  plugins: [svelte(), firstWords(here("../src/shinobi/locale/site")), licences(here("../src/shinobi/server/site/licences.txt"))],
  resolve: {
    alias: { "@": here("src") },
  },
  build: {
    // Into the package: the server serves it from there.
    outDir: here("../src/shinobi/server/site"),
    emptyOutDir: true,
    target: "es2022",
    // The server forbids data: URLs for scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A file costs a request, however small it is, and a table needed thirty. What the first page begins with is one file,
    // and what pages around a match share is another; each game and each language has its own.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "shell", tags: ["$initial"], priority: 2 },
            { name: "around", test: /client\/src\/(?:(?:look|parts|wire|words)\/|games\/[\w.]+$)|node_modules\/svelte\//, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
    // The licences of all that is in the pages, which ask to go with them.
    license: { fileName: "licences.txt" },
  },
  server: {
    // The texts lie beside the rules, and are shared with the terminal.
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
