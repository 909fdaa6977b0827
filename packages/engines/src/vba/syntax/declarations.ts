import { ProgramError, UnsupportedError } from "../../meter.ts";
import type { Cursor } from "./cursor.ts";
import { parseExpression, typeName } from "./expressions.ts";
import type { Declared, Dimension, Expression, Parameter } from "./tree.ts";

const SUFFIX_TYPES = new Map(
  Object.entries({
    $: "string",
    "%": "integer",
    "&": "long",
    "!": "single",
    "#": "double",
    "@": "currency",
  }),
);

/** Parses `1 To 5, 3` up to the closing bracket; an upper bound alone has no `from`. */
function dimensions(cursor: Cursor): Dimension[] {
  const dimensions: Dimension[] = [];
  while (!cursor.sees(")")) {
    const first = parseExpression(cursor);
    dimensions.push(cursor.takes("to") ? { from: first, to: parseExpression(cursor) } : { from: null, to: first });
    if (!cursor.takes(",")) break;
  }
  cursor.need(")");
  return dimensions;
}

function fixedLength(cursor: Cursor) {
  if (!cursor.takes("*")) return;
  throw new UnsupportedError("a String of a fixed length", cursor.at);
}

/** Parses a name with its bounds and type: `rows(1 To 5) As Long`. */
export function parseDeclaration(cursor: Cursor): Declared {
  const at = cursor.at;
  const suffix = SUFFIX_TYPES.get(cursor.look().raw.at(-1) ?? "");
  const name = cursor.name();
  const bounds = cursor.takes("(") ? { dimensions: dimensions(cursor) } : {};
  if (!cursor.takes("as")) return { name, type: suffix ?? "variant", ...bounds, at };
  const isNew = cursor.takes("new");
  const type = typeName(cursor);
  fixedLength(cursor);
  return { name, type: type === "any" ? "variant" : type, ...bounds, ...(isNew && { isNew }), at };
}

/** One or more variables with commas between them. */
export function declaredList(cursor: Cursor): Declared[] {
  const list = [parseDeclaration(cursor)];
  while (cursor.takes(",")) list.push(parseDeclaration(cursor));
  return list;
}

/** Adds names, and refuses an existing one. */
export function addTo<T>(map: Map<string, T>, name: string, value: T, at: Declared["at"]) {
  if (map.has(name)) throw new ProgramError("name", `${name} is declared twice.`, at);
  map.set(name, value);
}

/** `A = 1, B As Long = 2` after Const. */
export function parseConstants(cursor: Cursor, into: Map<string, Expression>) {
  do {
    const { name, at } = parseDeclaration(cursor);
    cursor.need("=");
    addTo(into, name, parseExpression(cursor), at);
  } while (cursor.takes(","));
}

export function parseParameters(cursor: Cursor): Parameter[] {
  const list: Parameter[] = [];
  if (!cursor.takes("(")) return list;
  while (!cursor.sees(")")) {
    const optional = cursor.takes("optional");
    const byValue = cursor.takes("byval");
    if (!byValue) cursor.takes("byref");
    const rest = cursor.takes("paramarray");
    const one = parseDeclaration(cursor);
    const byDefault = cursor.takes("=") ? parseExpression(cursor) : null;
    list.push({ ...one, byValue, optional, rest, byDefault });
    if (!cursor.takes(",")) break;
  }
  cursor.need(")");
  return list;
}
