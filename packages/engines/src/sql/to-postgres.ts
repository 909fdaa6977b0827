import { withoutHints, withPlainNames } from "./rewrite/names.ts";
import { isSign, type Node, printNodes, treeOf } from "./rewrite/tree.ts";

/** Lower-cases quoted names, as PostgreSQL does with unquoted ones. */
function withLowerNames(items: readonly Node[]): Node[] {
  return items.map((item): Node => {
    if (item.kind === "group") return { kind: "group", items: withLowerNames(item.items) };
    return item.kind === "quoted" ? { kind: "quoted", text: item.text.toLowerCase() } : item;
  });
}

/**
 * Returns the statement without schemas and hints, and with PostgreSQL's quotes around names; null if its brackets do
 * not match.
 */
export function withPostgresNames(statement: string): string | null {
  const tree = treeOf(statement);
  if (!tree) return null;
  while (isSign(tree.at(-1), ";")) tree.pop();
  return printNodes(withLowerNames(withoutHints(withPlainNames(tree))));
}
