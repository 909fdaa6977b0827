import type { SqlCell, SqlTable, SqlWorld } from "@dryrun/engines/sql/world";
import type { Literal } from "./literals.ts";

export type ColumnType = "whole" | "number" | "date" | "text";

/** What the data sets show about a column. */
export interface Column {
  name: string;
  type: ColumnType;
  isNullable: boolean;
  /** Values to draw from: those seen, those that the reference compares with, and those beside them. */
  pool: SqlCell[];
  /** Whether the reference compares the column with a value. */
  isCompared: boolean;
  /** Values that meet the reference's conditions on the column. */
  meeting: SqlCell[];
}

const DAY_MS = 86_400_000;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const MOST_VALUES = 12;

function typeOf(values: readonly SqlCell[]): ColumnType {
  if (values.every((value) => typeof value === "number" && Number.isInteger(value))) return "whole";
  if (values.every((value) => typeof value === "number")) return "number";
  return values.every((value) => typeof value === "string" && ISO_DATE.test(value)) ? "date" : "text";
}

const dayBeside = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** The value itself and its neighbours. */
function around(value: SqlCell, type: ColumnType, hasNumbers: boolean): SqlCell[] {
  if (typeof value === "number") return hasNumbers ? [value - 1, value, value + 1] : [];
  if (typeof value !== "string") return [];
  if (type === "date") return ISO_DATE.test(value) ? [dayBeside(value, -1), value, dayBeside(value, 1)] : [];
  const core = value.replaceAll("%", "");
  return value === core ? [value] : [core, `${core} x`, `x ${core}`];
}

/** Comparisons with one value of several that a column has, such as a flag or a grade; in a list, the sign before the value counts. */
const EQUALITIES = new Set(["=", "<>", "!=", "in", ",", "("]);

/** Whether a number may be in a column: beside a flag of 1 there is no 2, and above five stars there is nothing. */
function mayOccur(value: SqlCell, operator: string, seen: readonly SqlCell[]): boolean {
  const numbers = seen.filter((one) => typeof one === "number");
  if (typeof value !== "number" || !EQUALITIES.has(operator) || numbers.length === 0) return true;
  return value >= Math.min(...numbers) && value <= Math.max(...numbers);
}

/** Parts that add up to a compared sum, exactly and nearly. */
function partsOf(value: SqlCell, hasNumbers: boolean): SqlCell[] {
  if (typeof value !== "number" || value < 4 || !hasNumbers) return [];
  const half = Math.floor(value / 2);
  const third = Math.floor(value / 3);
  return [half, value - half, half + 1, third, value - 2 * third, value - 1, value, value + 1];
}

function meets(value: SqlCell, { operator, value: limit }: Literal): boolean {
  if (value === null || limit === null) return false;
  const [a, b] =
    typeof value === "number" && typeof limit === "number" ? [value, limit] : [String(value), String(limit)];
  switch (operator) {
    case "<":
      return a < b;
    case ">":
      return a > b;
    case "<=":
      return a <= b;
    case ">=":
    case "between":
      return a >= b;
    case "and":
      return a <= b;
    case "<>":
    case "!=":
      return a !== b;
    case "like":
      return String(value).includes(String(limit).replaceAll("%", ""));
    default:
      return a === b;
  }
}

/** Values without those that differ from another one only in case, or that are outside of what was seen. */
function kept(values: readonly SqlCell[], seen: readonly SqlCell[], type: ColumnType): SqlCell[] {
  const isBelowZero = seen.some((value) => typeof value === "number" && value < 0);
  const known = new Map<string, SqlCell>();
  for (const value of values) {
    if (value === null || (typeof value === "number" && value < 0 && !isBelowZero)) continue;
    if (type === "whole" && !Number.isInteger(value)) continue;
    const key = String(value).trim().toLowerCase();
    if (key !== "" && !known.has(key)) known.set(key, value);
  }
  return [...known.values()];
}

/** What the data sets and the reference's conditions show about each column of a table. */
export function columnsOf(table: SqlTable, worlds: readonly SqlWorld[], literals: readonly Literal[]): Column[] {
  return table.columns.map((name, at) => {
    const cells = worlds.flatMap(({ tables }) =>
      (tables.find((one) => one.name === table.name)?.rows ?? []).map((row) => row[at] ?? null),
    );
    const seen = cells.filter((cell) => cell !== null);
    const type = typeOf(seen);
    const hasNumbers = seen.some((value) => typeof value === "number");
    const own = literals.filter(({ column }) => column === name.toLowerCase());
    const compared = own.flatMap(({ value, operator, isAggregate }) =>
      isAggregate
        ? partsOf(value, hasNumbers)
        : around(value, type, hasNumbers).filter((one) => mayOccur(one, operator, seen)),
    );
    // Few of the values seen, so that equal ones meet.
    const pool = kept([...compared, ...seen.slice(0, MOST_VALUES)], seen, type);
    const conditions = own.filter(({ isAggregate }) => !isAggregate);
    const single =
      conditions.length > 0 && new Set(conditions.map(({ operator }) => operator)).size < conditions.length;
    const meeting = pool.filter((value) =>
      single ? conditions.some((one) => meets(value, one)) : conditions.every((one) => meets(value, one)),
    );
    return {
      name,
      type,
      isNullable: cells.length > seen.length,
      pool,
      isCompared: own.length > 0,
      meeting: meeting.length > 0 ? meeting : pool,
    };
  });
}
