import type { Call, DaxFunction, Functions } from "../../context/call.ts";
import { keyOf, type Value } from "../../model/value.ts";
import { summariseColumn } from "./columns.ts";

/** Returns a count; 0 becomes BLANK. */
const counted = (count: number): Value => (count === 0 ? null : count);

const ofColumn = (count: (values: readonly Value[]) => number): DaxFunction => ({
  arity: [1, 1],
  value: (call) => summariseColumn(call, (values) => counted(count(values))),
});

const isEmpty = (value: Value) => value === null || value === "";
const isCountable = (value: Value) => value !== null && typeof value !== "boolean";

const distinct = (values: readonly Value[]): number => new Set(values.map(keyOf)).size;

/** Counts rows. BLANK if the filters allow no row, or if no row matches. */
const ofRows = (isCounted: (value: Value) => boolean): DaxFunction => ({
  arity: [2, 2],
  value: (call) => counted(call.perRow(call.table(0), 1).filter(isCounted).length),
});

/** COUNTROWS without an argument needs a measure's home table, which a program does not have. */
function rows(call: Call): Value {
  if (!call.has(0)) throw call.unsupported("COUNTROWS without a table");
  return counted(call.table(0).rows.length);
}

export const COUNTS: Functions = {
  COUNT: ofColumn((values) => values.filter(isCountable).length),
  COUNTA: ofColumn((values) => values.filter((value) => value !== null).length),
  COUNTBLANK: ofColumn((values) => values.filter(isEmpty).length),
  DISTINCTCOUNT: ofColumn(distinct),
  DISTINCTCOUNTNOBLANK: ofColumn((values) => distinct(values.filter((value) => value !== null))),
  APPROXIMATEDISTINCTCOUNT: ofColumn(distinct),
  COUNTROWS: { arity: [0, 1], value: rows },
  COUNTX: ofRows(isCountable),
  COUNTAX: ofRows((value) => value !== null),
};
