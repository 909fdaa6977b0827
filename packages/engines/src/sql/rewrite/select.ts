import { byCommas, isSign, type Node, rawLeaf, split, wordAt } from "./tree.ts";

/** The clauses of one SELECT; an absent clause is null. The clause's keywords are not included. */
export interface Select {
  isDistinct: boolean;
  list: Node[];
  from: Node[] | null;
  where: Node[] | null;
  group: Node[] | null;
  having: Node[] | null;
  qualify: Node[] | null;
  order: Node[] | null;
  /** LIMIT, OFFSET, FETCH and everything after them. */
  rest: Node[];
  /** The number of rows for TOP n WITH TIES. */
  ties?: Node;
}

const STARTS = new Map(
  Object.entries<"from" | "where" | "group" | "having" | "qualify" | "order" | "rest">({
    from: "from",
    where: "where",
    group: "group",
    having: "having",
    qualify: "qualify",
    order: "order",
    limit: "rest",
    offset: "rest",
    fetch: "rest",
  }),
);

const CLAUSES = ["from", "where", "group", "having", "qualify", "order", "rest"] as const;

/** Returns the clause that starts here; `GROUP` of WITHIN GROUP and `ORDER` elsewhere start none. */
function clauseAt(items: readonly Node[], at: number): (typeof CLAUSES)[number] | undefined {
  const word = wordAt(items, at);
  if (isSign(items[at - 1], ".") || ((word === "group" || word === "order") && wordAt(items, at + 1) !== "by"))
    return undefined;
  return STARTS.get(word);
}

/**
 * Returns the clauses of a SELECT without set operators, or null for anything else, also if clauses are repeated or
 * in another order.
 */
export function selectOf(items: readonly Node[]): Select | null {
  if (wordAt(items, 0) !== "select") return null;
  const isDistinct = wordAt(items, 1) === "distinct";
  const none = { from: null, where: null, group: null, having: null, qualify: null, order: null };
  const select: Select = { isDistinct, list: [], ...none, rest: [] };
  let clause: Node[] = select.list;
  let reached = -1;
  for (let index = isDistinct ? 2 : 1; index < items.length; index += 1) {
    const key = reached === CLAUSES.length - 1 ? undefined : clauseAt(items, index);
    if (key === undefined) {
      clause.push(items[index] as Node);
      continue;
    }
    const place = CLAUSES.indexOf(key);
    if (place <= reached) return null;
    reached = place;
    clause = [];
    if (key === "rest") clause.push(items[index] as Node);
    else if (key === "group" || key === "order") index += 1;
    Object.assign(select, { [key]: clause });
  }
  return select;
}

const word = (text: string): Node => ({ kind: "word", text });

export function printSelect(select: Select): Node[] {
  const clause = (words: string, items: Node[] | null) => (items ? [...words.split(" ").map(word), ...items] : []);
  return [
    word("SELECT"),
    ...(select.isDistinct ? [word("DISTINCT")] : []),
    ...select.list,
    ...clause("FROM", select.from),
    ...clause("WHERE", select.where),
    ...clause("GROUP BY", select.group),
    ...clause("HAVING", select.having),
    ...clause("ORDER BY", select.order),
    ...select.rest,
  ];
}

/** Returns conditions joined by AND; the AND of BETWEEN is a part of its condition. */
export function conditionsOf(items: readonly Node[]): Node[][] {
  let isBetween = false;
  return split(items, (_, at) => {
    if (wordAt(items, at) === "between") isBetween = true;
    if (wordAt(items, at) !== "and") return false;
    const isDivider = !isBetween;
    isBetween = false;
    return isDivider;
  });
}

/** Joins conditions by AND, or returns null for none. */
export function joinedBy(conditions: readonly Node[][]): Node[] | null {
  if (conditions.length === 0) return null;
  return conditions.flatMap((condition, index) => (index === 0 ? condition : [rawLeaf("AND"), ...condition]));
}

export interface Item {
  expression: Node[];
  /** The column's name, in lower case and without quotes; "" if there is none. */
  name: string;
}

/** Returns a name in lower case and without quotes; "" for anything else. */
export const nameOf = (item: Node | undefined): string =>
  item?.kind === "word" ? item.text.toLowerCase() : item?.kind === "quoted" ? item.text.slice(1, -1).toLowerCase() : "";

/** Returns the columns of a list: `a + b AS total`, `t.city`, `SUM(x) total`. */
export function itemsOf(list: readonly Node[]): Item[] {
  return byCommas(list).map((items) => {
    const last = items.at(-1);
    const before = items.at(-2);
    if (wordAt(items, items.length - 2) === "as") return { expression: items.slice(0, -2), name: nameOf(last) };
    const isAlias =
      items.length > 1 && nameOf(last) !== "" && wordAt(items, items.length - 1) !== "end" && before?.kind !== "sign";
    if (isAlias) return { expression: items.slice(0, -1), name: nameOf(last) };
    return { expression: items, name: nameOf(last) };
  });
}

/** Replaces the aliases of the list's columns in an expression by their definitions. */
export function withoutAliases(expression: readonly Node[], items: readonly Item[]): Node[] {
  return expression.map((node, index) => {
    const isQualified = isSign(expression[index - 1], ".") || isSign(expression[index + 1], ".");
    const isCall = expression[index + 1]?.kind === "group";
    const number = node.kind === "number" && expression.length <= 2 ? items[Number(node.text) - 1] : undefined;
    const item =
      number ?? (isQualified || isCall ? undefined : items.find(({ name }) => name !== "" && name === nameOf(node)));
    return item ? { kind: "group", items: item.expression } : node;
  });
}
