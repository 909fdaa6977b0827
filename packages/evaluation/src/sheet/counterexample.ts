import type { SheetExec } from "@dryrun/content/interview/question";
import type { Counterexample, ShownCell, ShownTable } from "@dryrun/domain/interviews/counterexample";
import { addressOf, columnLetters } from "@dryrun/engines/addresses";
import type { GridCell, GridSheet } from "@dryrun/engines/grid";
import type { FormulaData } from "@dryrun/engines/sheet/formula-data";
import type { CellValue } from "@dryrun/engines/workbook";
import { shownTable } from "../run/shown-table.ts";
import { isSameValue } from "./same-result.ts";
import { smallestWorkbook } from "./smallest-workbook.ts";

interface WrongResult {
  exec: SheetExec;
  formula: string;
  about: string;
  world: FormulaData;
  expected: CellValue[][];
  found: CellValue[][];
}

const isErrorCell = (cell: CellValue): cell is Extract<CellValue, object> => typeof cell === "object" && cell !== null;
const SHOWN_DIGITS = 10;
const shownValue = (cell: CellValue): ShownCell => {
  if (isErrorCell(cell)) return cell.error;
  return typeof cell === "number" ? Number(cell.toPrecision(SHOWN_DIGITS)) : cell;
};

function shownContent(cell: GridCell): ShownCell {
  if (typeof cell !== "object" || cell === null) return cell;
  if ("date" in cell) return cell.date;
  return "error" in cell ? cell.error : `=${cell.formula.replace(/^\s*=/, "")}`;
}

/** Returns the cells with content, with row and column. */
function contentsOf({ rows = [], cells = {} }: GridSheet) {
  const rowCells = rows.flatMap((line, row) =>
    line.map((cell, column) => ({ row: row + 1, column: column + 1, cell })),
  );
  const addressedCells = Object.entries(cells).flatMap(([address, cell]) => {
    const place = addressOf(address);
    return place ? [{ ...place, cell }] : [];
  });
  return [...rowCells, ...addressedCells].filter(({ cell }) => cell !== null);
}

const sortedUnique = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);

function givenTable(sheet: GridSheet): ShownTable[] {
  const contents = contentsOf(sheet);
  if (contents.length === 0) return [];
  const rows = sortedUnique(contents.map(({ row }) => row));
  const columns = sortedUnique(contents.map(({ column }) => column));
  const cellAt = (row: number, column: number) =>
    contents.findLast((content) => content.row === row && content.column === column)?.cell ?? null;
  return [
    shownTable({
      role: "given",
      name: sheet.name,
      columns: columns.map(columnLetters),
      headers: rows.map(String),
      rows: rows.map((row) => columns.map((column) => shownContent(cellAt(row, column)))),
    }),
  ];
}

/** Shows the cells that a formula fills, and marks those that differ from the other result. */
function resultTable(
  role: "expected" | "found",
  { address }: FormulaData,
  rows: readonly CellValue[][],
  other: readonly CellValue[][],
): ShownTable {
  const from = addressOf(address) ?? { row: 1, column: 1 };
  return shownTable({
    role,
    columns: (rows[0] ?? []).map((_, index) => columnLetters(from.column + index)),
    headers: rows.map((_, index) => String(from.row + index)),
    rows: rows.map((row) => row.map(shownValue)),
    isMarked: (row, column) => {
      const [value, otherValue] = [rows[row]?.[column], other[row]?.[column]];
      return value === undefined || otherValue === undefined || !isSameValue(otherValue, value);
    },
  });
}

/** Returns the data on which a formula is wrong, reduced to the rows and columns that matter, with both results. */
export function counterexampleOf(describeDifference: WrongResult): Counterexample {
  const { expected, found } = describeDifference;
  const workbook = smallestWorkbook(describeDifference);
  return {
    about: describeDifference.about,
    tables: [
      ...workbook.sheets.flatMap(givenTable),
      resultTable("expected", workbook, expected, found),
      resultTable("found", workbook, found, expected),
    ],
  };
}

function cellText(cell: CellValue | undefined): string {
  const value = shownValue(cell ?? null);
  return typeof value === "string" && !isErrorCell(cell ?? null) ? `“${value}”` : String(value ?? "an empty cell");
}
const countWithNoun = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;

interface Size {
  height: number;
  width: number;
}

function describeSizeDifference(expected: Size, found: Size, cells: readonly CellValue[][]): string {
  const sizeText = ({ height, width }: Size) =>
    height === 1 && width === 1
      ? "one cell"
      : width === 1
        ? countWithNoun(height, "row")
        : `${countWithNoun(height, "row")} of ${width} cells`;
  if (found.height === 1 && found.width === 1)
    return `${sizeText(expected)} expected, ${cellText(cells[0]?.[0])} found`;
  if (expected.height === found.height)
    return `${countWithNoun(expected.width, "column")} expected, ${found.width} found`;
  if (expected.width === found.width && expected.height > 1)
    return `${sizeText(expected)} expected, ${found.height} found`;
  return `${sizeText(expected)} expected, ${sizeText(found)} found`;
}

/** Describes how two results differ, as the end of a sentence: "2100 expected, 4900 found". */
export function describeDifference(expected: readonly CellValue[][], found: readonly CellValue[][]): string {
  const [height, width] = [expected.length, expected[0]?.length ?? 0];
  const [foundHeight, foundWidth] = [found.length, found[0]?.length ?? 0];
  if (width !== foundWidth || height !== foundHeight)
    return describeSizeDifference({ height, width }, { height: foundHeight, width: foundWidth }, found);
  const row = expected.findIndex((line, index) =>
    line.some((cell, column) => !isSameValue(cell, found[index]?.[column] ?? null)),
  );
  const column = expected[row]?.findIndex((cell, index) => !isSameValue(cell, found[row]?.[index] ?? null)) ?? 0;
  const place = height === 1 && width === 1 ? "" : `in row ${row + 1} of the result `;
  return `${place}${cellText(expected[row]?.[column])} expected, ${cellText(found[row]?.[column])} found`;
}
