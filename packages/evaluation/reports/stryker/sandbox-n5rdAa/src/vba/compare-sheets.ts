import type { SheetRule } from "@dryrun/content/interview/question";
import type { CellValue } from "@dryrun/engines/workbook";
import { type Found, UNKNOWN } from "./what-it-did.ts";

const RELATIVE = 1e-6;
const ABSOLUTE = 1e-9;

/** A sheet beside the expected one: rows of the same places, with the cells that differ. */
export interface SheetDifference {
  sheet: string;
  expected: CellValue[][];
  found: Found[][];
  /** Row and column, from 0. */
  cells: [number, number][];
}

const isCellError = (value: Found): value is Extract<CellValue, object> => typeof value === "object" && value !== null;

function numberOf(value: Found): number | null {
  if (typeof value === "number") return value;
  if (typeof value !== "string") return null;
  const shown = /^(-?[\d,]{1,15}(?:\.\d{1,10})?) ?(?:kb)?$/i.exec(value.trim())?.[1];
  return shown === undefined ? null : Number(shown.replaceAll(",", ""));
}

/** Whether two cells hold the same; with `within`, a number may be off by that much and may be written as a text. */
export function isSameCell(expected: CellValue, found: Found, within?: number): boolean {
  if (typeof expected === "number" && within !== undefined) {
    const number = numberOf(found);
    return number !== null && Math.abs(number - expected) <= within;
  }
  if (typeof expected === "number" && typeof found === "number")
    return Math.abs(found - expected) <= Math.max(ABSOLUTE, RELATIVE * Math.abs(expected));
  if (isCellError(expected)) return isCellError(found) && found.error === expected.error;
  return expected === found;
}

const isEmptyRow = (row: readonly Found[]): boolean => row.every((cell) => cell === null || cell === undefined);

const keyOf = (row: readonly Found[]): string => row.map((cell) => `${typeof cell} ${String(cell)}`).join("|");

function arranged<Cell extends Found>(rows: readonly Cell[][], { from = 1, columns, anyOrder }: SheetRule): Cell[][] {
  const counted = rows.slice(from - 1).map((row) => row.slice(0, columns));
  if (!anyOrder) return [...counted];
  const named = counted.filter((row) => !isEmptyRow(row)).map((row) => ({ row, key: keyOf(row) }));
  return named.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ row }) => row);
}

function cellsThatDiffer(expected: CellValue[][], found: Found[][], rule: SheetRule): [number, number][] {
  const rows = Math.max(expected.length, found.length);
  const columns = Math.max(0, ...[...expected, ...found].map((row) => row.length));
  const cells: [number, number][] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const same = isSameCell(
        expected[row]?.[column] ?? null,
        found[row]?.[column] ?? null,
        rule.within?.[String(column)],
      );
      if (!same) cells.push([row, column]);
    }
  return cells;
}

/** The part of a sheet that begins where the block does: where all of it is, else at its first cell. */
function partLike(block: CellValue[][], found: Found[][], rule: SheetRule): Found[][] {
  let nearest: Found[][] | null = null;
  const [first = null] = block[0] ?? [];
  for (const [top, row] of found.entries())
    for (const [left, cell] of row.entries()) {
      if (!isSameCell(first, cell)) continue;
      const part = found.slice(top).map((one) => one.slice(left));
      if (cellsThatDiffer(block, part, rule).length === 0) return part;
      nearest ??= part;
    }
  return nearest ?? found;
}

/** Compares a sheet by its rule; null if it is the same. */
export function sheetDifference(rule: SheetRule, expected: CellValue[][], found: Found[][]): SheetDifference | null {
  const { sheet } = rule;
  const part = rule.anywhere ? partLike(expected, found, rule) : found;
  const [left, right] = [arranged(expected, rule), arranged(part, rule)];
  const cells = cellsThatDiffer(left, right, rule);
  return cells.length === 0 ? null : { sheet, expected: left, found: right, cells };
}

export const hasUnknown = (rows: readonly Found[][]): boolean => rows.some((row) => row.includes(UNKNOWN));
