// Where the client begins: the look, the language, the page.
import "@/look/base.css";
import App from "@/App.svelte";
import { language, mine } from "@/words/language.svelte";
import { settings } from "@/settings.svelte";
import { app } from "@/alone/app.svelte";
import { collectSoon } from "@/collecting";
import { mount } from "svelte";
import firstWords from "virtual:first-words";

/** Milliseconds after which it is said that the texts have not come. They may still come. */
const PATIENCE = 10_000;

const target = document.getElementById("app") as HTMLElement;

/** A page without texts says so, in the one sentence that it has. */
function apologise(): void {
  const sentence = document.createElement("p");
  sentence.className = "apology";
  sentence.setAttribute("role", "alert");
  sentence.textContent = firstWords[mine()];
  document.documentElement.lang = mine();
  target.replaceChildren(sentence);
}

settings.apply();
const late = setTimeout(apologise, PATIENCE);
try {
  await language.begin();
} catch (problem) {
  apologise();
  throw problem;
} finally {
  clearTimeout(late);
}
void app.begin().catch(() => undefined);
target.replaceChildren();
mount(App, { target });
collectSoon(); // the page that was here before
