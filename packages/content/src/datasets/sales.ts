import { cleanRows, withFlaws } from "./flaws.ts";
import { generateSales } from "./generate-sales.ts";
import { SALES_COLUMNS, type SalesRow } from "./sales-row.ts";

const ISO_DATE = /^\d{4}-\d\d-\d\d$/;

/** The rows of the downloadable workbook, in the order of the file, with its stray spaces and mixed dates. */
export const shippedRows: readonly SalesRow[] = withFlaws(generateSales());

/** The same rows after cleaning, which most questions are about. */
export const salesRows: readonly SalesRow[] = cleanRows(shippedRows);

/** The rows without any cleaning: dates that are text are not dates. */
export const uncleanedRows: readonly SalesRow[] = shippedRows.map((row) => ({
  ...row,
  order_date: ISO_DATE.test(row.order_date) ? row.order_date : "",
  ship_date: row.ship_date === null || ISO_DATE.test(row.ship_date) ? row.ship_date : "",
}));

/** The rows as CSV; no value contains a comma or a quote, so nothing is quoted. */
export function salesCsv(rows: readonly SalesRow[] = shippedRows): string {
  const lines = rows.map((row) => SALES_COLUMNS.map((column) => row[column] ?? "").join(","));
  return `${[SALES_COLUMNS.join(","), ...lines].join("\n")}\n`;
}
