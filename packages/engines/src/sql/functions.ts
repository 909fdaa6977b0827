import type { SqlCell } from "./data.ts";
import { formatDate, parseDate } from "./date-formats.ts";
import { addToDate, bordersBetween, DAYS, MONTHS, partOf, truncateDate, unitOf, unitsBetween } from "./dates.ts";

/** Functions that rewritten statements call. The number of parameters of each is fixed, as SQLite requires. */
export const FUNCTIONS: Record<string, (...args: never[]) => SqlCell> = {
  random: () => 1,
  dryrun_part: (unit: SqlCell, date: SqlCell) => partOf(unit, date),
  dryrun_name: (unit: SqlCell, date: SqlCell) => nameOf(unit, date),
  dryrun_format: (value: SqlCell, format: SqlCell, family: SqlCell) => formatDate(value, format, family),
  dryrun_parse: (text: SqlCell, format: SqlCell, family: SqlCell) => parseDate(text, format, family),
  dryrun_trunc: (unit: SqlCell, date: SqlCell) => truncateDate(unit, date),
  dryrun_add: (date: SqlCell, count: SqlCell, unit: SqlCell) => addToDate(date, count, unit),
  dryrun_month_end: (date: SqlCell, count: SqlCell) =>
    addToDate(addToDate(truncateDate("month", date), Number(count) + 1, "month"), -1, "day"),
  dryrun_borders: (unit: SqlCell, from: SqlCell, to: SqlCell) => bordersBetween(unit, from, to),
  dryrun_pad: (side: SqlCell, text: SqlCell, length: SqlCell, filling: SqlCell) => padded(side, text, length, filling),
  dryrun_pieces: (text: SqlCell, sign: SqlCell, count: SqlCell) => piecesOf(text, sign, count),
  dryrun_units: (unit: SqlCell, from: SqlCell, to: SqlCell) => unitsBetween(unit, from, to),
};

const MOST_PADDING = 1_000;

/** LPAD (-1) and RPAD (1); a longer text is cut. */
function padded(side: SqlCell, text: SqlCell, length: SqlCell, filling: SqlCell): SqlCell {
  if (text === null || filling === null) return null;
  const size = Math.min(Number(length), MOST_PADDING);
  if (!(size >= 0)) return null;
  const whole = String(text).slice(0, size);
  return side === -1 ? whole.padStart(size, String(filling)) : whole.padEnd(size, String(filling));
}

/** SUBSTRING_INDEX: returns the text before the sign's n-th occurrence, or after it from the end. */
function piecesOf(text: SqlCell, sign: SqlCell, count: SqlCell): SqlCell {
  if (text === null || sign === null || sign === "") return null;
  const pieces = String(text).split(String(sign));
  const number = Number(count);
  return (number >= 0 ? pieces.slice(0, number) : pieces.slice(number)).join(String(sign));
}

/** Returns the name of a month or a weekday; the number of any other part, as text. */
function nameOf(unit: SqlCell, date: SqlCell): SqlCell {
  const number = partOf(unit, date);
  if (number === null) return null;
  const name = unitOf(String(unit));
  const names = name === "month" ? MONTHS : name === "weekday" ? DAYS : null;
  return names ? (names[Number(number) - 1] ?? null) : String(number);
}

interface Kept {
  key: SqlCell;
  values: SqlCell[];
  name: string;
}

const isBefore = (a: SqlCell, b: SqlCell): boolean => {
  if (typeof a === "number" && typeof b === "number") return a < b;
  return String(a ?? "") < String(b ?? "");
};

const AGGREGATES = new Map(
  Object.entries<(values: number[]) => number>({
    sum: (values) => values.reduce((sum, value) => sum + value, 0),
    avg: (values) => values.reduce((sum, value) => sum + value, 0) / values.length,
    count: (values) => values.length,
  }),
);

/** `MAX(x) KEEP (DENSE_RANK LAST ORDER BY key)`: an aggregate of the rows with the largest key, or the smallest with -1. */
export const KEEP = {
  init: (): Kept | null => null,
  step: (kept: Kept | null, name: SqlCell, direction: SqlCell, value: SqlCell, key: SqlCell): Kept => {
    const isFirst = kept === null || (direction === 1 ? isBefore(kept.key, key) : isBefore(key, kept.key));
    if (isFirst) return { key, values: [value], name: String(name) };
    if (kept.key === key) kept.values.push(value);
    return kept;
  },
  finalize: (kept: Kept | null): SqlCell => {
    const values = (kept?.values ?? []).filter((value) => value !== null);
    if (!kept || values.length === 0) return null;
    const aggregate = AGGREGATES.get(kept.name);
    if (aggregate) return aggregate(values.map(Number));
    const sorted = [...values].sort((a, b) => (isBefore(a, b) ? -1 : 1));
    return sorted.at(kept.name === "min" ? 0 : -1) ?? null;
  },
};
