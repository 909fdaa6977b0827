import type { DaxFunction } from "../context/call.ts";
import { AGGREGATES } from "./aggregate/aggregates.ts";
import { FILTERS } from "./filters/filters.ts";
import { TABLES } from "./tables/tables.ts";
import { TIME } from "./time/time.ts";
import { VALUES } from "./values/values.ts";

const ALL: ReadonlyMap<string, DaxFunction> = new Map(
  Object.entries({ ...VALUES, ...AGGREGATES, ...TABLES, ...FILTERS, ...TIME }),
);

/** The function with this name in upper case. */
export const functionNamed = (name: string): DaxFunction | undefined => ALL.get(name);

/** All functions, for the list in README.md. */
export const FUNCTION_NAMES: readonly string[] = [...ALL.keys()].sort();
