import type { CellValue } from "@dryrun/engines/workbook";

const TOLERANCE = 1e-6;
const CENT = 0.005;
const CENT_TOLERANCE = 1e-9;

/** Whether two numbers are equal except for machine rounding, or for rounding to two decimals, as money is shown. */
function isSameNumber(expected: number, found: number): boolean {
  const difference = Math.abs(expected - found);
  if (difference <= TOLERANCE * Math.max(1, Math.abs(expected))) return true;
  const isRounded = Math.abs(found * 100 - Math.round(found * 100)) < TOLERANCE;
  return isRounded && difference <= CENT + CENT_TOLERANCE;
}

/** How two values are compared. Case counts by default. */
export interface CompareOptions {
  anyCase?: boolean;
}

function isSameText(expected: string, found: string, { anyCase }: CompareOptions): boolean {
  const [left, right] = [expected.trim(), found.trim()];
  return left === right || (anyCase === true && left.toLowerCase() === right.toLowerCase());
}

/** Whether two cell values are the same to a person: outer spaces of texts are ignored, and an empty cell equals 0. */
export function isSameValue(expected: CellValue, found: CellValue, options: CompareOptions = {}): boolean {
  const [left, right] = [expected ?? 0, found ?? 0];
  if (typeof left === "number" && typeof right === "number") return isSameNumber(left, right);
  if (typeof left === "string" && typeof right === "string") return isSameText(left, right, options);
  if (typeof left === "object" && typeof right === "object") return left.error === right.error;
  return left === right;
}

/** Whether two results fill the same cells with the same values. */
export const isSameResult = (
  expected: readonly CellValue[][],
  found: readonly CellValue[][],
  options: CompareOptions = {},
): boolean =>
  expected.length === found.length &&
  expected.every(
    (row, index) =>
      row.length === found[index]?.length &&
      row.every((cell, column) => isSameValue(cell, found[index]?.[column] ?? null, options)),
  );
