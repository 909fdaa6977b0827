import type { Node, NodeOf } from "@dryrun/engines/sheet/syntax/ast";
import { areaIn, areasOf, isNodeType, nodesOf } from "./formula-tree.ts";

/** Functions whose results on single cells and plain ranges were compared with Excel's. */
const TRUSTED_FUNCTIONS = new Set(
  "ABS AND AVERAGE AVERAGEIF AVERAGEIFS CONCATENATE COUNT COUNTA COUNTIF COUNTIFS DATE DAY FIND IF IFERROR IFNA IFS INT LEFT LEN LOWER MAX MAXIFS MID MIN MINIFS MOD MONTH NOT OR PRODUCT RIGHT ROUND ROUNDDOWN ROUNDUP SUBSTITUTE SUM SUMIF SUMIFS SUMPRODUCT TRIM UPPER YEAR".split(
    " ",
  ),
);
/** Functions that take ranges. Functions of single cells are not applied to every cell of a range by IronCalc. */
const RANGE_FUNCTIONS = new Set(
  "AVERAGE AVERAGEIF AVERAGEIFS COUNT COUNTA COUNTIF COUNTIFS MAX MAXIFS MIN MINIFS PRODUCT SUM SUMIF SUMIFS SUMPRODUCT".split(
    " ",
  ),
);

const isOneCell = ({ area: { from, to } }: NodeOf<"area">): boolean => from.row === to.row && from.column === to.column;
const isManyCells = (node: Node | null): boolean => {
  const area = areaIn(node);
  return area !== null && !isOneCell(area);
};

/** Whether a node has one value for each cell of a range. IronCalc does not always support this for signs and functions of single cells. */
function isPerCell(node: Node | null): boolean {
  if (isManyCells(node)) return true;
  if (isNodeType(node, "binary")) return isPerCell(node.left) || isPerCell(node.right);
  return isNodeType(node, "call") && !RANGE_FUNCTIONS.has(node.name) && node.args.some(isPerCell);
}

function isTrustedPart(node: Node): boolean {
  const area = areaIn(node);
  if (area) return area.sheet === null && !area.whole;
  // IronCalc drops two signs, as in `--A2`, so that a text is not converted to a number.
  if (isNodeType(node, "sign")) return !isPerCell(node.of) && !isNodeType(node.of, "sign");
  if (isNodeType(node, "call"))
    return TRUSTED_FUNCTIONS.has(node.name) && (RANGE_FUNCTIONS.has(node.name) || !node.args.some(isPerCell));
  return ["constant", "binary", "percent"].includes(node.type);
}

/** A date as a text, which IronCalc does not read. */
const TEXT_DATE = /\d[-/ ][A-Za-z0-9]+[-/ ]\d/;

/** Whether IronCalc's result for this formula may contradict ours. */
export function isTrusted(formula: string): boolean {
  const parts = nodesOf(formula);
  const isTextDate = (part: Node) => isNodeType(part, "constant") && TEXT_DATE.test(String(part.value));
  return parts.length > 0 && parts.every(isTrustedPart) && !parts.some(isTextDate);
}

/** For ranges with more cells, IronCalc takes seconds, because it visits all rows of a sheet. */
const MOST_CELLS = 20_000;

const isLarge = ({ area: { from, to } }: NodeOf<"area">): boolean =>
  (to.row - from.row + 1) * (to.column - from.column + 1) > MOST_CELLS;

/** Whether IronCalc may run a formula. It has no limits, so it gets no formula that our parser refuses and no whole columns. */
export function canRunOnIroncalc(formula: string): boolean {
  return nodesOf(formula).length > 0 && !areasOf(formula).some(isLarge);
}

function isExactMatch(mode: Node | null | undefined): boolean {
  if (isNodeType(mode, "constant")) return Number(mode.value) === 0;
  return isNodeType(mode, "name") && mode.name.toUpperCase() === "FALSE";
}

/** The index of the argument that asks for an exact match, from 0. */
const MODE_ARGUMENT = new Map(Object.entries({ VLOOKUP: 3, HLOOKUP: 3, MATCH: 2 }));
const shapeOf = ({ area: { from, to }, whole }: NodeOf<"area">): string =>
  whole ? "whole" : `${to.row - from.row} ${to.column - from.column}`;

/** Functions that search ranges by criteria. */
const CRITERIA_FUNCTIONS = /^(?:SUM|COUNT|AVERAGE|MAX|MIN)IFS?$/;

/** Returns the arguments that must be ranges: every second one, and the values of SUMIFS and similar functions. */
function rangeArguments({ name, args }: NodeOf<"call">): (Node | null)[] {
  const hasValuesFirst = name.endsWith("IFS") && name !== "COUNTIFS";
  return args.filter((_, index) => index === 0 || index % 2 === (hasValuesFirst ? 1 : 0));
}

function isLenientCall(node: Node): boolean {
  if (!isNodeType(node, "call")) return false;
  const mode = MODE_ARGUMENT.get(node.name);
  if (mode !== undefined) return !isExactMatch(node.args[mode]);
  if (node.name === "LOOKUP") return true;
  if (!CRITERIA_FUNCTIONS.test(node.name)) return false;
  if (rangeArguments(node).some((range) => isNodeType(range, "binary") || isNodeType(range, "call"))) return true;
  const areas = node.args.flatMap((arg) => areaIn(arg) ?? []).filter((area) => !isOneCell(area));
  return new Set(areas.map(shapeOf)).size > 1;
}

/**
 * Whether IronCalc may return a right result for a wrong formula: it accepts ranges of unequal size and results instead of ranges, and searches
 * unsorted data differently from Excel.
 */
export const isTooLenient = (formula: string): boolean => nodesOf(formula).some(isLenientCall);
