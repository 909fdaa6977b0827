import { isKeyword } from "../keywords.ts";
import { isSign, type Node, wordAt } from "./tree.ts";

const isNameNode = (item: Node | undefined): boolean =>
  item?.kind === "quoted" || (item?.kind === "word" && !isKeyword(item.text));
const FROM_ENDS = new Set([
  "where",
  "group",
  "order",
  "having",
  "on",
  "union",
  "except",
  "intersect",
  "limit",
  "qualify",
  "select",
]);

function plainName(item: Node): Node {
  if (item.kind !== "quoted" || item.text.startsWith('"')) return item;
  return { kind: "quoted", text: `"${item.text.slice(1, -1).replaceAll('"', '""')}"` };
}

/** Rewrites `[a b]` and backticks to SQLite's quotes for names, `N'x'` to a text, and removes schemas before tables. */
export function withPlainNames(items: readonly Node[]): Node[] {
  const created: Node[] = [];
  let isTable = false;
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index] as Node;
    const word = wordAt(items, index);
    if (["from", "join", "apply"].includes(word)) isTable = true;
    else if (FROM_ENDS.has(word)) isTable = false;
    if ((word === "n" || word === "e") && items[index + 1]?.kind === "text") continue;
    if (item.kind === "group") {
      created.push({ kind: "group", items: withPlainNames(item.items) });
      continue;
    }
    // db.schema.table, schema.table and schema.table.column
    const isChain = isNameNode(item) && isSign(items[index + 1], ".") && isNameNode(items[index + 2]);
    const isLong = isChain && isSign(items[index + 3], ".");
    const isStart = !isSign(created.at(-1), ".");
    if (isChain && isStart && (isTable || isLong)) {
      index += 1;
      continue;
    }
    created.push(plainName(item));
  }
  return created;
}

/** Removes hints that only tell the database how to run a query, and `FROM dual`. */
export function withoutHints(items: readonly Node[]): Node[] {
  const created: Node[] = [];
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index] as Node;
    const next = items[index + 1];
    const isHint = ["with", "option"].includes(wordAt(items, index)) && next?.kind === "group" && index > 0;
    const isDual = wordAt(items, index) === "from" && wordAt(items, index + 1) === "dual";
    if (isHint || isDual) index += 1;
    else if (item.kind === "group") created.push({ kind: "group", items: withoutHints(item.items) });
    else created.push(item);
  }
  return created;
}
