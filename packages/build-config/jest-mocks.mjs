// What Jest's own runner has for modules, and the native one has not: standing in for one, and loading ours anew.
const stands = new Map();
/** Counts what was loaded anew; 0: nothing was. */
let generation = 0;
let latest = 0;

export const mocks = {
  /** From now on an import of `specifier` gets what `make` returns; our own modules are loaded anew, so that they import it. */
  set(specifier, make) {
    globalThis[Symbol.for(specifier)] = make();
    const names = Object.keys(globalThis[Symbol.for(specifier)]).join(", ");
    const source = `export const { ${names} } = globalThis[Symbol.for("${specifier}")]; // ${latest + 1}`;
    stands.set(specifier, `data:text/javascript,${encodeURIComponent(source)}`);
    mocks.reload();
  },
  /** From now on our own modules are loaded anew. */
  reload() {
    generation = ++latest;
  },
  clear() {
    stands.clear();
    generation = 0;
  },
  resolve(specifier) {
    const url = stands.get(specifier);
    return url && { url, format: "module", shortCircuit: true };
  },
  anew(found) {
    const isOurs = found.url.startsWith("file:") && !found.url.includes("/node_modules/");
    if (generation === 0 || !isOurs || found.url.includes("?")) return found;
    return { ...found, url: `${found.url}?anew=${generation}` };
  },
};
