import type { Node, NodeOf } from "@dryrun/engines/sheet/syntax/ast";
import { areaIn, areasOf, isOf, partsOf } from "./formula-tree.ts";

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

const isOneCell = ({ area: { from, to } }: NodeOf<"area">): boolean => from.row === to.row && from.column === to.column;
const isManyCells = (node: Node | null): boolean => {
  const area = areaIn(node);
  return area !== null && !isOneCell(area);
};

/** Whether it gives one value for each cell of a range, which IronCalc does not always do for a sign or a function of one cell. */
function isPerCell(node: Node | null): boolean {
  if (isManyCells(node)) return true;
  if (isOf(node, "binary")) return isPerCell(node.left) || isPerCell(node.right);
  return isOf(node, "call") && !RANGED.has(node.name) && node.args.some(isPerCell);
}

function isTrustedPart(node: Node): boolean {
  const area = areaIn(node);
  if (area) return area.sheet === null && !area.whole;
  // Of two signs, such as of `--A2`, it makes none, so that a text stays one.
  if (isOf(node, "sign")) return !isPerCell(node.of) && !isOf(node.of, "sign");
  if (isOf(node, "call")) return TRUSTED.has(node.name) && (RANGED.has(node.name) || !node.args.some(isPerCell));
  return ["constant", "binary", "percent"].includes(node.type);
}

/** Dates as texts, which IronCalc does not read. */
const TEXT_DATE = /\d[-/ ][A-Za-z0-9]+[-/ ]\d/;

/** Whether a result of IronCalc for this formula counts against one of ours. */
export function isTrusted(formula: string): boolean {
  const parts = partsOf(formula);
  const isTextDate = (part: Node) => isOf(part, "constant") && TEXT_DATE.test(String(part.value));
  return parts.length > 0 && parts.every(isTrustedPart) && !parts.some(isTextDate);
}

/** Cells of a range above which IronCalc takes seconds: it goes through all rows of a sheet. */
const MOST_CELLS = 20_000;

const isLarge = ({ area: { from, to } }: NodeOf<"area">): boolean =>
  (to.row - from.row + 1) * (to.column - from.column + 1) > MOST_CELLS;

/** Whether IronCalc may be asked: it has no limits, so it gets nothing that our parser refuses and no whole columns. */
export function mayBeAsked(formula: string): boolean {
  return partsOf(formula).length > 0 && !areasOf(formula).some(isLarge);
}

function isExact(mode: Node | null | undefined): boolean {
  if (isOf(mode, "constant")) return Number(mode.value) === 0;
  return isOf(mode, "name") && mode.name.toUpperCase() === "FALSE";
}

/** The place of the argument that asks for an exact match, from 0. */
const MODE_AT = new Map(Object.entries({ VLOOKUP: 3, HLOOKUP: 3, MATCH: 2 }));
const shapeOf = ({ area: { from, to }, whole }: NodeOf<"area">): string =>
  whole ? "whole" : `${to.row - from.row} ${to.column - from.column}`;

/** Functions that search ranges for what meets criteria. */
const SEARCHING = /^(?:SUM|COUNT|AVERAGE|MAX|MIN)IFS?$/;

/** The arguments that must be ranges: every second one, and the values of SUMIFS and others. */
function rangesOf({ name, args }: NodeOf<"call">): (Node | null)[] {
  const hasValuesFirst = name.endsWith("IFS") && name !== "COUNTIFS";
  return args.filter((_, at) => at === 0 || at % 2 === (hasValuesFirst ? 1 : 0));
}

function isLenient(node: Node): boolean {
  if (!isOf(node, "call")) return false;
  const mode = MODE_AT.get(node.name);
  if (mode !== undefined) return !isExact(node.args[mode]);
  if (node.name === "LOOKUP") return true;
  if (!SEARCHING.test(node.name)) return false;
  if (rangesOf(node).some((range) => isOf(range, "binary") || isOf(range, "call"))) return true;
  const areas = node.args.flatMap((arg) => areaIn(arg) ?? []).filter((area) => !isOneCell(area));
  return new Set(areas.map(shapeOf)).size > 1;
}

/**
 * Whether IronCalc may give a right result for a wrong formula: it takes ranges of unequal size and results in place
 * of ranges, and searches what is not sorted in another way than Excel.
 */
export const isTooLenient = (formula: string): boolean => partsOf(formula).some(isLenient);
