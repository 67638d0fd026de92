import { afterEach, expect, test, vi } from "vitest";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { compiled } from "./opening";

afterEach(() => vi.unstubAllGlobals());

/** The smallest module of all, and it with a section of another name: two versions. */
const version = (name: number): Uint8Array => new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 0, 2, 1, name]);
const [OLD, NEW] = [version(97), version(98)];
const describing = (code: Uint8Array, name: string): string => JSON.stringify({ name, sha256: { ".wasm": bytesToHex(sha256(code)) } });

/** The answers to all that is fetched, by the ending and the number of the try. */
function answering(answers: Record<".json" | ".wasm", (string | Uint8Array)[]>): void {
  vi.stubGlobal("fetch", (address: string) => {
    const body = answers[address.slice(address.lastIndexOf(".")) as ".json"].shift()!;
    return Promise.resolve(new Response(body as BodyInit));
  });
}

test("a module that does not fit its description is fetched again", async () => {
  answering({ ".json": [describing(NEW, "new"), describing(OLD, "old")], ".wasm": [OLD, OLD] });
  expect(await compiled("go", "/")).toMatchObject({ layout: { name: "old" } });
});

test("if it never fits, there is none: rules of two versions are no rules", async () => {
  answering({ ".json": [describing(NEW, "new"), describing(NEW, "new")], ".wasm": [OLD, OLD] });
  await expect(compiled("go", "/")).rejects.toThrow("no module");
});
