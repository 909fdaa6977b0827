import { DEFAULT_LIMITS } from "@dryrun/engines/engine";
import { guarded } from "@dryrun/engines/meter";
import type { Node, NodeOf } from "@dryrun/engines/sheet/syntax/ast";
import { parseFormula } from "@dryrun/engines/sheet/syntax/parse";

function childrenOf(node: Node): readonly (Node | null)[] {
  switch (node.type) {
    case "range":
      return [node.from, node.to];
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
  const tree = guarded(formula, DEFAULT_LIMITS, (meter) => parseFormula(formula, meter));
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

export const isOf = <Type extends Node["type"]>(node: Node | null | undefined, type: Type): node is NodeOf<Type> =>
  node?.type === type;
