// Writes datasets/dryrun-sales.csv and .xlsx: node packages/content/scripts/make-datasets.ts
import { writeFile } from "node:fs/promises";
import writeExcelFile from "write-excel-file/node";
import { type DatasetFile, datasetFile } from "../src/datasets/files.ts";
import { salesCsv, shippedRows } from "../src/datasets/sales.ts";
import { SALES_COLUMNS, type SalesRow } from "../src/datasets/sales-row.ts";

const WIDTHS: Partial<Record<keyof SalesRow, number>> = { product: 22, state: 16, category: 17, customer_segment: 18 };
const ISO_DATE = /^\d{4}-\d\d-\d\d$/;

function cell(row: SalesRow, column: keyof SalesRow) {
  const value = row[column];
  if (value === null) return null;
  // Only dates in the usual format become real dates; the others stay text, as after a careless import.
  if ((column === "order_date" || column === "ship_date") && ISO_DATE.test(String(value))) {
    return { value: new Date(`${value}T00:00:00Z`), format: "yyyy-mm-dd" };
  }
  return column === "discount" ? { value, format: "0%" } : { value };
}

const csv = datasetFile("dryrun-sales.csv") as DatasetFile;
const xlsx = datasetFile("dryrun-sales.xlsx") as DatasetFile;

await writeFile(csv.path, salesCsv());
await writeExcelFile(
  [
    SALES_COLUMNS.map((column) => ({ value: column, fontWeight: "bold" as const })),
    ...shippedRows.map((row) => SALES_COLUMNS.map((column) => cell(row, column))),
  ],
  {
    sheet: "sales",
    columns: SALES_COLUMNS.map((column) => ({ width: WIDTHS[column] ?? 13 })),
    stickyRowsCount: 1,
  },
).toFile(xlsx.path);
