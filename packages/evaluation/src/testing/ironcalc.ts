import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initSync, Model } from "@ironcalc/wasm";
import { ironcalcRunner } from "../sheet/ironcalc.ts";

const WASM_FILE = createRequire(import.meta.url).resolve("@ironcalc/wasm/wasm_bg.wasm");

/** Creates an IronCalc runner in this process, only for tests. */
export const ironcalcInProcess = () =>
  ironcalcRunner(async () => {
    initSync({ module: readFileSync(WASM_FILE) });
    return { Model };
  });
