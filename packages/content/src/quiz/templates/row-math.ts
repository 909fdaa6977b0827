import type { SalesRow } from "../../datasets/sales-row.ts";
import type { Rows } from "./template.ts";

type Test = (row: SalesRow) => boolean;
type Pick = (row: SalesRow) => number;

/** Returns the rows that pass every test. */
export const filterRows = (rows: Rows, ...tests: Test[]): SalesRow[] =>
  rows.filter((row) => tests.every((test) => test(row)));

export const total = (rows: Rows, of: Pick): number => rows.reduce((sum, row) => sum + of(row), 0);
export const sales = (rows: Rows): number => total(rows, (row) => row.sales);
export const profit = (rows: Rows): number => total(rows, (row) => row.profit);
/** Returns quantity times price, before the discount. */
export const gross = (rows: Rows): number => total(rows, (row) => row.quantity * row.unit_price);
export const units = (rows: Rows): number => total(rows, (row) => row.quantity);
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return mean(sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1));
}

export const distinct = (rows: Rows, of: (row: SalesRow) => unknown): number => new Set(rows.map(of)).size;
export const orders = (rows: Rows): number => distinct(rows, (row) => row.order_id);
export const customers = (rows: Rows): number => distinct(rows, (row) => row.customer_id);
/** Returns the rows without exact copies. */
export const unique = (rows: Rows): SalesRow[] => [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
/** Returns the ratings that are not blank. */
export const ratings = (rows: Rows): number[] => rows.flatMap((row) => row.rating ?? []);

export function groups(rows: Rows, of: (row: SalesRow) => string): [string, SalesRow[]][] {
  const rowsByGroup = new Map<string, SalesRow[]>();
  for (const row of rows) rowsByGroup.set(of(row), [...(rowsByGroup.get(of(row)) ?? []), row]);
  return [...rowsByGroup];
}

/** Returns the name of the group at `place` (1 = first), ordered by the measure, largest first. */
export function rankGroups(rows: Rows, of: (row: SalesRow) => string, by: (rows: Rows) => number, place = 1): string {
  const ordered = groups(rows, of).sort(([, a], [, b]) => by(b) - by(a));
  return ordered.at(place > 0 ? place - 1 : place)?.[0] ?? "";
}

/** Tests for `where`. */
export const is =
  <K extends keyof SalesRow>(column: K, value: SalesRow[K]): Test =>
  (row) =>
    row[column] === value;
export const inMonth =
  (month: string, column: "order_date" | "ship_date" = "order_date"): Test =>
  (row) =>
    row[column]?.startsWith(month) === true;
export const between =
  (from: string, before: string): Test =>
  (row) =>
    row.order_date >= from && row.order_date < before;
