import type { SheetExec } from "@dryrun/content/interview/question";
import { type Address, addressOf } from "@dryrun/engines/addresses";
import { type GridSheet, sheetOf } from "@dryrun/engines/grid";
import { sheetEngine } from "@dryrun/engines/sheet/engine";
import type { FormulaData } from "@dryrun/engines/sheet/formula-data";
import type { CellValue } from "@dryrun/engines/workbook";
import { areasOf } from "./formula-tree.ts";
import { isSameResult } from "./same-result.ts";
import { workbookFor } from "./workbook-for.ts";

interface WrongResult {
  exec: SheetExec;
  formula: string;
  world: FormulaData;
  expected: CellValue[][];
  found: CellValue[][];
}

/** At most this many rows and columns are tried for one counter-example. */
const MOST_RUNS = 60;
const LIMITS = { text: 20_000, steps: 200_000, cells: 100_000, depth: 200, characters: 20_000 };
/** Row 1 has the headings, and cells next to the data that the question names. */
const FIRST_DATA_ROW = 2;

function resultOf(formula: string, workbook: FormulaData): CellValue[][] | null {
  const outcome = sheetEngine.run(formula, workbookFor(formula, workbook), LIMITS);
  return "ok" in outcome ? outcome.ok.rows : null;
}

type Line = { row: number } | { column: number };

const isOn = ({ row, column }: Address, line: Line): boolean =>
  "row" in line ? row === line.row : column === line.column;

/** Returns the rows below the headings, then the columns. */
function linesOf(sheet: GridSheet): Line[] {
  const positions = Object.keys(sheetOf(sheet).cells).flatMap((address) => addressOf(address) ?? []);
  const rows = new Set(positions.map(({ row }) => row).filter((row) => row >= FIRST_DATA_ROW));
  const columns = new Set(positions.map(({ column }) => column));
  return [...[...rows].map((row) => ({ row })), ...[...columns].map((column) => ({ column }))];
}

/** Empties one row or column of a sheet. The other cells stay where they are. */
function withoutLine({ rows = [], cells = {}, ...sheet }: GridSheet, line: Line): GridSheet {
  const isOffLine = ([address]: [string, unknown]) => !isOn(addressOf(address) ?? { row: 0, column: 0 }, line);
  return {
    ...sheet,
    rows: rows.map((cellsOfRow, row) =>
      cellsOfRow.map((cell, column) => (isOn({ row: row + 1, column: column + 1 }, line) ? null : cell)),
    ),
    cells: Object.fromEntries(Object.entries(cells).filter(isOffLine)),
  };
}

/** Whether the reference names a single cell on this line, which the question asks about and so must stay. */
function isNamedAlone(reference: string, formulaSheet: string, sheet: string, line: Line): boolean {
  return areasOf(reference).some(
    ({ sheet: areaSheet, area: { from, to } }) =>
      (areaSheet ?? formulaSheet) === sheet && from.row === to.row && from.column === to.column && isOn(from, line),
  );
}

/** Empties the rows and columns of a workbook that do not change either result. */
export function smallestWorkbook({ exec, formula, world: workbook, expected, found }: WrongResult): FormulaData {
  const { sheets, sheet: formulaSheet } = workbook;
  const lines = sheets.flatMap((sheet) =>
    linesOf(sheet)
      .filter((line) => !isNamedAlone(exec.reference, formulaSheet, sheet.name, line))
      .map((line) => ({ name: sheet.name, line })),
  );
  let smallest = workbook;
  for (const { name, line } of lines.slice(0, MOST_RUNS)) {
    const candidate = {
      ...smallest,
      sheets: smallest.sheets.map((sheet) => (sheet.name === name ? withoutLine(sheet, line) : sheet)),
    };
    const [expectedRows, foundRows] = [resultOf(exec.reference, candidate), resultOf(formula, candidate)];
    if (expectedRows && foundRows && isSameResult(expected, expectedRows) && isSameResult(found, foundRows))
      smallest = candidate;
  }
  return smallest;
}
