import type { Node, NodeOf } from "@dryrun/engines/sheet/syntax/ast";
import { isOf, partsOf } from "./formula-tree.ts";

/** Functions whose results on single cells and plain ranges were compared with Excel's. */
const TRUSTED = new Set(
  "ABS AND AVERAGE AVERAGEIF AVERAGEIFS CONCATENATE COUNT COUNTA COUNTIF COUNTIFS DATE DAY FIND IF IFERROR IFNA IFS INT LEFT LEN LOWER MAX MAXIFS MID MIN MINIFS MOD MONTH NOT OR PRODUCT RIGHT ROUND ROUNDDOWN ROUNDUP SUBSTITUTE SUM SUMIF SUMIFS SUMPRODUCT TRIM UPPER YEAR".split(
    " ",
  ),
);
/** Functions of single cells: IronCalc does not go through a range with all of them. */
const RANGED = new Set(
  "AVERAGE AVERAGEIF AVERAGEIFS COUNT COUNTA COUNTIF COUNTIFS MAX MAXIFS MIN MINIFS PRODUCT SUM SUMIF SUMIFS SUMPRODUCT".split(
    " ",
  ),
);

const isOneCell = (node: Node | null): boolean =>
  isOf(node, "area")
    ? node.area.from.row === node.area.to.row && node.area.from.column === node.area.to.column
    : isOf(node, "constant") || (isOf(node, "call") && !RANGED.has(node.name));

const isTrustedPart = (node: Node): boolean => {
  switch (node.type) {
    case "constant":
      return true;
    case "area":
      return node.sheet === null && !node.whole;
    case "sign":
      return isOneCell(node.of);
    case "binary":
    case "percent":
      return true;
    case "call":
      return (
        TRUSTED.has(node.name) &&
        (RANGED.has(node.name) || node.args.every((arg) => !isOf(arg, "area") || isOneCell(arg)))
      );
    default:
      return false;
  }
};

/** Dates as texts, which IronCalc does not read. */
const TEXT_DATE = /\d[-/ ][A-Za-z0-9]+[-/ ]\d/;

/** Whether a result of IronCalc for this formula counts against one of ours. */
export function isTrusted(formula: string): boolean {
  const parts = partsOf(formula);
  const isTextDate = (part: Node) => isOf(part, "constant") && TEXT_DATE.test(String(part.value));
  return parts.length > 0 && parts.every(isTrustedPart) && !parts.some(isTextDate);
}

function isExact(mode: Node | null | undefined): boolean {
  if (isOf(mode, "constant")) return Number(mode.value) === 0;
  return isOf(mode, "name") && mode.name.toUpperCase() === "FALSE";
}

/** The place of the argument that asks for an exact match, from 0. */
const MODE_AT: Record<string, number> = { VLOOKUP: 3, HLOOKUP: 3, MATCH: 2 };
const shapeOf = ({ area: { from, to }, whole }: NodeOf<"area">): string =>
  whole ? "whole" : `${to.row - from.row} ${to.column - from.column}`;

function isLenient(node: Node): boolean {
  if (!isOf(node, "call")) return false;
  const mode = MODE_AT[node.name];
  if (mode !== undefined) return !isExact(node.args[mode]);
  if (node.name === "LOOKUP") return true;
  if (!node.name.endsWith("IFS")) return false;
  const areas = node.args.filter((arg) => isOf(arg, "area")).filter((arg) => !isOneCell(arg));
  return new Set(areas.map(shapeOf)).size > 1;
}

/**
 * Whether IronCalc may give a right result for a wrong formula: it takes ranges of unequal size, and searches what is not
 * sorted in another way than Excel.
 */
export const isTooLenient = (formula: string): boolean => partsOf(formula).some(isLenient);
