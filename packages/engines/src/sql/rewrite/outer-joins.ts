import { conditionsOf, joinedBy, type Select } from "./select.ts";
import { byCommas, isSign, type Node, rawLeaf, wordAt } from "./tree.ts";

const OUTER = "(+)";

/** Returns the alias before the column that the mark follows: `o.customer_id(+)`. */
function outerAlias(condition: readonly Node[]): string | null {
  const at = condition.findIndex((item) => isSign(item, OUTER));
  return at >= 3 && isSign(condition[at - 2], ".") ? wordAt(condition, at - 3) : null;
}

/** Rewrites Oracle's old outer join: `FROM a, b WHERE a.id = b.id(+)` becomes `FROM a LEFT JOIN b ON a.id = b.id`. */
export function withOuterJoins(select: Select): Select {
  if (!select.from || !select.where?.some((item) => isSign(item, OUTER))) return select;
  const conditions = conditionsOf(select.where);
  const tables = byCommas(select.from);
  const aliasOf = (table: readonly Node[]) => wordAt(table, table.length - 1);
  const joins = new Map<string, Node[][]>();
  for (const condition of conditions) {
    const alias = outerAlias(condition);
    if (alias === null) continue;
    joins.set(alias, [...(joins.get(alias) ?? []), condition.filter((item) => !isSign(item, OUTER))]);
  }
  const isOuter = (table: readonly Node[]) => joins.has(aliasOf(table));
  if (joins.size === 0 || tables.every(isOuter)) return select;
  const inner = tables.filter((table) => !isOuter(table));
  const from = inner.flatMap((table, index) => (index === 0 ? table : [rawLeaf("CROSS JOIN"), ...table]));
  const outer = tables
    .filter(isOuter)
    .flatMap((table) => [
      rawLeaf("LEFT JOIN"),
      ...table,
      rawLeaf("ON"),
      ...(joinedBy(joins.get(aliasOf(table)) ?? []) ?? []),
    ]);
  const where = joinedBy(conditions.filter((condition) => outerAlias(condition) === null));
  return { ...select, from: [...from, ...outer], where };
}
