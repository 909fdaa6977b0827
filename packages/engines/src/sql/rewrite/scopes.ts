import { withOuterJoins } from "./outer-joins.ts";
import { tableExpressionsIn, withoutPivots } from "./pivots.ts";
import { withLimit } from "./row-limits.ts";
import { printSelect, selectOf } from "./select.ts";
import { groupAt, type Node, parseNodes, rawLeaf, split, wordAt } from "./tree.ts";
import { withoutWindowFilters } from "./window-filters.ts";

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
