import { itemsOf, printSelect, type Select, withoutAliases } from "./select.ts";
import { byCommas, groupAt, type Node, printNodes, rawLeaf, wordAt } from "./tree.ts";

const HIDDEN = "dryrun_";
const COMMA: Node = { kind: "sign", text: "," };
const quoted = (name: string): Node => ({ kind: "quoted", text: `"${name}"` });

/** Selects the rows that meet the condition from the query as a table with hidden columns. */
function chosen(select: Select, hidden: Record<string, Node[]>, where: string | null, order: string | null): Select {
  const items = itemsOf(select.list);
  const isAll = items.some(({ expression }) => expression.at(-1)?.kind === "sign");
  const names = items.map(({ name }, index) => (name === "" ? `${HIDDEN}c${index}` : name));
  const list = isAll
    ? select.list
    : items.flatMap(({ expression }, index) => [
        ...(index > 0 ? [rawLeaf(",")] : []),
        ...expression,
        rawLeaf(`AS "${names[index]}"`),
      ]);
  const extra = Object.entries(hidden).flatMap(([name, nodes]) => [
    rawLeaf(","),
    ...nodes,
    rawLeaf(`AS ${HIDDEN}${name}`),
  ]);
  const inner = printSelect({ ...select, list: [...list, ...extra], order: null, rest: [] });
  return {
    isDistinct: false,
    list: isAll ? [rawLeaf("*")] : names.flatMap((name, index) => [...(index > 0 ? [COMMA] : []), quoted(name)]),
    from: [{ kind: "group", items: inner }],
    where: where === null ? null : [rawLeaf(where)],
    group: null,
    having: null,
    qualify: null,
    order: order === null ? null : [rawLeaf(order)],
    rest: select.rest,
  };
}

const over = (name: string, ...clauses: [string, Node[]][]): Node[] => [
  rawLeaf(`${name}() OVER`),
  { kind: "group", items: clauses.flatMap(([words, nodes]) => (nodes.length > 0 ? [rawLeaf(words), ...nodes] : [])) },
];

/** SQLite has no nested window functions: if rows are ordered by one, it first becomes a hidden column. */
function withWindowAsColumn(select: Select): Select {
  const keys = byCommas(select.order ?? []).map((key) => {
    const isDirected = ["asc", "desc"].includes(wordAt(key, key.length - 1));
    return { expression: isDirected ? key.slice(0, -1) : key, direction: isDirected ? key.slice(-1) : [] };
  });
  const items = itemsOf(select.list);
  const hidden = Object.fromEntries(
    keys.map(({ expression }, index) => [`key${index}`, withoutAliases(expression, items)]),
  );
  const order = keys.flatMap(({ direction }, index) => [
    ...(index > 0 ? [rawLeaf(",")] : []),
    rawLeaf(`${HIDDEN}key${index}`),
    ...direction,
  ]);
  const { ties } = select;
  return { ...chosen(select, hidden, null, null), order, rest: [], ...(ties && { ties }) };
}

/** Rewrites WITH TIES, QUALIFY and DISTINCT ON, which SQLite does not have. */
export function withoutWindowFilters(select: Select): Select {
  if (select.ties && select.order?.some((item) => item.kind === "word" && item.text.toLowerCase() === "over"))
    return withoutWindowFilters(withWindowAsColumn(select));
  const keys = select.isDistinct && wordAt(select.list, 0) === "on" ? groupAt(select.list, 1) : null;
  if (!keys && !select.ties && !select.qualify) return select;
  const items = itemsOf(keys ? select.list.slice(2) : select.list);
  const order = byCommas(select.order ?? []).flatMap((key, index) => {
    const isDirected = ["asc", "desc"].includes(wordAt(key, key.length - 1));
    const expression = withoutAliases(isDirected ? key.slice(0, -1) : key, items);
    return [...(index > 0 ? [rawLeaf(",")] : []), ...expression, ...(isDirected ? key.slice(-1) : [])];
  });
  const place = over("RANK", ["ORDER BY", order]);
  if (select.ties) {
    return chosen(select, { place }, `${HIDDEN}place <= ${printNodes([select.ties])}`, `${HIDDEN}place`);
  }
  const ordering: Record<string, Node[]> = order.length > 0 ? { place } : {};
  const orderBy = order.length > 0 ? `${HIDDEN}place` : null;
  if (select.qualify) {
    const keptKept: Node = { kind: "group", items: withoutAliases(select.qualify, items) };
    return chosen({ ...select, qualify: null }, { kept: [keptKept], ...ordering }, `${HIDDEN}kept`, orderBy);
  }
  if (!keys) return select;
  const first = over("ROW_NUMBER", ["PARTITION BY", keys.items], ["ORDER BY", order]);
  const plain = { ...select, isDistinct: false, list: select.list.slice(2) };
  return chosen(plain, { first, ...ordering }, `${HIDDEN}first = 1`, orderBy);
}
