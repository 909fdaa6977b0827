import type { DaxMatrix, DaxResult, DaxValue } from "@dryrun/engines/dax/data";

/** One cell of a visual with both results. Both headers are empty in the total. */
export interface VisualCell {
  row: readonly DaxValue[];
  column: readonly DaxValue[];
  expected: DaxValue;
  found: DaxValue;
}

const RELATIVE_TOLERANCE = 1e-6;
/** A difference this small between numbers counts as rounding, even next to 0. */
const ABSOLUTE_TOLERANCE = 1e-9;
const PERCENT = /^(-?)\s?([\d,]{1,15})(?:\.(\d{1,10}))?\s?%$/;

const areClose = (a: number, b: number): boolean =>
  a === b || Math.abs(a - b) <= Math.max(ABSOLUTE_TOLERANCE, RELATIVE_TOLERANCE * Math.max(Math.abs(a), Math.abs(b)));

/** Whether a text such as "34.5%" is this number, rounded to the digits that it shows. */
function isPercentOf(text: string, value: number): boolean {
  const [, sign, whole = "", digits = ""] = PERCENT.exec(text.trim()) ?? [];
  if (sign === undefined) return false;
  const shown = Number(`${sign}${whole.replaceAll(",", "")}.${digits}`);
  return Math.abs(shown - value * 100) <= 0.5 * 10 ** -digits.length + ABSOLUTE_TOLERANCE;
}

/** Whether a value shows nothing. FORMAT returns an empty text for BLANK. */
const isBlank = (value: DaxValue): boolean => value === null || value === "";

/** Whether two values are the same, except for rounding of numbers and case of texts. */
export function isSameValue(expected: DaxValue, found: DaxValue): boolean {
  if (isBlank(expected) && isBlank(found)) return true;
  if (typeof expected === "number" && typeof found === "number") return areClose(expected, found);
  if (typeof expected === "string" && typeof found === "string") return expected.toLowerCase() === found.toLowerCase();
  if (typeof expected === "object" && typeof found === "object") return expected?.date === found?.date;
  if (typeof expected === "number" && typeof found === "string") return isPercentOf(found, expected);
  return expected === found;
}

const EMPTY: DaxMatrix = { columns: [], rows: [] };

function matrixOf(result: DaxResult): DaxMatrix {
  if (result.kind === "matrix") return result.matrix;
  return result.kind === "value" ? { columns: [[]], rows: [{ header: [], cells: [result.value] }] } : EMPTY;
}

const keyOf = (header: readonly DaxValue[]): string => JSON.stringify(header);

function valuesOf(result: DaxResult) {
  const { columns, rows } = matrixOf(result);
  return rows.flatMap(({ header, cells }) =>
    cells.map((value, index) => ({ row: header, column: columns[index] ?? [], value })),
  );
}

/** Returns all cells of the two results side by side. A missing cell is BLANK. With `zeroIsBlank`, 0 equals BLANK. */
export function compareCells(expected: DaxResult, found: DaxResult, zeroIsBlank = false): VisualCell[] {
  const cells = cellsOfBoth(expected, found);
  if (!zeroIsBlank) return cells;
  const isZeroOrBlank = (value: DaxValue) => value === 0 || isBlank(value);
  return cells.map((cell) =>
    isZeroOrBlank(cell.expected) && isZeroOrBlank(cell.found) ? { ...cell, expected: null, found: null } : cell,
  );
}

function cellsOfBoth(expected: DaxResult, found: DaxResult): VisualCell[] {
  const cells = new Map<string, VisualCell>();
  for (const { row, column, value } of valuesOf(expected))
    cells.set(`${keyOf(row)} ${keyOf(column)}`, { row, column, expected: value, found: null });
  for (const { row, column, value } of valuesOf(found)) {
    const key = `${keyOf(row)} ${keyOf(column)}`;
    cells.set(key, { row, column, expected: cells.get(key)?.expected ?? null, found: value });
  }
  return [...cells.values()];
}

export const isDifferent = ({ expected, found }: VisualCell): boolean => !isSameValue(expected, found);

/** Whether a cell has a text instead of the expected number. */
export const hasTextForNumber = (cells: readonly VisualCell[]): boolean =>
  cells.some(({ expected, found }) => typeof expected === "number" && typeof found === "string");
