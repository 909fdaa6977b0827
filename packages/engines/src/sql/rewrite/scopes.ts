import { tableExpressionsIn, withoutPivots } from "./pivots.ts";
import { withLimit } from "./row-limits.ts";
import { conditionsOf, joinedBy, printSelect, type Select, selectOf } from "./select.ts";
import { byCommas, groupAt, isSign, type Node, parseNodes, rawLeaf, split, wordAt } from "./tree.ts";
import { withoutWindowFilters } from "./window-filters.ts";

const OUTER = "(+)";

/** Returns the alias before the column that the mark follows: `o.customer_id(+)`. */
function outerAlias(condition: readonly Node[]): string | null {
  const at = condition.findIndex((item) => isSign(item, OUTER));
  return at >= 3 && isSign(condition[at - 2], ".") ? wordAt(condition, at - 3) : null;
}

/** Rewrites Oracle's old outer join: `FROM a, b WHERE a.id = b.id(+)` becomes `FROM a LEFT JOIN b ON a.id = b.id`. */
function withOuterJoins(select: Select): Select {
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

const OPERATORS = new Set(["union", "except", "intersect", "minus"]);

function operatorsIn(items: readonly Node[]): Node[][] {
  return items.flatMap((_, index) => {
    if (!OPERATORS.has(wordAt(items, index))) return [];
    const isMinus = wordAt(items, index) === "minus";
    return [
      [
        wordAt(items, index + 1) === "all"
          ? rawLeaf("UNION ALL")
          : isMinus
            ? rawLeaf("EXCEPT")
            : (items[index] as Node),
      ],
    ];
  });
}

type Known = ReturnType<typeof tableExpressionsIn>;

/** Rewrites one SELECT for SQLite; `isBranch`: it is one of several between set operators. */
function rewritten(items: readonly Node[], isBranch: boolean, known: Known): Node[] {
  const only = items[0];
  if (isBranch && items.length === 1 && only?.kind === "group") return [...parseNodes("SELECT * FROM"), only];
  const select = selectOf(items);
  if (!select) return [...items];
  const created = withoutWindowFilters(withLimit(withOuterJoins(withoutPivots(select, known))));
  if (created === select) return [...items];
  const isLimited = created.rest.length > select.rest.length || created.order !== select.order;
  return isBranch && isLimited
    ? [...parseNodes("SELECT * FROM"), { kind: "group", items: printSelect(created) }]
    : printSelect(created);
}

/** Whether this is `(SELECT …) UNION`, which SQLite accepts only without brackets. */
function isOpenBranch(items: readonly Node[], at: number): boolean {
  const first = wordAt(groupAt(items, at)?.items ?? [], 0);
  return first === "select" && at === 0 && OPERATORS.has(wordAt(items, at + 1));
}

/** Rewrites the queries of this level and of all brackets below it. */
export function withScopes(items: readonly Node[]): Node[] {
  const inner = items.map(
    (item): Node => (item.kind === "group" ? { kind: "group", items: withScopes(item.items) } : item),
  );
  const start = inner.findIndex((_, index) => wordAt(inner, index) === "select" || isOpenBranch(inner, index));
  if (start === -1) return inner;
  const head = inner.slice(0, start);
  const body = inner.slice(start);
  const branches = split(body, (_, at) => OPERATORS.has(wordAt(body, at)));
  const operators = operatorsIn(body);
  const known = tableExpressionsIn(head);
  const made = branches.flatMap((branch, index) => [
    ...(operators[index - 1] ?? []),
    ...rewritten(branchOf(branch), branches.length > 1, known),
  ]);
  return [...head, ...made];
}

/** Returns a branch without the ALL of its operator. */
function branchOf(branch: readonly Node[]): Node[] {
  return ["all", "distinct"].includes(wordAt(branch, 0)) ? branch.slice(1) : [...branch];
}
