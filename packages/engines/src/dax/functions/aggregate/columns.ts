import type { Call, DaxFunction, Functions } from "../../context/call.ts";
import { compare } from "../../model/convert.ts";
import type { ModelColumn } from "../../model/model.ts";
import type { Value } from "../../model/value.ts";
import { percentile, SUMMARIES, type Summary } from "./summary.ts";

/** Returns the visible values of a column, without those of the blank row. */
export function visibleValues(call: Call, { table, index }: ModelColumn): Value[] {
  const rows = call.environment.filter.visible(table).filter((row) => row < table.size);
  call.run.meter.step(rows.length);
  return rows.map((row) => table.rows[row]?.[index] ?? null);
}

/** Returns the summary of the column that the call names, computed once for each filter context. */
export function summariseColumn(call: Call, summary: Summary): Value {
  const column = call.column(0);
  const { filter } = call.environment;
  return filter.remembered(column, call.node.name, () => summary(visibleValues(call, column)));
}

const ofColumn = (summary: Summary): DaxFunction => ({
  arity: [1, 1],
  value: (call) => summariseColumn(call, summary),
});

/** MIN and MAX: of a column, or of two values. Two values count a BLANK as 0. */
const extreme = (summary: Summary, sign: 1 | -1): DaxFunction => ({
  arity: [1, 2],
  value(call) {
    if (call.count === 1) return summariseColumn(call, summary);
    const [first, second] = [call.value(0), call.value(1)];
    return sign * compare(first, second) >= 0 ? first : second;
  },
});

/** MINA, MAXA, AVERAGEA: TRUE counts as 1 and texts as 0. */
const withText = (summary: Summary): DaxFunction => ({
  arity: [1, 1],
  value(call) {
    const values = visibleValues(call, call.column(0));
    return summary(
      values.map((value) => (typeof value === "string" ? 0 : typeof value === "boolean" ? Number(value) : value)),
    );
  },
});

const ofPercentile = (isInclusive: boolean): DaxFunction => ({
  arity: [2, 2],
  value: (call) => percentile(call.number(1), isInclusive)(visibleValues(call, call.column(0))),
});

export const COLUMN_AGGREGATES: Functions = {
  SUM: ofColumn(SUMMARIES.sum),
  AVERAGE: ofColumn(SUMMARIES.average),
  PRODUCT: ofColumn(SUMMARIES.product),
  MEDIAN: ofColumn(SUMMARIES.median),
  GEOMEAN: ofColumn(SUMMARIES.geometricMean),
  "VAR.P": ofColumn(SUMMARIES.populationVariance),
  "VAR.S": ofColumn(SUMMARIES.sampleVariance),
  "STDEV.P": ofColumn(SUMMARIES.populationDeviation),
  "STDEV.S": ofColumn(SUMMARIES.sampleDeviation),
  "PERCENTILE.INC": ofPercentile(true),
  "PERCENTILE.EXC": ofPercentile(false),
  MIN: extreme(SUMMARIES.min, -1),
  MAX: extreme(SUMMARIES.max, 1),
  MINA: withText(SUMMARIES.min),
  MAXA: withText(SUMMARIES.max),
  AVERAGEA: withText(SUMMARIES.average),
};
