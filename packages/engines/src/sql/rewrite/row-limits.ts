import { conditionsOf, joinedBy, type Select } from "./select.ts";
import { type Node, rawLeaf, wordAt } from "./tree.ts";

/** Parses `TOP 3`, `TOP (3) WITH TIES`: the number and the rest. */
function topOf(list: readonly Node[]): { count: Node; isTies: boolean; list: Node[] } | null {
  const count = list[1];
  if (wordAt(list, 0) !== "top" || count === undefined || wordAt(list, 2) === "percent") return null;
  const isTies = wordAt(list, 2) === "with" && wordAt(list, 3) === "ties";
  return { count, isTies, list: list.slice(isTies ? 4 : 2) };
}

/** Parses `OFFSET 2 ROWS FETCH NEXT 3 ROWS ONLY`, each half optional. */
function fetchOf(rest: readonly Node[]): { count: Node; isTies: boolean; offset: Node | undefined } | null {
  const at = rest.findIndex((_, place) => wordAt(rest, place) === "fetch");
  if (at === -1) return null;
  const offset = wordAt(rest, 0) === "offset" ? rest[1] : undefined;
  const count = rest.slice(at).find(({ kind }) => kind === "number" || kind === "group") ?? rawLeaf("1");
  return { count, isTies: rest.some((_, place) => wordAt(rest, place) === "ties"), offset };
}

/** Parses `ROWNUM <= 3` as a separate condition. */
function rowNumberLimit(condition: readonly Node[]): Node | null {
  const [name, sign, count] = condition;
  if (condition.length !== 3 || wordAt(condition, 0) !== "rownum" || !name || sign?.kind !== "sign" || !count)
    return null;
  if (sign.text === "<=" || sign.text === "=") return count;
  return sign.text === "<" && count.kind === "number" ? rawLeaf(String(Number(count.text) - 1)) : null;
}

const limit = (count: Node, offset?: Node): Node[] => [
  rawLeaf("LIMIT"),
  count,
  ...(offset ? [rawLeaf("OFFSET"), offset] : []),
];

/** Rewrites TOP, FETCH and ROWNUM as LIMIT. */
export function withLimit(select: Select): Select {
  const top = topOf(select.list);
  if (top) {
    const { list, count, isTies } = top;
    return isTies ? { ...select, list, ties: count } : { ...select, list, rest: [...limit(count), ...select.rest] };
  }
  const fetch = fetchOf(select.rest);
  if (fetch) {
    const { count, isTies, offset } = fetch;
    return isTies && !offset ? { ...select, rest: [], ties: count } : { ...select, rest: limit(count, offset) };
  }
  const conditions = conditionsOf(select.where ?? []);
  const count = conditions.map(rowNumberLimit).find((one) => one !== null);
  if (!count)
    return wordAt(select.rest, 0) === "offset" ? { ...select, rest: limit(rawLeaf("-1"), select.rest[1]) } : select;
  const where = joinedBy(conditions.filter((one) => rowNumberLimit(one) === null));
  return { ...select, where, rest: limit(count) };
}
