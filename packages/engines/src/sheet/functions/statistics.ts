import { numberAt, numbersOf, ofAllNumbers, ofValues } from "../define.ts";
import { type EagerFunction, type Interpreter, MANY, type SheetFunctions } from "../interpreter.ts";
import {
  DIV0,
  flat,
  isError,
  isMatrix,
  isReference,
  matrixOf,
  NA,
  NUM,
  numberOf,
  type Scalar,
  VALUE,
  type Value,
} from "../values.ts";

export const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
export const meanOf = (numbers: readonly number[]): Scalar =>
  numbers.length === 0 ? DIV0 : sumOf(numbers) / numbers.length;

/** Returns the variance of a sample, or of all. */
function varianceOf(numbers: readonly number[], isSample: boolean): Scalar {
  const count = numbers.length - (isSample ? 1 : 0);
  if (count <= 0) return DIV0;
  const mean = sumOf(numbers) / numbers.length;
  return sumOf(numbers.map((one) => (one - mean) ** 2)) / count;
}
const variance = (isSample: boolean) => ofAllNumbers((numbers) => varianceOf(numbers, isSample));
const deviation = (isSample: boolean) =>
  ofAllNumbers((numbers) => {
    const madeVariance = varianceOf(numbers, isSample);
    return typeof madeVariance === "number" ? Math.sqrt(madeVariance) : madeVariance;
  });

const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
export const highest = (numbers: readonly number[]) =>
  numbers.reduce((most, one) => Math.max(most, one), Number.NEGATIVE_INFINITY);
export const lowest = (numbers: readonly number[]) =>
  numbers.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY);

function medianOf(numbers: readonly number[]): Scalar {
  const sorted = ascending(numbers);
  const half = sorted.length / 2;
  if (sorted.length === 0) return NUM;
  return Number.isInteger(half)
    ? ((sorted[half - 1] as number) + (sorted[half] as number)) / 2
    : (sorted[Math.floor(half)] as number);
}

function modeOf(numbers: readonly number[]): Scalar {
  const counts = new Map<number, number>();
  for (const one of numbers) counts.set(one, (counts.get(one) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return most < 2 ? NA : ([...counts].find(([, count]) => count === most)?.[0] ?? NA);
}

/** Makes a function of a range and one number; cells that are not numbers are skipped. */
const ofRangeAnd = (apply: (numbers: number[], of: number) => Scalar): EagerFunction => ({
  least: 2,
  most: 2,
  run([range = null, by = null], interpreter) {
    const numbers = numbersOf([range], interpreter);
    if (isError(numbers as Value)) return numbers as Scalar;
    const value = interpreter.read(by);
    const each = (cell: Scalar): Scalar => {
      const number = numberOf(cell);
      return isError(number) ? number : apply(numbers as number[], number);
    };
    return isMatrix(value) ? value.map((row) => row.map(each)) : each(value);
  },
});

/** Interpolates between neighbouring values: PERCENTILE.INC. */
function percentileOf(numbers: readonly number[], share: number): Scalar {
  if (share < 0 || share > 1 || numbers.length === 0) return NUM;
  const sorted = ascending(numbers);
  const at = share * (sorted.length - 1);
  const below = sorted[Math.floor(at)] as number;
  return below + (at - Math.floor(at)) * ((sorted[Math.ceil(at)] as number) - below);
}

const ranked = (isShared: boolean) =>
  ofValues(2, 3, (values) => {
    const sampleMean = numberAt(values, 0, 0);
    const order = numberAt(values, 2, 0);
    if (isError(sampleMean)) return sampleMean;
    if (isError(order)) return order;
    const numbers = flat(values[1] ?? null).filter((cell) => typeof cell === "number");
    const equal = numbers.filter((one) => one === sampleMean).length;
    if (equal === 0) return NA;
    const before = numbers.filter((one) => (order === 0 ? one > sampleMean : one < sampleMean)).length;
    return before + 1 + (isShared ? (equal - 1) / 2 : 0);
  });

/** RANK accepts several numbers at once in a matrix formula. */
const eachRanked = (isShared: boolean): EagerFunction => ({
  ...ranked(isShared),
  run([of = null, ...others], interpreter) {
    const value = interpreter.read(of);
    const { run } = ranked(isShared);
    if (!isMatrix(value)) return run([value, ...others], interpreter);
    return value.map((row) => row.map((cell) => run([cell, ...others], interpreter) as Scalar));
  },
});

/** Returns the pairs in which both are numbers. */
function pairsOf(one: Scalar | Value, other: Scalar | Value, { read }: Interpreter): [number, number][] | Scalar {
  const [a, b] = [flat(read(one as Value)), flat(read(other as Value))];
  if (a.length !== b.length) return NA;
  const error = [...a, ...b].find(isError);
  if (error) return error;
  return a.flatMap((x, index): [number, number][] =>
    typeof x === "number" && typeof b[index] === "number" ? [[x, b[index]]] : [],
  );
}
const ofPairs = (apply: (pairs: [number, number][]) => Scalar): EagerFunction => ({
  least: 2,
  most: 2,
  run([one = null, other = null], interpreter) {
    const pairs = pairsOf(one, other, interpreter);
    return Array.isArray(pairs) ? apply(pairs) : pairs;
  },
});
function momentsOf(pairs: readonly [number, number][]) {
  const [meanX, meanY] = [0, 1].map((at) => sumOf(pairs.map((pair) => pair[at] as number)) / pairs.length) as [
    number,
    number,
  ];
  const xy = sumOf(pairs.map(([x, y]) => (x - meanX) * (y - meanY)));
  const xx = sumOf(pairs.map(([x]) => (x - meanX) ** 2));
  const yy = sumOf(pairs.map(([, y]) => (y - meanY) ** 2));
  return { meanX, meanY, xy, xx, yy };
}

/** COUNT and COUNTA. */
const counted = (counts: (cell: Scalar, isInRange: boolean) => boolean): EagerFunction => ({
  least: 1,
  most: MANY,
  run: (args, { read, meter }) => {
    let count = 0;
    for (const arg of args) {
      const value = read(arg);
      const cells = flat(value);
      meter.step(cells.length);
      count += cells.filter((cell) => counts(cell, isMatrix(value) || isReference(arg))).length;
    }
    return count;
  },
});

const extreme = (pick: (numbers: readonly number[]) => number) =>
  ofAllNumbers((numbers) => (numbers.length === 0 ? 0 : pick(numbers)));
const nth = (isLargest: boolean) =>
  ofRangeAnd((numbers, k) => {
    const at = Math.ceil(k) - 1;
    const sorted = ascending(numbers);
    return sorted[isLargest ? sorted.length - 1 - at : at] ?? NUM;
  });
const VAR_S = variance(true);
const STDEV_S = deviation(true);
const PERCENTILE = ofRangeAnd(percentileOf);
const QUARTILE = ofRangeAnd((numbers, quarter) => percentileOf(numbers, Math.trunc(quarter) / 4));

export const STATISTICS: SheetFunctions = {
  COUNT: counted(
    (cell, isInRange) =>
      typeof cell === "number" || (!isInRange && !isError(cell) && typeof numberOf(cell) === "number"),
  ),
  COUNTA: counted((cell) => cell !== null),
  COUNTBLANK: counted((cell) => cell === null || cell === ""),
  AVERAGE: ofAllNumbers(meanOf),
  MAX: extreme(highest),
  MIN: extreme(lowest),
  MEDIAN: ofAllNumbers(medianOf),
  MODE: ofAllNumbers(modeOf),
  "MODE.SNGL": ofAllNumbers(modeOf),
  VAR: VAR_S,
  "VAR.S": VAR_S,
  VARP: variance(false),
  "VAR.P": variance(false),
  STDEV: STDEV_S,
  "STDEV.S": STDEV_S,
  STDEVP: deviation(false),
  "STDEV.P": deviation(false),
  GEOMEAN: ofAllNumbers((numbers) =>
    numbers.length === 0 || numbers.some((one) => one <= 0)
      ? NUM
      : Math.exp(sumOf(numbers.map(Math.log)) / numbers.length),
  ),
  LARGE: nth(true),
  SMALL: nth(false),
  PERCENTILE,
  "PERCENTILE.INC": PERCENTILE,
  QUARTILE,
  "QUARTILE.INC": QUARTILE,
  RANK: eachRanked(false),
  "RANK.EQ": eachRanked(false),
  "RANK.AVG": eachRanked(true),
  CORREL: ofPairs((pairs) => {
    const { xy, xx, yy } = momentsOf(pairs);
    return xx * yy > 0 ? xy / Math.sqrt(xx * yy) : DIV0;
  }),
  SLOPE: ofPairs((pairs) => {
    const { xy, yy } = momentsOf(pairs); // the known y's come first
    return yy > 0 ? xy / yy : DIV0;
  }),
  INTERCEPT: ofPairs((pairs) => {
    const { meanX, meanY, xy, yy } = momentsOf(pairs);
    return yy > 0 ? meanX - (xy / yy) * meanY : DIV0;
  }),
  FREQUENCY: ofValues(2, 2, ([data = null, bins = null], { meter }) => {
    const numbers = flat(data).filter((cell) => typeof cell === "number");
    const limits = flat(bins).filter((cell) => typeof cell === "number");
    if (limits.length === 0) return VALUE;
    meter.step(limits.length * (numbers.length + limits.length));
    const below = (limit: number) => numbers.filter((one) => one <= limit).length;
    const next = (limit: number) =>
      limits.reduce((most, one) => (one < limit ? Math.max(most, one) : most), Number.NEGATIVE_INFINITY);
    const counts = limits.map((limit) => below(limit) - below(next(limit)));
    return matrixOf([...counts, numbers.length - below(highest(limits))].map((count) => [count]));
  }),
};
