import type { Meter } from "../../../meter.ts";
import { hasWildcard, isLike } from "../../criteria.ts";
import { numberAt } from "../../define.ts";
import { compareScalars, isError, type Matrix, type Scalar } from "../../values.ts";

const isSame = (cell: Scalar, wanted: Scalar) =>
  cell !== null && !isError(cell) && typeof cell === typeof wanted && compareScalars(cell, wanted) === 0;
export const isExact = (cell: Scalar, wanted: Scalar, meter: Meter) =>
  typeof wanted === "string" && typeof cell === "string" && (hasWildcard(wanted) || wanted.includes("~"))
    ? isLike(cell, wanted, meter)
    : isSame(cell, wanted);

/** Returns the position of the last cell that is not above the wanted one, by binary search in sorted cells; -1 for none. */
export function lastNotAbove(cells: readonly Scalar[], wanted: Scalar): number {
  let [low, high, at] = [0, cells.length - 1, -1];
  while (low <= high) {
    let middle = (low + high) >> 1;
    const start = middle;
    while (middle > low && (typeof cells[middle] !== typeof wanted || isError(cells[middle] ?? null))) middle -= 1;
    const cell = cells[middle] ?? null;
    if (typeof cell !== typeof wanted || isError(cell)) low = start + 1;
    else if (compareScalars(cell, wanted) <= 0) {
      at = middle;
      low = start + 1;
    } else high = middle - 1;
  }
  return at;
}

interface Modes {
  mode: number;
  isBackward: boolean;
}

/** Returns the position. Modes: -1: the same or the next smaller; 1: the same or the next larger; 0: the same; 2: a pattern. */
export function placeOf(cells: readonly Scalar[], wanted: Scalar, { mode, isBackward }: Modes, meter: Meter): number {
  const order = isBackward ? [...cells.keys()].reverse() : [...cells.keys()];
  const test = mode === 2 ? isExact : isSame;
  const same = order.find((at) => (wanted === null ? cells[at] === null : test(cells[at] ?? null, wanted, meter)));
  if (same !== undefined || mode === 0 || mode === 2) return same ?? -1;
  let best = -1;
  for (const at of order) {
    const cell = cells[at] ?? null;
    if (typeof cell !== typeof wanted || isError(cell) || cell === null) continue;
    const side = compareScalars(cell, wanted);
    if (Math.sign(side) !== mode) continue;
    const ahead = best < 0 ? 1 : compareScalars(cell, cells[best] ?? null) * -mode;
    if (ahead > 0) best = at;
  }
  return best;
}

/** Returns the mode and the direction of XLOOKUP and XMATCH; null for unknown ones. */
export function modesOf(values: (Scalar | Matrix)[], at: number) {
  const mode = numberAt(values, at, 0);
  const direction = numberAt(values, at + 1, 1);
  if (isError(mode) || isError(direction) || ![-1, 0, 1, 2].includes(mode) || ![-2, -1, 1, 2].includes(direction))
    return null;
  return { mode, isBackward: direction === -1 };
}
