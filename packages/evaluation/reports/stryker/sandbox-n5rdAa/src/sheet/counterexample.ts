import type { SheetExec } from "@dryrun/content/interview/question";
import type { Counterexample, ShownCell, ShownTable } from "@dryrun/domain/interviews/counterexample";
import { addressOf, columnLetters } from "@dryrun/engines/addresses";
import type { GridCell, GridSheet } from "@dryrun/engines/grid";
import type { FormulaWorld } from "@dryrun/engines/sheet/formula-world";
import type { CellValue } from "@dryrun/engines/workbook";
import { shownTable } from "../run/shown-table.ts";
import { isSameValue } from "./same.ts";
import { smallestWorld } from "./smallest.ts";

interface Difference {
  exec: SheetExec;
  formula: string;
  about: string;
  world: FormulaWorld;
  expected: CellValue[][];
  found: CellValue[][];
}

const isErrorCell = (cell: CellValue): cell is Extract<CellValue, object> => typeof cell === "object" && cell !== null;
const DIGITS = 10;
const shownValue = (cell: CellValue): ShownCell => {
  if (isErrorCell(cell)) return cell.error;
  return typeof cell === "number" ? Number(cell.toPrecision(DIGITS)) : cell;
};

function shownContent(cell: GridCell): ShownCell {
  if (typeof cell !== "object" || cell === null) return cell;
  if ("date" in cell) return cell.date;
  return "error" in cell ? cell.error : `=${cell.formula.replace(/^\s*=/, "")}`;
}

/** The cells with content, by row and column. */
function contentsOf({ rows = [], cells = {} }: GridSheet) {
  const all = rows.flatMap((line, row) => line.map((cell, column) => ({ row: row + 1, column: column + 1, cell })));
  const single = Object.entries(cells).flatMap(([address, cell]) => {
    const place = addressOf(address);
    return place ? [{ ...place, cell }] : [];
  });
  return [...all, ...single].filter(({ cell }) => cell !== null);
}

const upwards = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);

function given(sheet: GridSheet): ShownTable[] {
  const contents = contentsOf(sheet);
  if (contents.length === 0) return [];
  const rows = upwards(contents.map(({ row }) => row));
  const columns = upwards(contents.map(({ column }) => column));
  const cellAt = (row: number, column: number) =>
    contents.findLast((one) => one.row === row && one.column === column)?.cell ?? null;
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

/** The cells that a formula fills, with those marked that the other result does not have. */
function result(
  role: "expected" | "found",
  { address }: FormulaWorld,
  rows: readonly CellValue[][],
  other: readonly CellValue[][],
): ShownTable {
  const from = addressOf(address) ?? { row: 1, column: 1 };
  return shownTable({
    role,
    columns: (rows[0] ?? []).map((_, at) => columnLetters(from.column + at)),
    headers: rows.map((_, at) => String(from.row + at)),
    rows: rows.map((row) => row.map(shownValue)),
    isMarked: (row, column) => {
      const [one, another] = [rows[row]?.[column], other[row]?.[column]];
      return one === undefined || another === undefined || !isSameValue(another, one);
    },
  });
}

/** The data on which a formula went wrong, reduced to the rows that matter, with both results. */
export function counterexampleOf(difference: Difference): Counterexample {
  const { expected, found } = difference;
  const world = smallestWorld(difference);
  return {
    about: difference.about,
    tables: [
      ...world.sheets.flatMap(given),
      result("expected", world, expected, found),
      result("found", world, found, expected),
    ],
  };
}

function inWords(cell: CellValue | undefined): string {
  const value = shownValue(cell ?? null);
  return typeof value === "string" && !isErrorCell(cell ?? null) ? `“${value}”` : String(value ?? "an empty cell");
}
const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;

interface Size {
  height: number;
  width: number;
}

function differenceOfSize(expected: Size, found: Size, cells: readonly CellValue[][]): string {
  const sizeOf = ({ height, width }: Size) =>
    height === 1 && width === 1
      ? "one cell"
      : width === 1
        ? counted(height, "row")
        : `${counted(height, "row")} of ${width} cells`;
  if (found.height === 1 && found.width === 1) return `${sizeOf(expected)} expected, ${inWords(cells[0]?.[0])} found`;
  if (expected.height === found.height) return `${counted(expected.width, "column")} expected, ${found.width} found`;
  if (expected.width === found.width && expected.height > 1)
    return `${sizeOf(expected)} expected, ${found.height} found`;
  return `${sizeOf(expected)} expected, ${sizeOf(found)} found`;
}

/** How two results differ, as the end of a sentence: "2100 expected, 4900 found". */
export function difference(expected: readonly CellValue[][], found: readonly CellValue[][]): string {
  const [height, width] = [expected.length, expected[0]?.length ?? 0];
  const [foundHeight, foundWidth] = [found.length, found[0]?.length ?? 0];
  if (width !== foundWidth || height !== foundHeight)
    return differenceOfSize({ height, width }, { height: foundHeight, width: foundWidth }, found);
  const row = expected.findIndex((line, at) =>
    line.some((cell, column) => !isSameValue(cell, found[at]?.[column] ?? null)),
  );
  const column = expected[row]?.findIndex((cell, at) => !isSameValue(cell, found[row]?.[at] ?? null)) ?? 0;
  const place = height === 1 && width === 1 ? "" : `in row ${row + 1} of the result `;
  return `${place}${inWords(expected[row]?.[column])} expected, ${inWords(found[row]?.[column])} found`;
}
