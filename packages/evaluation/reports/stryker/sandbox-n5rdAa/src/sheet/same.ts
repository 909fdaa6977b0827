import type { CellValue } from "@dryrun/engines/workbook";

const TOLERANCE = 1e-6;
const CENT = 0.005;
const SLACK = 1e-9;

/** Equal but for rounding in the machine, or rounded to two decimals, as money is shown. */
function isSameNumber(expected: number, found: number): boolean {
  const apart = Math.abs(expected - found);
  if (apart <= TOLERANCE * Math.max(1, Math.abs(expected))) return true;
  const isRounded = Math.abs(found * 100 - Math.round(found * 100)) < TOLERANCE;
  return isRounded && apart <= CENT + SLACK;
}

/** How two values are compared; capital and small letters count by default. */
export interface Comparing {
  anyCase?: boolean;
}

function isSameText(expected: string, found: string, { anyCase }: Comparing): boolean {
  const [one, other] = [expected.trim(), found.trim()];
  return one === other || (anyCase === true && one.toLowerCase() === other.toLowerCase());
}

/** Whether a person would call two values of a cell the same: texts but for spaces around them, an empty cell shows 0. */
export function isSameValue(expected: CellValue, found: CellValue, comparing: Comparing = {}): boolean {
  const [one, other] = [expected ?? 0, found ?? 0];
  if (typeof one === "number" && typeof other === "number") return isSameNumber(one, other);
  if (typeof one === "string" && typeof other === "string") return isSameText(one, other, comparing);
  if (typeof one === "object" && typeof other === "object") return one.error === other.error;
  return one === other;
}

/** Whether two results fill the same cells with the same values. */
export const isSameResult = (
  expected: readonly CellValue[][],
  found: readonly CellValue[][],
  comparing: Comparing = {},
): boolean =>
  expected.length === found.length &&
  expected.every(
    (row, at) =>
      row.length === found[at]?.length &&
      row.every((cell, column) => isSameValue(cell, found[at]?.[column] ?? null, comparing)),
  );
