// Pictures of a page: node lab/shoot.mjs URL FILE [phone|desktop] [light|dark]
import { launch } from "../scripts/browser.mjs";

const [url, file, size = "desktop", scheme = "light"] = process.argv.slice(2);
const viewport = size === "phone" ? { width: 390, height: 844 } : { width: 1280, height: 800 };
const browser = await launch();
const page = await browser.newPage({ viewport, colorScheme: scheme, deviceScaleFactor: 1 });
page.on("console", (message) => console.log(message.type(), message.text()));
page.on("pageerror", (problem) => console.log("error", problem.message));
await page.goto(url, { waitUntil: "networkidle" });
await page.screenshot({ path: file });
await browser.close();
