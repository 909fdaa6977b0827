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
  const made: Node[] = [];
  let isTable = false;
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] as Node;
    const word = wordAt(items, at);
    if (["from", "join", "apply"].includes(word)) isTable = true;
    else if (FROM_ENDS.has(word)) isTable = false;
    if ((word === "n" || word === "e") && items[at + 1]?.kind === "text") continue;
    if (item.kind === "group") {
      made.push({ kind: "group", items: withPlainNames(item.items) });
      continue;
    }
    // db.schema.table, schema.table and schema.table.column
    const isChain = isNameNode(item) && isSign(items[at + 1], ".") && isNameNode(items[at + 2]);
    const isLong = isChain && isSign(items[at + 3], ".");
    const isStart = !isSign(made.at(-1), ".");
    if (isChain && isStart && (isTable || isLong)) {
      at += 1;
      continue;
    }
    made.push(plainName(item));
  }
  return made;
}

/** Removes hints that only tell the database how to run a query, and `FROM dual`. */
export function withoutHints(items: readonly Node[]): Node[] {
  const made: Node[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] as Node;
    const next = items[at + 1];
    const isHint = ["with", "option"].includes(wordAt(items, at)) && next?.kind === "group" && at > 0;
    const isDual = wordAt(items, at) === "from" && wordAt(items, at + 1) === "dual";
    if (isHint || isDual) at += 1;
    else if (item.kind === "group") made.push({ kind: "group", items: withoutHints(item.items) });
    else made.push(item);
  }
  return made;
}
