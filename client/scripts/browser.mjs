// A browser for tests and pictures: the one an environment variable names, the system's, or the one npm brought.
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const OF_THE_SYSTEM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

// Nothing but the page: no background traffic, no sandbox (which containers forbid), no GPU.
export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
];

export async function executable() {
  const named = process.env.SHINOBI_BROWSER;
  if (named) return named;
  const found = OF_THE_SYSTEM.find((path) => existsSync(path));
  if (found) return found;
  const { default: bundled } = await import("@sparticuz/chromium");
  return bundled.executablePath();
}

export async function launch() {
  return chromium.launch({ executablePath: await executable(), args: FLAGS });
}

if (process.argv[1] === new URL(import.meta.url).pathname) console.log(await executable());
