import type { Counterexample, ShownCell, ShownTable } from "@dryrun/domain/interviews/counterexample";
import { datesIn } from "@dryrun/engines/vba/dates-in";
import type { MacroData } from "@dryrun/engines/vba/macro-data";
import { shownTable } from "../run/shown-table.ts";
import type { SheetDifference } from "./compare-sheets.ts";
import type { MacroDifference } from "./differences.ts";
import { columnLettersFor, givenTables } from "./given-tables.ts";
import type { FoundValue } from "./macro-effects.ts";

function shownCell(value: FoundValue | undefined, dates: ReadonlyMap<number, string>): ShownCell {
  if (typeof value === "symbol") return "a formula";
  if (typeof value === "number") return dates.get(value) ?? value;
  return typeof value === "object" && value !== null ? value.error : (value ?? null);
}

function sheetTables(
  { sheet, expected, found, cells }: SheetDifference,
  workbook: MacroData,
  firstRow: number,
): ShownTable[] {
  const dates = datesIn(workbook);
  const rowCount = Math.max(expected.length, found.length);
  const columns = columnLettersFor([...expected, ...found]);
  const marked = new Set(cells.map(([row, column]) => `${row} ${column}`));
  const table = (role: "expected" | "found", rows: readonly FoundValue[][]) =>
    shownTable({
      role,
      name: sheet,
      columns,
      headers: Array.from({ length: rowCount }, (_, index) => String(firstRow + index)),
      rows: Array.from({ length: rowCount }, (_, row) =>
        columns.map((_, column) => shownCell(rows[row]?.[column], dates)),
      ),
      isMarked: (row, column) => marked.has(`${row} ${column}`),
    });
  return [table("expected", expected), table("found", found)];
}

/** Shows the data of a run with the expected and the found result. */
export function shownSheets(
  about: string,
  workbook: MacroData,
  difference: MacroDifference,
  firstRow: number,
): Counterexample {
  const { sheet, pair } = difference;
  const tables = sheet
    ? sheetTables(sheet, workbook, firstRow)
    : (["expected", "found"] as const).map((role) =>
        shownTable({
          role,
          columns: [pair?.name ?? ""],
          rows: [[pair?.[role] ?? null]],
          isMarked: () => true,
        }),
      );
  return { about, tables: [...givenTables(workbook), ...tables] };
}
