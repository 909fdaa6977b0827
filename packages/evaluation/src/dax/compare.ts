import type { DaxMatrix, DaxResult, DaxValue } from "@dryrun/engines/dax/world";

/** One cell of a visual; both headers are empty in the total. */
export interface VisualCell {
  row: readonly DaxValue[];
  column: readonly DaxValue[];
  expected: DaxValue;
  found: DaxValue;
}

const RELATIVE = 1e-6;
/** A difference this small between numbers is rounding, also beside 0. */
const ABSOLUTE = 1e-9;
const PERCENT = /^(-?)\s?([\d,]{1,15})(?:\.(\d{1,10}))?\s?%$/;

const areClose = (a: number, b: number): boolean =>
  a === b || Math.abs(a - b) <= Math.max(ABSOLUTE, RELATIVE * Math.max(Math.abs(a), Math.abs(b)));

/** Whether a text such as "34.5%" is this number, rounded to the digits that it shows. */
function isPercentOf(text: string, value: number): boolean {
  const [, sign, whole = "", digits = ""] = PERCENT.exec(text.trim()) ?? [];
  if (sign === undefined) return false;
  const shown = Number(`${sign}${whole.replaceAll(",", "")}.${digits}`);
  return Math.abs(shown - value * 100) <= 0.5 * 10 ** -digits.length + ABSOLUTE;
}

/** A text without characters is what FORMAT gives for BLANK. */
const isBlank = (value: DaxValue): boolean => value === null || value === "";

/** Whether two values are the same: numbers but for rounding, texts without case. */
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
    cells.map((value, at) => ({ row: header, column: columns[at] ?? [], value })),
  );
}

/** All cells that one of the two results has; a cell that a result lacks is BLANK in it. Where 0 may be BLANK, the two are the same. */
export function cellsOf(expected: DaxResult, found: DaxResult, zeroIsBlank = false): VisualCell[] {
  const cells = unitedCells(expected, found);
  if (!zeroIsBlank) return cells;
  const isNothing = (value: DaxValue) => value === 0 || isBlank(value);
  return cells.map((cell) =>
    isNothing(cell.expected) && isNothing(cell.found) ? { ...cell, expected: null, found: null } : cell,
  );
}

function unitedCells(expected: DaxResult, found: DaxResult): VisualCell[] {
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

/** Whether the answer gives texts where numbers are expected. */
export const hasTexts = (cells: readonly VisualCell[]): boolean =>
  cells.some(({ expected, found }) => typeof expected === "number" && typeof found === "string");
