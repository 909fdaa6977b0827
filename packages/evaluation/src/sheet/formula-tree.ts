import type { Area } from "@dryrun/engines/addresses";
import { DEFAULT_LIMITS } from "@dryrun/engines/engine";
import { runGuarded } from "@dryrun/engines/meter";
import type { Node, NodeOf } from "@dryrun/engines/sheet/syntax/ast";
import { parseFormula } from "@dryrun/engines/sheet/syntax/parse";

export const isNodeType = <Type extends Node["type"]>(
  node: Node | null | undefined,
  type: Type,
): node is NodeOf<Type> => node?.type === type;

const boundingArea = (first: Area, second: Area): Area => ({
  from: { row: Math.min(first.from.row, second.from.row), column: Math.min(first.from.column, second.from.column) },
  to: { row: Math.max(first.to.row, second.to.row), column: Math.max(first.to.column, second.to.column) },
});

/** Returns the cells that a node names as one area, because "A2:A9" is parsed as a range of two areas. */
export function areaIn(node: Node | null | undefined): NodeOf<"area"> | null {
  if (isNodeType(node, "area")) return node;
  if (!isNodeType(node, "range") || !isNodeType(node.from, "area") || !isNodeType(node.to, "area")) return null;
  return { ...node.from, area: boundingArea(node.from.area, node.to.area), start: node.start, end: node.end };
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

/** Returns all nodes of a formula, parents before children; none if Excel would not accept the formula. */
export function nodesOf(formula: string): Node[] {
  const tree = runGuarded(formula, DEFAULT_LIMITS, (meter) => parseFormula(formula, meter));
  if (!("ok" in tree)) return [];
  const nodes: Node[] = [];
  const pending: (Node | null)[] = [tree.ok];
  while (pending.length > 0) {
    const node = pending.pop();
    if (!node) continue;
    nodes.push(node);
    pending.push(...childrenOf(node));
  }
  return nodes;
}

/** Returns the areas that a formula names, in no particular order. */
export const areasOf = (formula: string): NodeOf<"area">[] => nodesOf(formula).flatMap((part) => areaIn(part) ?? []);
