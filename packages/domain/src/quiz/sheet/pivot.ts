import { financialYearFrom } from "../../payments/gst.ts";
import { type Cell, isRealDate } from "../sales-data.ts";
import { type SheetRow, type SheetTable, totalsOf } from "./rows.ts";

export const AGGREGATES = ["sum", "rows", "average", "distinct", "least", "most"] as const;
export type Aggregate = (typeof AGGREGATES)[number];

/** How a field of dates is grouped; other fields have one group per value. */
export const PERIODS = ["day", "month", "quarter", "financial-year"] as const;
export type Period = (typeof PERIODS)[number];

export interface PivotField {
  column: string;
  period: Period;
}

export interface Pivot {
  rows: PivotField;
  /** Null for one column of values. */
  columns: PivotField | null;
  value: string;
  aggregate: Aggregate;
}

export interface PivotRow {
  name: string;
  /** One value per column; null without rows. */
  cells: (Cell | undefined)[];
  total: Cell;
}

export interface PivotTable {
  columns: string[];
  /** The largest total first. */
  rows: PivotRow[];
  /** The values over all rows: per column, and over everything. */
  totals: Cell[];
  total: Cell;
}

export const BLANK_NAME = "(blank)";
const NOT_A_DATE = "(not a date)";
/** Returns the name of a cell's group, such as the month `2024-10`, the quarter `2024 Q4` or the financial year `2024-25`. */
function groupOf(cell: Cell, period: Period, isDate: boolean): string {
  if (cell === null) return BLANK_NAME;
  if (!isDate || period === "day") return String(cell);
  if (!isRealDate(cell)) return NOT_A_DATE;
  const [year = "", month = ""] = cell.split("-");
  if (period === "month") return `${year}-${month}`;
  if (period === "quarter") return `${year} Q${Math.ceil(Number(month) / 3)}`;
  const first = financialYearFrom(cell);
  return `${first}-${String((first + 1) % 100).padStart(2, "0")}`;
}

export const isDateColumn = (column: string): boolean => column.endsWith("_date");

const sizeOf = (cell: Cell | undefined) => (typeof cell === "number" ? cell : Number.NEGATIVE_INFINITY);

/** Groups the rows by one or two fields, as a pivot table does; groups are shown by their total, the largest first. */
export function pivotOf(
  { columns, rows }: SheetTable,
  { rows: by, columns: across, value, aggregate }: Pivot,
): PivotTable {
  const nameIn = (field: PivotField) => {
    const at = columns.indexOf(field.column);
    const isDate = isDateColumn(field.column);
    return ({ cells }: SheetRow) => groupOf(cells[at] ?? null, field.period, isDate);
  };
  const resultOf = (some: readonly SheetRow[]): Cell => totalsOf({ columns, rows: some }, value)[aggregate];
  const rowName = nameIn(by);
  const columnName = across && nameIn(across);
  const byColumn = columnName ? Map.groupBy(rows, columnName) : new Map<string, SheetRow[]>();
  const names = [...byColumn.keys()].toSorted();
  const byRow = Map.groupBy(rows, rowName);
  const found = [...byRow].map(([name, some]) => {
    const cellsOf = columnName ? Map.groupBy(some, columnName) : new Map<string, SheetRow[]>();
    return {
      name,
      cells: names.map((column) => {
        const those = cellsOf.get(column);
        return those && resultOf(those);
      }),
      total: resultOf(some),
    };
  });
  return {
    columns: names,
    rows: found.toSorted((one, other) => sizeOf(other.total) - sizeOf(one.total) || (one.name < other.name ? -1 : 1)),
    totals: names.map((column) => resultOf(byColumn.get(column) ?? [])),
    total: resultOf(rows),
  };
}
