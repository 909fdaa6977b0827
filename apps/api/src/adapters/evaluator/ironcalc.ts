import { readFile } from "node:fs/promises";
import { type Ironcalc, ironcalcRunner } from "@dryrun/evaluation/sheet/ironcalc";

const ADDRESS = import.meta.resolve("@ironcalc/wasm");
let loads = 0;

/** Loads a new instance with separate memory: Node evaluates a module again for each URL. */
async function load(): Promise<Ironcalc> {
  loads += 1;
  const engine: typeof import("@ironcalc/wasm") = await import(`${ADDRESS}?${loads}`);
  engine.initSync({ module: await readFile(new URL("wasm_bg.wasm", ADDRESS)) });
  return engine;
}

/** The second engine for formulas, loaded when the first formula is graded. */
export const ironcalc = ironcalcRunner(load);
