import type { SheetExec } from "@dryrun/content/interview/question";
import { type Address, addressOf } from "@dryrun/engines/addresses";
import { type GridSheet, sheetOf } from "@dryrun/engines/grid";
import { sheetEngine } from "@dryrun/engines/sheet/engine";
import type { FormulaWorld } from "@dryrun/engines/sheet/formula-world";
import type { CellValue } from "@dryrun/engines/workbook";
import { areasOf } from "./formula-tree.ts";
import { isSameResult } from "./same.ts";
import { worldFor } from "./world.ts";

interface Difference {
  exec: SheetExec;
  formula: string;
  world: FormulaWorld;
  expected: CellValue[][];
  found: CellValue[][];
}

/** Runs for one counter-example; a formula that needs many steps is tried less often. */
const MOST_RUNS = 60;
const LIMITS = { text: 20_000, steps: 200_000, cells: 100_000, depth: 200, characters: 20_000 };
/** Row 1 has the headings, and cells beside the data that the question names. */
const FIRST_ROW = 2;

function resultOf(formula: string, world: FormulaWorld): CellValue[][] | null {
  const outcome = sheetEngine.run(formula, worldFor(formula, world), LIMITS);
  return "ok" in outcome ? outcome.ok.rows : null;
}

type Line = { row: number } | { column: number };

const isOn = ({ row, column }: Address, line: Line): boolean =>
  "row" in line ? row === line.row : column === line.column;

/** Rows below the headings, then columns. */
function linesOf(sheet: GridSheet): Line[] {
  const places = Object.keys(sheetOf(sheet).cells).flatMap((address) => addressOf(address) ?? []);
  const rows = new Set(places.map(({ row }) => row).filter((row) => row >= FIRST_ROW));
  const columns = new Set(places.map(({ column }) => column));
  return [...[...rows].map((row) => ({ row })), ...[...columns].map((column) => ({ column }))];
}

/** The sheet with one row or column empty; the other cells stay where they are. */
function without({ rows = [], cells = {}, ...sheet }: GridSheet, line: Line): GridSheet {
  const isKept = ([address]: [string, unknown]) => !isOn(addressOf(address) ?? { row: 0, column: 0 }, line);
  return {
    ...sheet,
    rows: rows.map((cellsOfRow, row) =>
      cellsOfRow.map((cell, column) => (isOn({ row: row + 1, column: column + 1 }, line) ? null : cell)),
    ),
    cells: Object.fromEntries(Object.entries(cells).filter(isKept)),
  };
}

/** Whether the line holds a cell that the reference names alone: what is asked about stays. */
function isAskedAbout(reference: string, home: string, sheet: string, line: Line): boolean {
  return areasOf(reference).some(
    ({ sheet: named, area: { from, to } }) =>
      (named ?? home) === sheet && from.row === to.row && from.column === to.column && isOn(from, line),
  );
}

/** The world without rows and columns that do not matter: with and without them both results are the same. */
export function smallestWorld({ exec, formula, world, expected, found }: Difference): FormulaWorld {
  const { sheets, sheet: home } = world;
  const lines = sheets.flatMap((sheet) =>
    linesOf(sheet)
      .filter((line) => !isAskedAbout(exec.reference, home, sheet.name, line))
      .map((line) => ({ name: sheet.name, line })),
  );
  let smallest = world;
  for (const { name, line } of lines.slice(0, MOST_RUNS)) {
    const smaller = {
      ...smallest,
      sheets: smallest.sheets.map((sheet) => (sheet.name === name ? without(sheet, line) : sheet)),
    };
    const [right, wrong] = [resultOf(exec.reference, smaller), resultOf(formula, smaller)];
    if (right && wrong && isSameResult(expected, right) && isSameResult(found, wrong)) smallest = smaller;
  }
  return smallest;
}
