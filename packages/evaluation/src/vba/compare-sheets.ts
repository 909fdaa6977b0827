import type { SheetRule } from "@dryrun/content/interview/question";
import type { CellValue } from "@dryrun/engines/workbook";
import { type FoundValue, UNKNOWN } from "./macro-effects.ts";

const RELATIVE_TOLERANCE = 1e-6;
const ABSOLUTE_TOLERANCE = 1e-9;

/** The expected and the found rows of a sheet, and the cells that differ. */
export interface SheetDifference {
  sheet: string;
  expected: CellValue[][];
  found: FoundValue[][];
  /** Row and column, from 0. */
  cells: [number, number][];
}

const isCellError = (value: FoundValue): value is Extract<CellValue, object> =>
  typeof value === "object" && value !== null;

function numberOf(value: FoundValue): number | null {
  if (typeof value === "number") return value;
  if (typeof value !== "string") return null;
  const shown = /^(-?[\d,]{1,15}(?:\.\d{1,10})?) ?(?:kb)?$/i.exec(value.trim())?.[1];
  return shown === undefined ? null : Number(shown.replaceAll(",", ""));
}

/** Whether two cells have the same value. With `within`, a number may differ by that much and may be a text. */
export function isSameCell(expected: CellValue, found: FoundValue, within?: number): boolean {
  if (typeof expected === "number" && within !== undefined) {
    const number = numberOf(found);
    return number !== null && Math.abs(number - expected) <= within;
  }
  if (typeof expected === "number" && typeof found === "number")
    return Math.abs(found - expected) <= Math.max(ABSOLUTE_TOLERANCE, RELATIVE_TOLERANCE * Math.abs(expected));
  if (isCellError(expected)) return isCellError(found) && found.error === expected.error;
  return expected === found;
}

const isEmptyRow = (row: readonly FoundValue[]): boolean => row.every((cell) => cell === null || cell === undefined);

const keyOf = (row: readonly FoundValue[]): string => row.map((cell) => `${typeof cell} ${String(cell)}`).join("|");

function arrangeRows<Cell extends FoundValue>(
  rows: readonly Cell[][],
  { from = 1, columns, anyOrder }: SheetRule,
): Cell[][] {
  const comparedRows = rows.slice(from - 1).map((row) => row.slice(0, columns));
  if (!anyOrder) return [...comparedRows];
  const keyedRows = comparedRows.filter((row) => !isEmptyRow(row)).map((row) => ({ row, key: keyOf(row) }));
  return keyedRows.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ row }) => row);
}

function differentCells(expected: CellValue[][], found: FoundValue[][], rule: SheetRule): [number, number][] {
  const rows = Math.max(expected.length, found.length);
  const columns = Math.max(0, ...[...expected, ...found].map((row) => row.length));
  const cells: [number, number][] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const isSame = isSameCell(
        expected[row]?.[column] ?? null,
        found[row]?.[column] ?? null,
        rule.within?.[String(column)],
      );
      if (!isSame) cells.push([row, column]);
    }
  return cells;
}

/** Returns the part of a sheet that equals the block, or else begins with the block's first cell, or else the whole sheet. */
function findBlock(block: CellValue[][], found: FoundValue[][], rule: SheetRule): FoundValue[][] {
  let firstCandidate: FoundValue[][] | null = null;
  const [first = null] = block[0] ?? [];
  for (const [top, row] of found.entries())
    for (const [left, cell] of row.entries()) {
      if (!isSameCell(first, cell)) continue;
      const candidate = found.slice(top).map((line) => line.slice(left));
      if (differentCells(block, candidate, rule).length === 0) return candidate;
      firstCandidate ??= candidate;
    }
  return firstCandidate ?? found;
}

/** Compares a sheet by its rule; null if it is the same. */
export function sheetDifference(
  rule: SheetRule,
  expected: CellValue[][],
  found: FoundValue[][],
): SheetDifference | null {
  const { sheet } = rule;
  const block = rule.anywhere ? findBlock(expected, found, rule) : found;
  const [expectedRows, foundRows] = [arrangeRows(expected, rule), arrangeRows(block, rule)];
  const cells = differentCells(expectedRows, foundRows, rule);
  return cells.length === 0 ? null : { sheet, expected: expectedRows, found: foundRows, cells };
}

export const hasUnknown = (rows: readonly FoundValue[][]): boolean => rows.some((row) => row.includes(UNKNOWN));
