import type { SqlCell, SqlData, SqlTable } from "@dryrun/engines/sql/data";
import type { Literal } from "./literals.ts";

export type ColumnType = "whole" | "number" | "date" | "text";

/** Facts about a column from the data sets and the reference. */
export interface Column {
  name: string;
  type: ColumnType;
  isNullable: boolean;
  /** Values to draw from: those in the data sets, those that the reference compares with, and their neighbours. */
  pool: SqlCell[];
  /** Whether the reference compares the column with a value. */
  isCompared: boolean;
  /** The values of the pool that meet the reference's conditions on the column. */
  matching: SqlCell[];
}

const DAY_MS = 86_400_000;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const MOST_VALUES = 12;

function typeOf(values: readonly SqlCell[]): ColumnType {
  if (values.every((value) => typeof value === "number" && Number.isInteger(value))) return "whole";
  if (values.every((value) => typeof value === "number")) return "number";
  return values.every((value) => typeof value === "string" && ISO_DATE.test(value)) ? "date" : "text";
}

const shiftDay = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns a compared value and its neighbours. */
function valueAndNeighbours(value: SqlCell, type: ColumnType, hasNumbers: boolean): SqlCell[] {
  if (typeof value === "number") return hasNumbers ? [value - 1, value, value + 1] : [];
  if (typeof value !== "string") return [];
  if (type === "date") return ISO_DATE.test(value) ? [shiftDay(value, -1), value, shiftDay(value, 1)] : [];
  const core = value.replaceAll("%", "");
  return value === core ? [value] : [core, `${core} x`, `x ${core}`];
}

/** Comparisons with one of the values of a column, such as a flag or a grade. In a list, the sign before the value is the operator. */
const EQUALITIES = new Set(["=", "<>", "!=", "in", ",", "("]);

/** Whether a number may occur in a column: a flag is never 2, and there are no six stars. */
function mayOccur(value: SqlCell, operator: string, seenValues: readonly SqlCell[]): boolean {
  const numbers = seenValues.filter((seen) => typeof seen === "number");
  if (typeof value !== "number" || !EQUALITIES.has(operator) || numbers.length === 0) return true;
  return value >= Math.min(...numbers) && value <= Math.max(...numbers);
}

/** Returns numbers that add up to a compared sum, exactly and nearly. */
function summands(value: SqlCell, hasNumbers: boolean): SqlCell[] {
  if (typeof value !== "number" || value < 4 || !hasNumbers) return [];
  const half = Math.floor(value / 2);
  const third = Math.floor(value / 3);
  return [half, value - half, half + 1, third, value - 2 * third, value - 1, value, value + 1];
}

function meets(value: SqlCell, { operator, value: limit }: Literal): boolean {
  if (value === null || limit === null) return false;
  const [left, right] =
    typeof value === "number" && typeof limit === "number" ? [value, limit] : [String(value), String(limit)];
  switch (operator) {
    case "<":
      return left < right;
    case ">":
      return left > right;
    case "<=":
      return left <= right;
    case ">=":
    case "between":
      return left >= right;
    case "and":
      return left <= right;
    case "<>":
    case "!=":
      return left !== right;
    case "like":
      return String(value).includes(String(limit).replaceAll("%", ""));
    default:
      return left === right;
  }
}

/**
 * Leaves out NULL, negative numbers if the column has none, and values that differ from an earlier one only in case.
 */
function usableValues(values: readonly SqlCell[], seenValues: readonly SqlCell[], type: ColumnType): SqlCell[] {
  const isBelowZero = seenValues.some((value) => typeof value === "number" && value < 0);
  const valuesByKey = new Map<string, SqlCell>();
  for (const value of values) {
    if (value === null || (typeof value === "number" && value < 0 && !isBelowZero)) continue;
    if (type === "whole" && !Number.isInteger(value)) continue;
    const key = String(value).trim().toLowerCase();
    if (key !== "" && !valuesByKey.has(key)) valuesByKey.set(key, value);
  }
  return [...valuesByKey.values()];
}

/** Collects the facts about each column of a table from the data sets and the reference's conditions. */
export function columnsOf(table: SqlTable, dataSets: readonly SqlData[], literals: readonly Literal[]): Column[] {
  return table.columns.map((name, index) => {
    const cells = dataSets.flatMap(({ tables }) =>
      (tables.find((item) => item.name === table.name)?.rows ?? []).map((row) => row[index] ?? null),
    );
    const seenValues = cells.filter((cell) => cell !== null);
    const type = typeOf(seenValues);
    const hasNumbers = seenValues.some((value) => typeof value === "number");
    const columnLiterals = literals.filter(({ column }) => column === name.toLowerCase());
    const compared = columnLiterals.flatMap(({ value, operator, isAggregate }) =>
      isAggregate
        ? summands(value, hasNumbers)
        : valueAndNeighbours(value, type, hasNumbers).filter((item) => mayOccur(item, operator, seenValues)),
    );
    // Only a few values, so that equal ones occur together.
    const pool = usableValues([...compared, ...seenValues.slice(0, MOST_VALUES)], seenValues, type);
    const conditions = columnLiterals.filter(({ isAggregate }) => !isAggregate);
    const hasAlternatives =
      conditions.length > 0 && new Set(conditions.map(({ operator }) => operator)).size < conditions.length;
    const matchingValues = pool.filter((value) =>
      hasAlternatives ? conditions.some((item) => meets(value, item)) : conditions.every((item) => meets(value, item)),
    );
    return {
      name,
      type,
      isNullable: cells.length > seenValues.length,
      pool,
      isCompared: columnLiterals.length > 0,
      matching: matchingValues.length > 0 ? matchingValues : pool,
    };
  });
}
