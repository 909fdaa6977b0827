import { isKeyword } from "../keywords.ts";
import { type SqlToken, sqlTokens } from "../tokens.ts";

/** A token, or the content of a pair of brackets. `raw` is finished text. */
export type Leaf = { kind: SqlToken["kind"] | "raw"; text: string };
export type Group = { kind: "group"; items: Node[] };
export type Node = Leaf | Group;

/** The maximum depth of nested brackets that is parsed; deeper texts stay unchanged. */
const MOST_DEPTH = 60;

/** Parses the statement to a tree of brackets, or returns null if they do not match. */
export function treeOf(sql: string): Node[] | null {
  const levels: Node[][] = [[]];
  for (const [index, { kind, text, start }] of sqlTokens(sql).entries()) {
    const level = levels.at(-1) ?? [];
    if (text === "(" && kind === "sign") levels.push([]);
    else if (text === ")" && kind === "sign") {
      const items = levels.pop() ?? [];
      if (levels.length === 0) return null;
      levels.at(-1)?.push({ kind: "group", items });
    } else level.push({ kind, text });
    if (levels.length > MOST_DEPTH || index > 8_000 || start < 0) return null;
  }
  return levels.length === 1 ? (levels[0] ?? null) : null;
}

/** Makes a node from finished text. */
export const rawLeaf = (text: string): Leaf => ({ kind: "raw", text });
/** Parses SQL whose brackets are known to match. */
export const parseNodes = (sql: string): Node[] => treeOf(sql) ?? [rawLeaf(sql)];

/**
 * Whether no space is printed between these: names of columns are texts of expressions, so a call is printed as
 * people write it.
 */
function isTight(before: Node | undefined, item: Node): boolean {
  if (before === undefined || isSign(before, ".") || isSign(item, ".") || isSign(item, ",")) return true;
  return item.kind === "group" && before.kind === "word" && !isKeyword(before.text);
}

export function printNodes(items: readonly Node[]): string {
  return items
    .map((item, index) => {
      const text = item.kind === "group" ? `(${printNodes(item.items)})` : item.text;
      return isTight(items[index - 1], item) ? text : ` ${text}`;
    })
    .join("");
}

/** Returns the word in lower case, or "" for anything else. */
export const wordAt = (items: readonly Node[], at: number): string => {
  const item = items[at];
  return item?.kind === "word" ? item.text.toLowerCase() : "";
};
export const isSign = (item: Node | undefined, text: string): boolean => item?.kind === "sign" && item.text === text;
export const groupAt = (items: readonly Node[], at: number): Group | null => {
  const item = items[at];
  return item?.kind === "group" ? item : null;
};

/** Splits at dividing nodes; those in brackets do not count. */
export function split(items: readonly Node[], divides: (item: Node, at: number) => boolean): Node[][] {
  const parts: Node[][] = [[]];
  for (const [index, item] of items.entries()) {
    if (divides(item, index)) parts.push([]);
    else parts.at(-1)?.push(item);
  }
  return parts;
}
export const byCommas = (items: readonly Node[]): Node[][] => split(items, (item) => isSign(item, ","));
