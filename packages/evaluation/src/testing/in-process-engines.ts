import { sqlite } from "@dryrun/engines/sql/testing/sqlite";
import type { Engines } from "../evaluator.ts";
import { ironcalcInProcess } from "./ironcalc.ts";

/** Creates all engines in this process, only for tests. */
export const inProcessEngines = (): Engines => ({ sql: { sqlite }, sheet: ironcalcInProcess() });
