import { expect, test } from "vitest";
import { GameModule } from "./module";

test("a module that got no more memory still has what there is", () => {
  const exports = { memory: new WebAssembly.Memory({ initial: 1, maximum: 1 }), heap: { value: 1_024 } };
  const layout = { module: { memory: "memory", heap: "heap" } };
  const module = Reflect.construct(GameModule, [exports, layout]) as GameModule;
  expect(() => module.take(100_000)).toThrow();
  expect(module.take(16)).toBe(1_024);
});
