import type { DaxFunction, Functions } from "../../context/call.ts";
import { toText } from "../../model/convert.ts";
import { order } from "../../model/value.ts";
import { percentile, SUMMARIES, type Summary } from "./summary.ts";

const overRows = (summary: Summary): DaxFunction => ({
  arity: [2, 2],
  value: (call) => summary(call.perRow(call.table(0), 1)),
});

const ofPercentile = (isInclusive: boolean): DaxFunction => ({
  arity: [3, 3],
  value: (call) => percentile(call.number(2), isInclusive)(call.perRow(call.table(0), 1)),
});

/** CONCATENATEX ( table, text, delimiter, order, ASC or DESC, … ) */
const concatenated: DaxFunction = {
  arity: [2, 255],
  value(call) {
    const table = call.table(0);
    const texts = call.perRow(table, 1).map(toText);
    const delimiter = call.has(2) ? call.text(2) : "";
    const keys = call
      .positions(3)
      .filter((position) => (position - 3) % 2 === 0 && call.has(position))
      .map((position) => ({ values: call.perRow(table, position), sign: call.isWord(position + 1, "DESC") ? -1 : 1 }));
    const byKeys = (a: number, b: number) =>
      keys.reduce((found, { values, sign }) => found || sign * order(values[a] ?? null, values[b] ?? null), 0);
    const sorted = texts.map((_, row) => row).sort(byKeys);
    const length = texts.reduce((sum, text) => sum + text.length + delimiter.length, 0);
    call.run.meter.step(Math.ceil(length / 100));
    return sorted.map((row) => texts[row] ?? "").join(delimiter);
  },
};

export const ITERATORS: Functions = {
  SUMX: overRows(SUMMARIES.sum),
  AVERAGEX: overRows(SUMMARIES.average),
  PRODUCTX: overRows(SUMMARIES.product),
  MEDIANX: overRows(SUMMARIES.median),
  GEOMEANX: overRows(SUMMARIES.geometricMean),
  "VARX.P": overRows(SUMMARIES.populationVariance),
  "VARX.S": overRows(SUMMARIES.sampleVariance),
  "STDEVX.P": overRows(SUMMARIES.populationDeviation),
  "STDEVX.S": overRows(SUMMARIES.sampleDeviation),
  "PERCENTILEX.INC": ofPercentile(true),
  "PERCENTILEX.EXC": ofPercentile(false),
  MINX: overRows(SUMMARIES.min),
  MAXX: overRows(SUMMARIES.max),
  CONCATENATEX: concatenated,
};
