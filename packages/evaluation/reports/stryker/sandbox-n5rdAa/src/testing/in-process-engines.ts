import { sqlite } from "@dryrun/engines/sql/testing/sqlite";
import type { Engines } from "../evaluator.ts";
import { ironcalcInProcess } from "./ironcalc.ts";

/** All engines without isolation, only for tests. */
export const inProcessEngines = (): Engines => ({ sql: { sqlite }, sheet: ironcalcInProcess() });
