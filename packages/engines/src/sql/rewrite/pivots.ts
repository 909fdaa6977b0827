import { itemsOf, nameOf, type Select, selectOf } from "./select.ts";
import { byCommas, groupAt, isSign, type Node, printNodes, rawLeaf, wordAt } from "./tree.ts";

interface Pivot {
  /** The name of the aggregate, and its argument. */
  aggregate: string;
  of: Node[];
  /** The column whose values become columns. */
  column: Node;
  values: { value: Node[]; name: string }[];
}

/** Parses a value that becomes a column, and the name of that column: `[Jan]`, `'Jan' AS january` or `1`. */
function pivotValue(items: readonly Node[]): Pivot["values"][number] | null {
  const [value] = items;
  if (!value || value.kind === "group") return null;
  const alias = items.length > 1 ? nameOf(items.at(-1)) : "";
  const isName = value.kind === "quoted" || value.kind === "word";
  const text = value.kind === "quoted" ? value.text.slice(1, -1) : value.text;
  return {
    value: isName ? [rawLeaf(`'${text.replaceAll("'", "''")}'`)] : [value],
    name: alias || (isName ? text : value.text),
  };
}

/** Parses the content of the brackets of PIVOT: `SUM(units) FOR month IN ([1], [2])`. */
function pivotOf(items: readonly Node[]): Pivot | null {
  const at = items.findIndex((_, place) => wordAt(items, place) === "for");
  const [name, of] = [wordAt(items, 0), groupAt(items, 1)];
  const [column, list] = [items[at + 1], groupAt(items, at + 3)];
  if (at < 2 || name === "" || !of || !column || !list || wordAt(items, at + 2) !== "in") return null;
  const values = byCommas(list.items).map(pivotValue);
  if (values.some((value) => value === null)) return null;
  return { aggregate: name, of: of.items, column, values: values.filter((value) => value !== null) };
}

/** Rows to pivot: the source in FROM, and its columns. */
interface Source {
  from: Node;
  columns: string[];
}

/** Returns each value's rows as a column, grouped by the columns of the source that the pivot does not use. */
function grouped({ from, columns }: Source, { aggregate, of, column, values }: Pivot): Node[] | null {
  if (columns.length === 0 || columns.some((name) => name === "")) return null;
  const used = [nameOf(of.at(-1)), nameOf(column)];
  const rest = columns.filter((name) => !used.includes(name)).map((name) => `"${name}"`);
  const counted = isSign(of[0], "*") ? "1" : printNodes(of);
  const made = values.map(({ value, name }) => {
    // SQL Server writes each value as a name, whatever type the column has.
    const isMeant = `CAST(${printNodes([column])} AS TEXT) = CAST(${printNodes(value)} AS TEXT)`;
    return `${aggregate}(CASE WHEN ${isMeant} THEN ${counted} END) AS "${name.replaceAll('"', '""')}"`;
  });
  const groups = rest.length > 0 ? [rawLeaf(`GROUP BY ${rest.join(", ")}`)] : [];
  return [rawLeaf(`SELECT ${[...rest, ...made].join(", ")} FROM`), from, ...groups];
}

const columnsOf = (query: readonly Node[]): string[] => itemsOf(selectOf(query)?.list ?? []).map(({ name }) => name);

/** Returns the common table expressions before a query, by name: `WITH a AS (…), b AS (…)`. */
export function tableExpressionsIn(head: readonly Node[]): ReadonlyMap<string, readonly Node[]> {
  return new Map(
    head.flatMap((item, index) => {
      const query = wordAt(head, index + 1) === "as" ? groupAt(head, index + 2) : null;
      return query ? [[nameOf(item), query.items] as const] : [];
    }),
  );
}

/**
 * Rewrites PIVOT over a query that names its columns, as in SQL Server, Oracle and Snowflake, as a grouped query;
 * `known` are the common table expressions before it.
 */
export function withoutPivots(select: Select, known: ReadonlyMap<string, readonly Node[]>): Select {
  const { from } = select;
  const at = from?.findIndex((_, place) => wordAt(from, place) === "pivot") ?? -1;
  if (!from || at < 1) return select;
  const pivot = pivotOf(groupAt(from, at + 1)?.items ?? []);
  const queryAt = (place: number) => groupAt(from, place)?.items ?? known.get(nameOf(from[place]));
  // The source may have an alias, with or without AS.
  const start = [at - 1, at - 2, at - 3].find((place) => queryAt(place));
  if (!pivot || start === undefined) return select;
  const source = { from: from[start] as Node, columns: columnsOf(queryAt(start) ?? []) };
  const items = grouped(source, pivot);
  if (!items) return select;
  const created: Node = { kind: "group", items };
  return withoutPivots({ ...select, from: [...from.slice(0, start), created, ...from.slice(at + 2)] }, known);
}
