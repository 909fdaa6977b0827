import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initSync, Model } from "@ironcalc/wasm";
import { ironcalcRunner } from "../sheet/ironcalc.ts";

const FILE = createRequire(import.meta.url).resolve("@ironcalc/wasm/wasm_bg.wasm");

/** IronCalc without isolation, only for tests. */
export const ironcalcInProcess = () =>
  ironcalcRunner(async () => {
    initSync({ module: readFileSync(FILE) });
    return { Model };
  });
