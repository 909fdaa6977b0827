import { groupAt, isSign, type Node, rawLeaf, wordAt } from "./tree.ts";

const BOUNDARIES = new Set(["where", "and", "or", "having", "on", "when", "then", "else", "not", "select", "case"]);
const COMPARISONS = new Set(["=", "<>", "!=", "<", ">", "<=", ">="]);

/** Returns the nodes before this position that the comparison compares. */
function operandBefore(made: readonly Node[]): Node[] {
  let from = made.length;
  while (from > 0 && !BOUNDARIES.has(wordAt(made, from - 1)) && !isSign(made[from - 1], ",")) from -= 1;
  return made.slice(from);
}

/** Rewrites `x >= ALL (SELECT …)` and `x = ANY (SELECT …)`, which SQLite does not have. */
export function withoutQuantifiers(items: readonly Node[]): Node[] {
  const created: Node[] = [];
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index] as Node;
    const quantifier = wordAt(items, index + 1);
    const query = groupAt(items, index + 2);
    const isQuantified =
      item.kind === "sign" && COMPARISONS.has(item.text) && ["all", "any", "some"].includes(quantifier);
    if (!isQuantified || !query || !["select", "with"].includes(wordAt(query.items, 0))) {
      created.push(item.kind === "group" ? { kind: "group", items: withoutQuantifiers(item.items) } : item);
      continue;
    }
    const inner: Node = { kind: "group", items: withoutQuantifiers(query.items) };
    const isAll = quantifier === "all";
    const operand = operandBefore(created);
    created.length -= operand.length;
    const compared: Node = { kind: "group", items: [...operand, item, rawLeaf("dryrun_v")] };
    const foundQuery: Node[] = [
      rawLeaf("WITH dryrun_q(dryrun_v) AS"),
      inner,
      rawLeaf("SELECT 1 FROM dryrun_q WHERE"),
      compared,
    ];
    if (isAll) foundQuery.push(rawLeaf("IS NOT TRUE"));
    created.push(rawLeaf(isAll ? "NOT EXISTS" : "EXISTS"), { kind: "group", items: foundQuery });
    index += 2;
  }
  return created;
}
