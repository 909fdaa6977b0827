/** Most rows of a table fit. A text is never broken, so its line may be longer. */
const LINE_WIDTH = 160;
/** The items of a list with fewer characters share lines; in a longer list each item has a line. */
const FILLED_LENGTH = 420;

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Item = { label: string; key: string; value: Json };

const isPlain = (value: Json): value is string | number | boolean | null => value === null || typeof value !== "object";

const listItems = (value: Json[] | { [key: string]: Json }): Item[] =>
  Array.isArray(value)
    ? value.map((item) => ({ label: "", key: "", value: item }))
    : Object.entries(value).map(([key, item]) => ({ label: `${JSON.stringify(key)}: `, key, value: item }));

function inline(value: Json): string {
  if (isPlain(value)) return JSON.stringify(value);
  const items = listItems(value).map((item) => item.label + inline(item.value));
  if (Array.isArray(value)) return `[${items.join(", ")}]`;
  return items.length > 0 ? `{ ${items.join(", ")} }` : "{}";
}

/** Whether each item is a row, which has a line of its own. */
const isTable = (value: Json, key: string): boolean =>
  Array.isArray(value) && value.length > 1 && (key === "rows" || value.every(Array.isArray)) && !value.every(isPlain);

const hasTable = (value: Json, key: string): boolean =>
  isTable(value, key) || (!isPlain(value) && listItems(value).some((item) => hasTable(item.value, item.key)));

/**
 * Formats content for authors: one row of a table is one line, one exemplar is one line, and short values share a line.
 * The text parses to an equal value.
 */
export const formatJson = (value: unknown): string => `${format({ label: "", key: "", value: value as Json }, 0)}\n`;

/** Formats a value that follows its label on a line with this indentation; the label itself is not part of the result. */
function format({ label, key, value }: Item, depth: number): string {
  if (isPlain(value)) return inline(value);
  const indent = depth * 2;
  const line = inline(value);
  const isFlat = !Array.isArray(value) && Object.values(value).every(isPlain);
  if (!hasTable(value, key) && (isFlat || indent + label.length + line.length <= LINE_WIDTH)) return line;
  return (isTable(value, key) ? null : nested(value, label, depth)) ?? block(value, key, depth);
}

/** Opens the last value on the line of its parent, as `{ "tables": [{ "rows": [`; null if that line would be too long. */
function nested(value: Json[] | { [key: string]: Json }, label: string, depth: number): string | null {
  const items = listItems(value);
  const last = items.at(-1);
  if (!last || isPlain(last.value) || (Array.isArray(value) && items.length > 1)) return null;
  const before = items.slice(0, -1);
  if (before.some((item) => hasTable(item.value, item.key))) return null;
  const opening = [...before.map((item) => item.label + inline(item.value)), last.label].join(", ");
  if (depth * 2 + label.length + opening.length > LINE_WIDTH - 8) return null;
  const body = format(last, depth);
  if (!body.includes("\n")) return null;
  return Array.isArray(value) ? `[${opening}${body}]` : `{ ${opening}${body} }`;
}

function block(value: Json[] | { [key: string]: Json }, key: string, depth: number): string {
  const indent = " ".repeat(depth * 2);
  const texts = listItems(value).map((item) => item.label + format(item, depth + 1));
  const lines = isTable(value, key) ? texts : fill(texts, depth * 2 + 2, !Array.isArray(value));
  const body = lines.join(`,\n${indent}  `);
  if (!Array.isArray(value)) return depth > 0 ? `{ ${body} }` : `{\n  ${body}\n}`;
  const isFilled =
    !isTable(value, key) &&
    (value.every(isPlain) || inline(value).length < FILLED_LENGTH) &&
    !texts.some((text) => text.includes("\n"));
  return isFilled ? `[${body}]` : `[\n${indent}  ${body}\n${indent}]`;
}

/** Puts as many items on a line as fit. A value of several lines may begin on such a line, and ends it. */
function fill(texts: readonly string[], indent: number, mayBegin: boolean): string[] {
  const lines: string[] = [];
  let isOpen = false;
  for (const text of texts) {
    const line = lines.at(-1) ?? "";
    const [first = ""] = text.split("\n", 1);
    const isLong = first.length < text.length;
    const fits = isOpen && indent + line.length + 2 + first.length <= LINE_WIDTH && (mayBegin || !isLong);
    if (fits) lines[lines.length - 1] = `${line}, ${text}`;
    else lines.push(text);
    isOpen = !isLong;
  }
  return lines;
}

/** Parses a file's JSON. An error says the file and the line. */
export function parseJsonFile(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as SyntaxError;
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    const reason = message.replace(/ in JSON.*$/s, "");
    throw new Error(`${file}:${text.slice(0, position).split("\n").length}: ${reason}`);
  }
}
