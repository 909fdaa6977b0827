import type { CellContent, SheetTable } from "../../workbook.ts";
import { sheetEngine } from "../engine.ts";

/** Makes a sheet from its rows; the first row is row 1, the first column is A. A text that begins with = is a formula. */
export function sheetOf(rows: readonly (readonly CellContent[])[], name = "Sheet1", tables: SheetTable[] = []) {
  const cells: Record<string, CellContent> = {};
  for (const [row, line] of rows.entries())
    for (const [column, cell] of line.entries()) {
      const isFormula = typeof cell === "string" && cell.startsWith("=");
      if (cell !== null) cells[`${String.fromCharCode(65 + column)}${row + 1}`] = isFormula ? { formula: cell } : cell;
    }
  return { name, cells, tables };
}

type Sheets = ReturnType<typeof sheetOf>[];

/** Returns the outcome of a formula in cell Z1 of the first sheet, or in another cell. */
export const outcomeOf = (
  formula: string,
  sheets: Sheets = [sheetOf([])],
  address = "Z1",
  names?: Record<string, string>,
) =>
  sheetEngine.run(formula, {
    workbook: { sheets, ...(names && { names }) },
    sheet: sheets[0]?.name ?? "Sheet1",
    address,
    today: 46_000,
  });

/** Returns the result's rows; a single cell as its value, an error as its text. */
export function resultOf(formula: string, sheets?: Sheets, address?: string, names?: Record<string, string>): unknown {
  const outcome = outcomeOf(formula, sheets, address, names);
  if (!("ok" in outcome)) return outcome;
  const rows = outcome.ok.rows.map((row) =>
    row.map((cell) => (cell !== null && typeof cell === "object" ? cell.error : cell)),
  );
  return rows.length === 1 && rows[0]?.length === 1 ? rows[0][0] : rows;
}
