import type { Functions } from "../../context/call.ts";
import { ALL } from "./all.ts";
import { CALCULATE } from "./calculate.ts";
import { SELECTION } from "./selection.ts";
import { DISTINCT_VALUES } from "./values.ts";

export const FILTERS: Functions = { ...CALCULATE, ...ALL, ...DISTINCT_VALUES, ...SELECTION };
