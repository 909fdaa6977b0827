import { DAY_MS } from "../../time.ts";
import { type Cell, isRealDate, type SalesTable } from "../sales-data.ts";

export interface SheetRow {
  /** The row's number in the workbook, whose first data row is 2. */
  number: number;
  cells: readonly Cell[];
}

/** The data set as a sheet: its rows keep their numbers when they are filtered and sorted. */
export interface SheetTable {
  columns: readonly string[];
  rows: readonly SheetRow[];
}

const FIRST_ROW = 2;

export const sheetOf = ({ columns, rows }: SalesTable): SheetTable => ({
  columns,
  rows: rows.map((cells, index) => ({ number: index + FIRST_ROW, cells })),
});

/** What a condition asks of a cell. Texts are compared without regard to case, as in Excel. */
export const TESTS = [
  "is",
  "is-not",
  "contains",
  "begins",
  "ends",
  "more",
  "from",
  "less",
  "to",
  "blank",
  "filled",
] as const;
export type Test = (typeof TESTS)[number];

export interface Condition {
  column: string;
  test: Test;
  /** As typed; unused by "blank" and "filled". A date is `YYYY-MM-DD`. */
  value: string;
}

const lower = (cell: Cell) => String(cell ?? "").toLowerCase();

/** Compares like with like: numbers, or real dates. Null if they cannot be compared. */
function difference(cell: Cell, value: string): number | null {
  if (typeof cell === "number") {
    const number = Number(value);
    return value.trim() === "" || Number.isNaN(number) ? null : cell - number;
  }
  if (!isRealDate(cell) || !isRealDate(value)) return null;
  return cell < value ? -1 : cell > value ? 1 : 0;
}

const isSame = (cell: Cell, value: string) =>
  typeof cell === "number" ? difference(cell, value) === 0 : lower(cell) === value.toLowerCase();

const PASSES: Record<Test, (cell: Cell, value: string) => boolean> = {
  is: isSame,
  "is-not": (cell, value) => !isSame(cell, value),
  contains: (cell, value) => lower(cell).includes(value.toLowerCase()),
  begins: (cell, value) => lower(cell).startsWith(value.toLowerCase()),
  ends: (cell, value) => lower(cell).endsWith(value.toLowerCase()),
  more: (cell, value) => (difference(cell, value) ?? 0) > 0,
  from: (cell, value) => (difference(cell, value) ?? -1) >= 0,
  less: (cell, value) => (difference(cell, value) ?? 0) < 0,
  to: (cell, value) => (difference(cell, value) ?? 1) <= 0,
  blank: (cell) => cell === null,
  filled: (cell) => cell !== null,
};

/** Returns the rows that meet every condition. */
export function filterRows({ columns, rows }: SheetTable, conditions: readonly Condition[]): SheetTable {
  const tests = conditions.map(({ column, test, value }) => ({ at: columns.indexOf(column), test, value }));
  return {
    columns,
    rows: rows.filter(({ cells }) => tests.every(({ at, test, value }) => PASSES[test](cells[at] ?? null, value))),
  };
}

/** Numbers before texts, as in Excel. */
function compare(one: Cell, other: Cell): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  if (typeof one === "number") return -1;
  if (typeof other === "number") return 1;
  const [first, second] = [lower(one), lower(other)];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** Sorts the rows by one column. Blanks come last in both directions, and equal rows keep their order. */
export function sortRows({ columns, rows }: SheetTable, column: string, isDescending: boolean): SheetTable {
  const at = columns.indexOf(column);
  const cellOf = ({ cells }: SheetRow) => cells[at] ?? null;
  const filled = rows.filter((row) => cellOf(row) !== null);
  const blank = rows.filter((row) => cellOf(row) === null);
  const direction = isDescending ? -1 : 1;
  return {
    columns,
    rows: [...filled.toSorted((one, other) => direction * compare(cellOf(one), cellOf(other))), ...blank],
  };
}

/** Returns the places, from 0, of the rows that have a cell with this text. */
export function findRows({ rows }: SheetTable, text: string): number[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return [];
  return rows.flatMap(({ cells }, place) => (cells.some((cell) => lower(cell).includes(wanted)) ? [place] : []));
}

export interface Totals {
  rows: number;
  filled: number;
  blank: number;
  /** Different values, without blanks. */
  distinct: number;
  /** Null for a column without numbers. */
  sum: number | null;
  average: number | null;
  /** The smallest and largest number or text; null if all are blank. */
  least: Cell;
  most: Cell;
}

/** Returns what the status bar of a spreadsheet shows about a column. */
export function totalsOf({ columns, rows }: SheetTable, column: string): Totals {
  const at = columns.indexOf(column);
  const cells = rows.flatMap(({ cells: all }) => all[at] ?? []);
  const numbers = cells.filter((cell) => typeof cell === "number");
  const sum = numbers.length > 0 ? numbers.reduce((total, number) => total + number, 0) : null;
  const sorted = cells.toSorted(compare);
  return {
    rows: rows.length,
    filled: cells.length,
    blank: rows.length - cells.length,
    distinct: new Set(cells.map((cell) => (typeof cell === "string" ? cell.toLowerCase() : cell))).size,
    sum,
    average: sum === null ? null : sum / numbers.length,
    least: sorted[0] ?? null,
    most: sorted.at(-1) ?? null,
  };
}

/** Returns the number of rows that differ in at least one cell. */
export const distinctRows = ({ rows }: SheetTable): number =>
  new Set(rows.map(({ cells }) => JSON.stringify(cells))).size;

export const OPERATORS = ["×", "÷", "+", "−"] as const;
export type Operator = (typeof OPERATORS)[number];

/** A column that is computed from others: row by row, or the sum of one column up to each row. */
export type Computed = { left: string; operator: Operator; right: string } | { runningTotalOf: string };

export const nameOf = (computed: Computed): string =>
  "runningTotalOf" in computed
    ? `running total of ${computed.runningTotalOf}`
    : `${computed.left} ${computed.operator} ${computed.right}`;

/** A number, or the day number of a real date; null for anything else. */
function operandOf(cell: Cell): number | null {
  if (isRealDate(cell)) return Date.parse(cell) / DAY_MS;
  return typeof cell === "number" ? cell : null;
}

const OPERATIONS: Record<Operator, (left: number, right: number) => number | null> = {
  "×": (left, right) => left * right,
  "÷": (left, right) => (right === 0 ? null : left / right),
  "+": (left, right) => left + right,
  "−": (left, right) => left - right,
};

/** Adds a computed column at the end; a cell that cannot be computed is blank. */
export function withColumn({ columns, rows }: SheetTable, computed: Computed): SheetTable {
  const at = (column: string) => columns.indexOf(column);
  let total = 0;
  const cellOf = ({ cells }: SheetRow): Cell => {
    if ("runningTotalOf" in computed) {
      total += operandOf(cells[at(computed.runningTotalOf)] ?? null) ?? 0;
      return total;
    }
    const left = operandOf(cells[at(computed.left)] ?? null);
    const right = operandOf(cells[at(computed.right)] ?? null);
    return left === null || right === null ? null : OPERATIONS[computed.operator](left, right);
  };
  return {
    columns: [...columns, nameOf(computed)],
    rows: rows.map((row) => ({ ...row, cells: [...row.cells, cellOf(row)] })),
  };
}
