import type { Counterexample, ShownCell, ShownTable } from "@dryrun/domain/interviews/counterexample";
import { datesIn } from "@dryrun/engines/vba/dates-in";
import type { MacroWorld } from "@dryrun/engines/vba/macro-world";
import { shownTable } from "../run/shown-table.ts";
import type { SheetDifference } from "./compare-sheets.ts";
import type { MacroDifference } from "./differences.ts";
import { givenTables, lettersFor } from "./given-tables.ts";
import type { Found } from "./what-it-did.ts";

function shownCell(value: Found | undefined, dates: ReadonlyMap<number, string>): ShownCell {
  if (typeof value === "symbol") return "a formula";
  if (typeof value === "number") return dates.get(value) ?? value;
  return typeof value === "object" && value !== null ? value.error : (value ?? null);
}

function sheetTables(
  { sheet, expected, found, cells }: SheetDifference,
  world: MacroWorld,
  first: number,
): ShownTable[] {
  const dates = datesIn(world);
  const length = Math.max(expected.length, found.length);
  const columns = lettersFor([...expected, ...found]);
  const marked = new Set(cells.map(([row, column]) => `${row} ${column}`));
  const table = (role: "expected" | "found", rows: readonly Found[][]) =>
    shownTable({
      role,
      name: sheet,
      columns,
      headers: Array.from({ length }, (_, at) => String(first + at)),
      rows: Array.from({ length }, (_, row) => columns.map((_, column) => shownCell(rows[row]?.[column], dates))),
      isMarked: (row, column) => marked.has(`${row} ${column}`),
    });
  return [table("expected", expected), table("found", found)];
}

/** The data of a run with what the macro must do and what it does. */
export function shownSheets(
  about: string,
  world: MacroWorld,
  difference: MacroDifference,
  first: number,
): Counterexample {
  const { sheet, pair } = difference;
  const tables = sheet
    ? sheetTables(sheet, world, first)
    : (["expected", "found"] as const).map((role) =>
        shownTable({
          role,
          columns: [pair?.name ?? ""],
          rows: [[pair?.[role] ?? null]],
          isMarked: () => true,
        }),
      );
  return { about, tables: [...givenTables(world), ...tables] };
}
