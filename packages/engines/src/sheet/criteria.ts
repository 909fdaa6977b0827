import type { Meter } from "../meter.ts";
import { compareScalars, isError, numberIn, type Scalar } from "./values.ts";

/** A pattern with stars may compare each character with every character of the text. */
const COMPARED_PER_STEP = 50;

/** Whether a text matches a pattern with * and ?, ignoring case; ~ escapes the next character. */
export function isLike(text: string, pattern: string, meter: Meter): boolean {
  meter.step(Math.ceil((text.length * pattern.length) / COMPARED_PER_STEP));
  const parts = [...pattern.toUpperCase().matchAll(/~?[\s\S]/g)].map(([part]) => part);
  const letters = [...text.toUpperCase()];
  let [at, part, star, from] = [0, 0, -1, 0];
  while (at < letters.length) {
    const wanted = parts[part];
    if (wanted === "*") {
      [star, from] = [part, at];
      part += 1;
    } else if (wanted !== undefined && (wanted === "?" || wanted.replace(/^~(?=.)/, "") === letters[at])) {
      at += 1;
      part += 1;
    } else if (star >= 0) {
      part = star + 1;
      from += 1;
      at = from;
    } else return false;
  }
  return parts.slice(part).every((rest) => rest === "*");
}

/** Whether it has an unescaped star or question mark. */
export const hasWildcard = (text: string) => /(?:^|[^~])[*?]/.test(text);

const ORDERS = new Map(
  Object.entries<(order: number) => boolean>({
    "<": (order) => order < 0,
    "<=": (order) => order <= 0,
    ">": (order) => order > 0,
    ">=": (order) => order >= 0,
  }),
);

/** Parses the wanted value at the first cell, once for all: parsing a date takes longer than comparing a thousand cells. */
function isEqualTo(wanted: string, meter: Meter): (cell: Scalar) => boolean {
  let number: number | null | undefined;
  const word = wanted.toUpperCase();
  return (cell) => {
    if (number === undefined) number = numberIn(wanted);
    if (number !== null) {
      if (typeof cell === "number") return compareScalars(cell, number) === 0;
      return typeof cell === "string" && numberIn(cell) === number;
    }
    if (word === "TRUE" || word === "FALSE") return cell === (word === "TRUE");
    if (isError(cell)) return cell.error === word;
    return typeof cell === "string" && isLike(cell, wanted, meter);
  };
}

/** Returns the condition of a criterion of COUNTIF, SUMIFS and similar functions: 5, ">=10", "<>x", "a*". */
export function criterionOf(criterion: Scalar, meter: Meter): (cell: Scalar) => boolean {
  if (isError(criterion)) return (cell) => isError(cell) && cell.error === criterion.error;
  if (typeof criterion === "number" || criterion === null) return isEqualTo(String(criterion ?? 0), meter);
  if (typeof criterion === "boolean") return (cell) => cell === criterion;
  const [, operator = "", wanted = ""] = /^(<=|>=|<>|[<>=])?([\s\S]*)$/.exec(criterion) ?? [];
  if (operator === "" && wanted === "") return (cell) => cell === null || cell === "";
  if (operator === "=" && wanted === "") return (cell) => cell === null;
  if (operator === "<>" && wanted === "") return (cell) => cell !== null;
  const isEqual = isEqualTo(wanted, meter);
  if (operator === "" || operator === "=") return isEqual;
  if (operator === "<>") return (cell) => !isEqual(cell);
  const holds = ORDERS.get(operator) as (order: number) => boolean;
  const limit = numberIn(wanted) ?? wanted;
  return (cell) => typeof cell === typeof limit && holds(compareScalars(cell, limit));
}
