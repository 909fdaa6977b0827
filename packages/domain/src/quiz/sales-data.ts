import type { RunKind } from "../interviews/limits.ts";

/** The cleaning that a question requires before the rows are used. */
export interface SalesCleaning {
  spaces: boolean;
  dates: boolean;
}

/** A blank cell is null; a date is a text, as in the file. */
export type Cell = string | number | null;

export interface SalesTable {
  columns: string[];
  /** A blank cell is null; a date is a text, as in the file. */
  rows: Cell[][];
}

const NUMBERS: ReadonlySet<string> = new Set(["quantity", "unit_price", "discount", "sales", "profit", "rating"]);
const isDate = (column: string) => column.endsWith("_date");

const cellOf = (text: string, column: string): Cell => (text === "" ? null : NUMBERS.has(column) ? Number(text) : text);

/** Parses the CSV of the sales workbook, which has no quoted values. */
export function readSales(csv: string): SalesTable {
  const [head = "", ...lines] = csv.trimEnd().split("\n");
  const columns = head.split(",");
  return {
    columns,
    rows: lines.map((line) => line.split(",").map((text, index) => cellOf(text, columns[index] ?? ""))),
  };
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const NAMED_MONTH = /^(\d\d)-([A-Z][a-z]{2})-(\d{4})$/;

/** Converts `05-Apr-2023` and `2023/04/05` to `2023-04-05`. */
function withDate(text: string): string {
  const [, day, month = "", year] = NAMED_MONTH.exec(text) ?? [];
  if (day === undefined) return text.replaceAll("/", "-");
  return `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, "0")}-${day}`;
}

/** Removes spaces at the ends and doubled ones; a non-breaking space counts as one. */
const withoutStrays = (text: string) =>
  text
    .split(/[ \u00a0]/)
    .filter((word) => word !== "")
    .join(" ");

/** Returns the rows after cleaning. */
export function cleanSales({ columns, rows }: SalesTable, { spaces, dates }: SalesCleaning): SalesTable {
  const clean = (cell: Cell, column: string) => {
    if (typeof cell !== "string") return cell;
    return isDate(column) ? (dates ? withDate(cell) : cell) : spaces ? withoutStrays(cell) : cell;
  };
  return { columns, rows: rows.map((row) => row.map((cell, index) => clean(cell, columns[index] ?? ""))) };
}

const REAL_DATE = /^\d{4}-\d\d-\d\d$/;
/** Whether a cell is a date as Excel stores it, here `YYYY-MM-DD`, and not a text that looks like one. */
export const isRealDate = (cell: Cell): cell is string => typeof cell === "string" && REAL_DATE.test(cell);

/** Makes the sheet `sales`: a date in another format stays a text. */
const sheetOf = ({ columns, rows }: SalesTable) => ({
  name: "sales",
  rows: [
    columns,
    ...rows.map((row) =>
      row.map((cell, index) => (isDate(columns[index] ?? "") && isRealDate(cell) ? { date: cell } : cell)),
    ),
  ],
});

const typeOf = (column: string) =>
  isDate(column) ? "date" : column === "discount" ? "decimal" : NUMBERS.has(column) ? "integer" : "text";

/** Makes the table `sales` with a marked date table over whole financial years; invalid dates are blank in a date column. */
const modelOf = ({ columns, rows }: SalesTable) => ({
  tables: [
    {
      name: "sales",
      columns: columns.map((name) => ({ name, type: typeOf(name) })),
      rows: rows.map((row) =>
        row.map((cell, index) => (isDate(columns[index] ?? "") && !isRealDate(cell) ? null : cell)),
      ),
    },
    { name: "Date", from: "2023-04-01", to: "2026-03-31" },
  ],
  relationships: [
    { from: "sales[order_date]", to: "Date[Date]" },
    { from: "sales[ship_date]", to: "Date[Date]", active: false },
  ],
  dateColumn: "Date[Date]",
});

/** The first cell to the right of the data. */
const FREE_CELL = "S1";

const WORLDS: Record<RunKind, (table: SalesTable) => unknown> = {
  sql: (table) => ({ tables: [{ name: "sales", ...table }] }),
  sheet: (table) => ({ sheets: [sheetOf(table)], sheet: "sales", address: FREE_CELL }),
  dax: modelOf,
  vba: (table) => ({ sheets: [sheetOf(table)] }),
};

/** Returns the rows as the JSON text that an engine runs on. */
export const salesData = (kind: RunKind, table: SalesTable) => JSON.stringify(WORLDS[kind](table));

/** The language of each topic. */
export const RUN_OF_TOPIC = { Excel: "sheet", "Power BI": "dax", SQL: "sql", VBA: "vba" } as const;

/** Returns the code of a question that can be run: its longest piece that calls or selects something; "" if it has none. */
export function codeOf(question: string): string {
  const pieces = question.split("`").filter((piece, index) => index % 2 === 1 && /\(|^SELECT /.test(piece));
  return pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), "");
}
