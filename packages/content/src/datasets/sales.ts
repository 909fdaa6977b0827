import { generateSales } from "./generate-sales.ts";
import { SALES_COLUMNS, type SalesRow } from "./sales-row.ts";

/** The rows of the downloadable workbook, in the order of the file. */
export const salesRows: readonly SalesRow[] = generateSales();

/** The rows as CSV; no value contains a comma or a quote, so nothing is quoted. */
export function salesCsv(rows: readonly SalesRow[] = salesRows): string {
  const lines = rows.map((row) => SALES_COLUMNS.map((column) => row[column] ?? "").join(","));
  return `${[SALES_COLUMNS.join(","), ...lines].join("\n")}\n`;
}
