// Where the client begins: the look, the language, the page.
import "@/look/base.css";
import App from "@/App.svelte";
import { language } from "@/words/language.svelte";
import { settings } from "@/settings.svelte";
import { app } from "@/alone/app.svelte";
import { mount } from "svelte";

settings.apply();
await language.begin();
void app.begin().catch(() => undefined);
mount(App, { target: document.getElementById("app") as HTMLElement });
