import Papa from "papaparse";
import { type CsvTable, generateTables } from "./generate.ts";
import { rawExport } from "./raw-export.ts";

/** Returns the files of the course's data. */
export function csvFiles(): { name: string; text: string }[] {
  const tables = generateTables();
  const sales = tables.find(({ name }) => name === "sales") as CsvTable;
  return [...tables, rawExport(sales)].map(({ name, columns, rows }) => ({
    name,
    text: `${Papa.unparse({ fields: columns, data: rows }, { newline: "\n" })}\n`,
  }));
}
