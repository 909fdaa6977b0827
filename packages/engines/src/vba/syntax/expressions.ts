import type { Cursor } from "./cursor.ts";
import type { Argument, Expression } from "./tree.ts";

/** Binary operators from the weakest to the strongest; Not is between And and the comparisons. */
const LEVELS = [
  ["imp"],
  ["eqv"],
  ["xor"],
  ["or"],
  ["and"],
  ["not"],
  ["=", "<>", "<", ">", "<=", ">=", "=<", "=>", "like", "is"],
  ["&"],
  ["+", "-"],
  ["mod"],
  ["\\"],
  ["*", "/"],
] as const;
const NOT_LEVEL = 5;
const RESERVED = new Set(
  "then else elseif to step next loop wend end and or xor eqv imp mod like is as until while do for if select case with sub function dim exit".split(
    " ",
  ),
);

export const parseExpression = (cursor: Cursor): Expression => cursor.meter.nested(() => level(cursor, 0));

function level(cursor: Cursor, at: number): Expression {
  const operators: readonly string[] | undefined = LEVELS[at];
  if (!operators) return signed(cursor);
  if (at === NOT_LEVEL && cursor.sees("not")) {
    const place = cursor.at;
    cursor.next();
    return { is: "unary", op: "not", of: cursor.meter.nested(() => level(cursor, NOT_LEVEL)), at: place };
  }
  let left = level(cursor, at + 1);
  while (cursor.look().kind !== "value" && operators.includes(cursor.look().text) && at !== NOT_LEVEL) {
    const place = cursor.at;
    const typed = cursor.next().text;
    const op = typed === "=<" ? "<=" : typed === "=>" ? ">=" : typed;
    const right = cursor.sees("not") ? cursor.meter.nested(() => level(cursor, NOT_LEVEL)) : level(cursor, at + 1);
    left = op === "is" ? { is: "is", left, right, at: place } : { is: "binary", op, left, right, at: place };
  }
  return left;
}

/** A minus sign binds weaker than ^: -2 ^ 2 is -4. */
function signed(cursor: Cursor): Expression {
  if (!cursor.sees("-") && !cursor.sees("+")) return power(cursor);
  const place = cursor.at;
  const op = cursor.next().text;
  return { is: "unary", op, of: cursor.meter.nested(() => signed(cursor)), at: place };
}

function power(cursor: Cursor): Expression {
  let left = operand(cursor);
  while (cursor.sees("^")) {
    const place = cursor.at;
    cursor.next();
    const right = cursor.sees("-") || cursor.sees("+") ? signed(cursor) : operand(cursor);
    left = { is: "binary", op: "^", left, right, at: place };
  }
  return left;
}

/** An enumeration of Excel or VBA, such as `VbMsgBoxResult`, by its name. */
const LIBRARY_ENUM = /^(?:xl|vb|mso)[a-z]/;

function typeName(cursor: Cursor): string {
  let type = cursor.name();
  while (cursor.takes(".")) type = cursor.name();
  return LIBRARY_ENUM.test(type) ? "long" : type;
}

function operand(cursor: Cursor): Expression {
  const at = cursor.at;
  const token = cursor.look();
  if (token.kind === "value") return { is: "value", value: cursor.next().value, at };
  if (cursor.takes("(")) {
    const inner = parseExpression(cursor);
    cursor.need(")");
    return suffixed(cursor, inner);
  }
  if (cursor.takes("new")) return { is: "new", type: typeName(cursor), at };
  if (cursor.takes("typeof")) {
    const of = parsePrimary(cursor);
    cursor.need("is");
    return { is: "typeOf", of, type: typeName(cursor), at };
  }
  return parsePrimary(cursor);
}

/** A name, a range in brackets, or a member of the With block, with what follows it. */
export function parsePrimary(cursor: Cursor): Expression {
  const at = cursor.at;
  const token = cursor.look();
  if (token.kind === "range") return suffixed(cursor, { is: "range", text: cursor.next().raw.slice(1, -1), at });
  if (cursor.sees(".") || cursor.sees("!")) {
    const slot = cursor.withs.at(-1);
    return slot === undefined
      ? cursor.wrong("A name that begins with a dot needs a With block.")
      : suffixed(cursor, { is: "with", slot, at });
  }
  if (token.kind !== "name" || RESERVED.has(token.text)) return cursor.wrong("A value is missing here.");
  return suffixed(cursor, { is: "name", name: cursor.next().text, at });
}

/**
 * Whether a value begins here. In a With block a dot after a space belongs to the block: `.Copy .Range("E1")`. A
 * continued line may begin with a member.
 */
function beginsValue(cursor: Cursor): boolean {
  const { spaced, continued } = cursor.look();
  return spaced && !continued && cursor.withs.length > 0 && (cursor.sees(".") || cursor.sees("!"));
}

/** Members and arguments that follow: `.Rows(2).Value`, `!key`. */
function suffixed(cursor: Cursor, first: Expression): Expression {
  let of = first;
  for (;;) {
    const { at } = cursor;
    if (of.is !== "with" && beginsValue(cursor)) return of;
    if (cursor.sees(".") && cursor.look(1).kind === "range") {
      cursor.next();
      const value = cursor.next().raw.slice(1, -1);
      of = {
        is: "call",
        of: { is: "member", of, name: "evaluate", at },
        args: [{ value: { is: "value", value, at } }],
        at,
      };
    } else if (cursor.takes("."))
      of = { is: "member", of, name: memberName(cursor), at: cursor.placeFrom(cursor.look(-1)) };
    else if (cursor.sees("!") && cursor.look(1).kind === "name" && !cursor.look(1).spaced) {
      cursor.next();
      const value = cursor.next().raw;
      of = { is: "call", of, args: [{ value: { is: "value", value, at } }], at };
    } else if (cursor.sees("(")) {
      cursor.next();
      const args = parseArguments(cursor, ")");
      cursor.need(")");
      of = { is: "call", of, args, at: of.at };
    } else return of;
  }
}

function memberName(cursor: Cursor): string {
  return cursor.look().kind === "name"
    ? cursor.next().text
    : cursor.wrong("The name of a member is missing after the dot.");
}

/** Arguments up to `close` or to the end of the statement. */
export function parseArguments(cursor: Cursor, close: ")" | ""): Argument[] {
  const args: Argument[] = [];
  const done = () => (close === "" ? cursor.atEnd : cursor.sees(close));
  if (done()) return args;
  for (;;) {
    args.push(argument(cursor, done));
    if (!cursor.takes(",")) return args;
  }
}

function argument(cursor: Cursor, done: () => boolean): Argument {
  if (cursor.sees(",") || done()) return { value: null };
  if (cursor.look().kind === "name" && cursor.look(1).text === ":=" && cursor.look(1).kind === "operator") {
    const name = cursor.name();
    cursor.next();
    return { name, value: parseExpression(cursor) };
  }
  const byValue = cursor.takes("byval") || cursor.sees("(");
  return { value: parseExpression(cursor), byValue };
}

export { typeName };
