// Whether this browser can hold a table.

/** Whether workers can be modules. Browsers that know of it read `type` before they make one. */
function workersAreModules(): boolean {
  const read = {};
  try {
    const options = {
      get type(): never {
        throw read;
      },
    };
    new Worker("", options).terminate();
    return false;
  } catch (problem) {
    return problem === read;
  }
}

export const able: boolean =
  typeof WebAssembly === "object" && typeof indexedDB === "object" && typeof Worker === "function" && workersAreModules();
