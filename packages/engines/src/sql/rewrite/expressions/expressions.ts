import { byCommas, groupAt, isSign, type Node, printNodes, rawLeaf, wordAt } from "../tree.ts";
import { CALLS, intervalOf } from "./calls.ts";
import { cast } from "./casts.ts";

const isEnd = (item: Node | undefined): boolean => item !== undefined && item.kind !== "sign";

/** Takes the last operand off: a value, a call, brackets, or `table.column`. */
function takeOperand(made: Node[]): Node[] {
  let from = made.length - 1;
  if (from < 0 || !isEnd(made[from])) return [];
  if (made[from]?.kind === "group" && made[from - 1]?.kind === "word" && wordAt(made, from - 1) !== "in") from -= 1;
  while (from >= 2 && isSign(made[from - 1], ".")) from -= 2;
  return made.splice(from);
}

const WORDS = new Map(Object.entries({ ilike: "LIKE", sysdate: "CURRENT_TIMESTAMP", div: "/", rlike: "REGEXP" }));
const LITERALS = new Set(["date", "timestamp", "datetime"]);

/** Returns the nodes of the type in `x :: VARCHAR(7)` from here on. */
function typeAt(items: readonly Node[], at: number): Node[] {
  const isDouble = wordAt(items, at) === "double" || wordAt(items, at) === "character";
  const end = at + (isDouble ? 2 : 1);
  return items.slice(at, groupAt(items, end) ? end + 1 : end);
}

/** Returns the nodes of `INTERVAL '1' MONTH` from here on. */
function intervalAt(items: readonly Node[], at: number): Node[] {
  const hasUnit = items[at + 2]?.kind === "word" && intervalOf(printNodes(items.slice(at, at + 3)));
  return items.slice(at, at + (hasUnit ? 3 : 2));
}

/** `LISTAGG(x, ',') WITHIN GROUP (ORDER BY y)`, which SQLite writes within the call. */
function orderedCall(items: readonly Node[], at: number, args: readonly Node[]): Node | null {
  const order = groupAt(items, at + 4);
  const isOrdered = wordAt(items, at + 2) === "within" && wordAt(items, at + 3) === "group";
  if (!isOrdered || !order || !["listagg", "string_agg"].includes(wordAt(items, at))) return null;
  return rawLeaf(`GROUP_CONCAT(${printNodes(args)} ${printNodes(withExpressions(order.items))})`);
}

/** `MAX(x) KEEP (DENSE_RANK LAST ORDER BY y)` of Oracle. */
function keptCall(items: readonly Node[], at: number, args: readonly Node[]): Node | null {
  const keep = groupAt(items, at + 3);
  if (wordAt(items, at + 2) !== "keep" || !keep || wordAt(keep.items, 0) !== "dense_rank") return null;
  const key = keep.items.slice(4);
  const isDescending = wordAt(key, key.length - 1) === "desc";
  const isLast = (wordAt(keep.items, 1) === "last") !== isDescending;
  const by = ["asc", "desc"].includes(wordAt(key, key.length - 1)) ? key.slice(0, -1) : key;
  return rawLeaf(
    `dryrun_keep('${wordAt(items, at)}', ${isLast ? 1 : -1}, ${printNodes(args)}, ${printNodes(withExpressions(by))})`,
  );
}

const isDate = (text: string): boolean => text.startsWith("date(");

/** Returns the operand that starts here, rewritten, and its number of nodes. */
function operandAt(items: readonly Node[], at: number): { text: string; used: number } {
  const isCall = groupAt(items, at + 1) !== null || (LITERALS.has(wordAt(items, at)) && items[at + 1]?.kind === "text");
  let used = isCall ? 2 : 1;
  while (isSign(items[at + used], ".")) used += 2;
  while (isSign(items[at + used], "::")) used += 1 + typeAt(items, at + used + 1).length;
  return { text: printNodes(withExpressions(items.slice(at, at + used))), used };
}

/** `DATE '2025-01-01' - joined` is a number of days, and a date less a number is a date. */
function dateDifference(items: readonly Node[], at: number, made: Node[]): number {
  const { text, used } = operandAt(items, at + 1);
  const left = takeOperand(made);
  const from = printNodes(left);
  const isDays = isDate(from) && /^\d+$/.test(text);
  if (!isDate(from) && !isDate(text)) {
    made.push(...left);
    return 0;
  }
  const days = `CAST(dryrun_borders('day', ${text}, ${from}) AS INTEGER)`;
  made.push(rawLeaf(isDays ? `dryrun_add(${from}, -${text}, 'day')` : days));
  return 1 + used;
}

/** Rewrites operators of other dialects between operands. Returns the number of nodes that it used, or 0. */
function operator(items: readonly Node[], at: number, made: Node[]): number {
  const item = items[at] as Node;
  if (isSign(item, "::")) {
    const type = typeAt(items, at + 1);
    const operand = takeOperand(made);
    made.push(
      rawLeaf(cast(printNodes(operand), printNodes(type)) ?? `CAST(${printNodes(operand)} AS ${printNodes(type)})`),
    );
    return 1 + type.length;
  }
  if ((isSign(item, "+") || isSign(item, "-")) && wordAt(items, at + 1) === "interval") {
    const nodes = intervalAt(items, at + 1);
    const interval = intervalOf(printNodes(nodes));
    if (!interval) return 0;
    const sign = isSign(item, "-") ? "-" : "";
    made.push(rawLeaf(`dryrun_add(${printNodes(takeOperand(made))}, ${sign}(${interval.count}), '${interval.unit}')`));
    return 1 + nodes.length;
  }
  if (isSign(item, "-") && made.length > 0) return dateDifference(items, at, made);
  // SQL Server joins texts with +; next to a text it can mean nothing else.
  if (isSign(item, "+") && (items[at + 1]?.kind === "text" || made.at(-1)?.kind === "text")) {
    made.push(rawLeaf("||"));
    return 1;
  }
  if (isSign(item, "<=>")) {
    made.push(rawLeaf("IS"));
    return 1;
  }
  return 0;
}

/** Rewrites a call at this position. Returns the number of nodes that it used, or 0. */
function call(items: readonly Node[], at: number, made: Node[]): number {
  const name = wordAt(items, at);
  const group = groupAt(items, at + 1);
  if (name === "" || !group || isSign(items[at - 1], ".")) return 0;
  const args = withExpressions(group.items);
  const ordered = orderedCall(items, at, args);
  const replacement = ordered ?? keptCall(items, at, args);
  if (replacement) {
    made.push(replacement);
    return ordered ? 5 : 4;
  }
  const text = CALLS.get(name)?.(args.length === 0 ? [] : byCommas(args).map(printNodes)) ?? null;
  if (text === null) return 0;
  made.push(rawLeaf(text));
  return 2;
}

/** Rewrites calls, casts and operators of other dialects, inner ones first. */
export function withExpressions(items: readonly Node[]): Node[] {
  const created: Node[] = [];
  for (let index = 0; index < items.length; ) {
    const used = operator(items, index, created) || call(items, index, created);
    if (used > 0) {
      index += used;
      continue;
    }
    const item = items[index] as Node;
    const word = wordAt(items, index);
    const instead = WORDS.get(word);
    const isLiteral = LITERALS.has(word) && items[index + 1]?.kind === "text";
    if (isLiteral) {
      const text = printNodes([items[index + 1] as Node]);
      created.push(rawLeaf(word === "date" ? `date(${text})` : text));
      index += 2;
      continue;
    }
    if (item.kind === "group") created.push({ kind: "group", items: withExpressions(item.items) });
    else created.push(instead !== undefined && !isSign(items[index - 1], ".") ? rawLeaf(instead) : item);
    index += 1;
  }
  return created;
}
