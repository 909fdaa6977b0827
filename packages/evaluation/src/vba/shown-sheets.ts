import type { Counterexample, ShownCell, ShownTable } from "@dryrun/domain/interviews/counterexample";
import { columnLetters } from "@dryrun/engines/addresses";
import type { GridCell } from "@dryrun/engines/grid";
import type { MacroWorld } from "@dryrun/engines/vba/macro-world";
import { shownTable } from "../run/shown-table.ts";
import type { SheetDifference } from "./compare-sheets.ts";
import { datesIn } from "./dates-in.ts";
import type { MacroDifference } from "./differences.ts";
import type { Found } from "./what-it-did.ts";

/** Sheets of the data that are shown. */
const MOST_SHEETS = 3;

function gridCell(cell: GridCell): ShownCell {
  if (typeof cell !== "object" || cell === null) return cell;
  if ("date" in cell) return cell.date.replace("T", " ");
  return "error" in cell ? cell.error : cell.formula;
}

const lettersFor = (rows: readonly unknown[][]): string[] =>
  Array.from({ length: Math.max(1, ...rows.map((row) => row.length)) }, (_, at) => columnLetters(at + 1));

const numbersFrom = (first: number, rows: readonly unknown[]): string[] => rows.map((_, at) => String(first + at));

function given({ sheets, call }: MacroWorld): ShownTable[] {
  const args = call?.arguments ?? [];
  if (args.length > 0 && args.every((one) => typeof one !== "object" || one === null || !("range" in one)))
    return [
      shownTable({
        role: "given",
        columns: args.map((_, at) => `Argument ${at + 1}`),
        rows: [args.map((one) => (typeof one === "object" && one !== null ? null : one))],
      }),
    ];
  return sheets
    .filter(({ rows = [] }) => rows.length > 0)
    .slice(0, MOST_SHEETS)
    .map(({ name, rows = [] }) =>
      shownTable({
        role: "given",
        name,
        columns: lettersFor(rows),
        headers: numbersFrom(1, rows),
        rows: rows.map((row) => row.map(gridCell)),
      }),
    );
}

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
  return { about, tables: [...given(world), ...tables] };
}
