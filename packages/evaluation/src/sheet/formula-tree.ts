import type { Area } from "@dryrun/engines/addresses";
import { DEFAULT_LIMITS } from "@dryrun/engines/engine";
import { runGuarded } from "@dryrun/engines/meter";
import type { Node, NodeOf } from "@dryrun/engines/sheet/syntax/ast";
import { parseFormula } from "@dryrun/engines/sheet/syntax/parse";

export const isOf = <Type extends Node["type"]>(node: Node | null | undefined, type: Type): node is NodeOf<Type> =>
  node?.type === type;

const around = (one: Area, other: Area): Area => ({
  from: { row: Math.min(one.from.row, other.from.row), column: Math.min(one.from.column, other.from.column) },
  to: { row: Math.max(one.to.row, other.to.row), column: Math.max(one.to.column, other.to.column) },
});

/** The cells that a node names, with its corners as one area: "A2:A9" is parsed as a range from A2 to A9. */
export function areaIn(node: Node | null | undefined): NodeOf<"area"> | null {
  if (isOf(node, "area")) return node;
  if (!isOf(node, "range") || !isOf(node.from, "area") || !isOf(node.to, "area")) return null;
  return { ...node.from, area: around(node.from.area, node.to.area), start: node.start, end: node.end };
}

function childrenOf(node: Node): readonly (Node | null)[] {
  switch (node.type) {
    case "range":
      return areaIn(node) ? [] : [node.from, node.to];
    case "array":
      return node.rows.flat();
    case "sign":
    case "percent":
    case "one":
    case "spill":
      return [node.of];
    case "binary":
      return [node.left, node.right];
    case "call":
      return node.args;
    case "apply":
      return [node.of, ...node.args];
    default:
      return [];
  }
}

/** All parts of a formula, each before its own parts; none where Excel would not take it. */
export function partsOf(formula: string): Node[] {
  const tree = runGuarded(formula, DEFAULT_LIMITS, (meter) => parseFormula(formula, meter));
  if (!("ok" in tree)) return [];
  const parts: Node[] = [];
  const open: (Node | null)[] = [tree.ok];
  while (open.length > 0) {
    const node = open.pop();
    if (!node) continue;
    parts.push(node);
    open.push(...childrenOf(node));
  }
  return parts;
}

/** The areas that a formula names, in no order. */
export const areasOf = (formula: string): NodeOf<"area">[] => partsOf(formula).flatMap((part) => areaIn(part) ?? []);
