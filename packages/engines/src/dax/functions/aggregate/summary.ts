import { ProgramError } from "../../../meter.ts";
import { toNumber } from "../../model/convert.ts";
import { Moment, order, type Value } from "../../model/value.ts";

/** Aggregates values; BLANKs are skipped, and without any value the result is BLANK. */
export type Summary = (values: readonly Value[]) => Value;

const present = (values: readonly Value[]): Value[] => values.filter((value) => value !== null);

/** Makes a summary of numbers; with `keepsDates` dates stay dates. */
function numeric(summarise: (numbers: number[]) => number | null, keepsDates = false): Summary {
  return (values) => {
    const presentValues = present(values);
    if (presentValues.length === 0) return null;
    const text = presentValues.find((value) => typeof value === "string");
    if (text !== undefined) throw new ProgramError("type", "A column of type Text cannot be aggregated as numbers.");
    const created = summarise(presentValues.map(toNumber));
    return created !== null && keepsDates && presentValues.every((value) => value instanceof Moment)
      ? new Moment(created)
      : created;
  };
}

const total = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const mean = (numbers: number[]): number => total(numbers) / numbers.length;
const ascending = (numbers: number[]): number[] => numbers.toSorted((a, b) => a - b);

/** Returns the value at a fractional position of the sorted numbers; the first is at 0. */
function between(sorted: number[], position: number): number {
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? below;
  return below + (above - below) * (position - Math.floor(position));
}

/** Returns squared deviations divided by the count minus `taken`; BLANK if that is 0. */
const variance = (numbers: number[], taken: 0 | 1): number => {
  const middle = mean(numbers);
  const count = numbers.length - taken;
  if (count === 0) throw new ProgramError("runtime", "A sample needs at least two values.");
  return total(numbers.map((number) => (number - middle) ** 2)) / count;
};

const extreme =
  (sign: 1 | -1): Summary =>
  (values) =>
    present(values).reduce<Value>(
      (best, value) => (best === null || sign * order(value, best) > 0 ? value : best),
      null,
    );

export const percentile = (share: number, isInclusive: boolean): Summary =>
  numeric((numbers) => {
    const position = isInclusive ? share * (numbers.length - 1) : share * (numbers.length + 1) - 1;
    if (position < 0 || position > numbers.length - 1)
      throw new ProgramError("runtime", "The percentile is outside of the range of the values.");
    return between(ascending(numbers), position);
  });

export const SUMMARIES = {
  sum: numeric(total),
  average: numeric(mean, true),
  product: numeric((numbers) => numbers.reduce((made, number) => made * number, 1)),
  median: numeric((numbers) => between(ascending(numbers), (numbers.length - 1) / 2), true),
  geometricMean: numeric((numbers) => Math.exp(mean(numbers.map(Math.log)))),
  populationVariance: numeric((numbers) => variance(numbers, 0)),
  sampleVariance: numeric((numbers) => variance(numbers, 1)),
  populationDeviation: numeric((numbers) => Math.sqrt(variance(numbers, 0))),
  sampleDeviation: numeric((numbers) => Math.sqrt(variance(numbers, 1))),
  min: extreme(-1),
  max: extreme(1),
} satisfies Record<string, Summary>;
