import {
  inRange,
  isWhole,
  numberOf,
  parsedNumber,
  plainValue,
  roundHalfEven,
  toDate,
  toNumber,
  toText,
} from "./convert.ts";
import { fail } from "./errors.ts";
import { matchesLike } from "./like.ts";
import { double, Fault, long, Num, type NumberKind, type Value, VbaArray } from "./value.ts";

/** Which operands have a declared type (not Variant), and how text is compared. */
export interface Operands {
  left: boolean;
  right: boolean;
  textCompare: boolean;
}

const RANKS: NumberKind[] = ["Byte", "Integer", "Long", "LongLong", "Single", "Double", "Currency", "Decimal"];
const WIDER: Partial<Record<NumberKind, NumberKind>> = { Byte: "Integer", Integer: "Long", Long: "Double" };

function kindOf(value: Value): NumberKind {
  if (value instanceof Num) return value.kind;
  return typeof value === "string" ? "Double" : "Integer";
}

function arithmeticKind(op: string, left: NumberKind, right: NumberKind): NumberKind {
  if (left === "Date" || right === "Date") return op === "+" || (op === "-" && left !== right) ? "Date" : "Double";
  const widest = RANKS[Math.max(RANKS.indexOf(left), RANKS.indexOf(right))] ?? "Double";
  return op === "-" && widest === "Byte" ? "Integer" : widest;
}

/** Returns a result of this type; a Variant that is too large becomes the next larger type. */
function fitted(kind: NumberKind, n: number, strict: boolean): Num {
  if (inRange(kind, n)) return new Num(kind, n);
  const wider = strict ? undefined : WIDER[kind];
  return wider ? fitted(wider, n, strict) : fail(6);
}

const numeric = (value: Value) => (value instanceof Fault ? fail(13) : toNumber(value));

function arithmetic(op: string, left: Value, right: Value, strict: boolean): Value {
  const [a, b] = [numeric(left), numeric(right)];
  const kind = arithmeticKind(op, kindOf(left), kindOf(right));
  if (op === "+") return fitted(kind, a + b, strict);
  if (op === "-") return fitted(kind, a - b, strict);
  if (op === "*") return fitted(kind, a * b, strict);
  if (op === "/") {
    if (b === 0) return a === 0 ? fail(6) : fail(11);
    return double(a / b);
  }
  if (op === "^") {
    const power = a ** b;
    return Number.isNaN(power) || (a === 0 && b < 0) ? fail(5) : Number.isFinite(power) ? double(power) : fail(6);
  }
  const [x, y] = [roundHalfEven(a), roundHalfEven(b)];
  if (y === 0) return fail(11);
  const whole = isWhole(kind) && kind !== "LongLong" ? kind : "Long";
  return numberOf(whole, op === "\\" ? Math.trunc(x / y) : x % y);
}

function bits(op: string, a: number, b: number): number {
  if (op === "and") return a & b;
  if (op === "or") return a | b;
  if (op === "xor") return a ^ b;
  return op === "eqv" ? ~(a ^ b) : ~a | b;
}

function logical(op: string, left: Value, right: Value): Value {
  if (left === null || right === null) {
    const other = left === null ? right : left;
    if (other === null) return null;
    const n = numeric(other);
    if (op === "and" && n === 0) return other;
    return op === "or" && n !== 0 ? other : null;
  }
  const n = bits(op, numberOf("Long", logicNumber(left)).n, numberOf("Long", logicNumber(right)).n);
  return typeof left === "boolean" && typeof right === "boolean" ? n !== 0 : long(n);
}

function logicNumber(value: Value): number {
  if (typeof value !== "string") return numeric(value);
  const lower = value.toLowerCase();
  return lower === "true" ? -1 : lower === "false" ? 0 : numeric(value);
}

const order = <T>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0);

export function compareText(a: string, b: string, textCompare: boolean): number {
  return textCompare ? order(a.toLowerCase(), b.toLowerCase()) : order(a, b);
}

/** Returns a negative number, 0 or a positive one; null if one value is Null. */
export function compareValues(left: Value, right: Value, operands: Operands): number | null {
  if (left === null || right === null) return null;
  if (left instanceof Fault || right instanceof Fault)
    return left instanceof Fault && right instanceof Fault ? order(left.error, right.error) : fail(13);
  if (left instanceof VbaArray || right instanceof VbaArray) return fail(13);
  if (typeof left === "string" && typeof right === "string") return compareText(left, right, operands.textCompare);
  if (typeof left === "string") return -withText(right, left, operands.right, operands.left, operands.textCompare);
  if (typeof right === "string") return withText(left, right, operands.left, operands.right, operands.textCompare);
  return order(toNumber(left), toNumber(right));
}

/**
 * Compares a value with a text: as numbers if the value's type is declared, as texts if the text's type is, otherwise
 * the value is less.
 */
function withText(other: Value, text: string, otherTyped: boolean, textTyped: boolean, textCompare: boolean): number {
  if (other === undefined) return compareText("", text, textCompare);
  if (otherTyped) {
    const date = other instanceof Num && other.kind === "Date";
    return order(toNumber(other), date ? toDate(text) : (parsedNumber(text) ?? fail(13)));
  }
  return textTyped ? compareText(toText(other), text, textCompare) : -1;
}

const COMPARE = new Map(
  Object.entries<(order: number) => boolean>({
    "=": (n) => n === 0,
    "<>": (n) => n !== 0,
    "<": (n) => n < 0,
    ">": (n) => n > 0,
    "<=": (n) => n <= 0,
    ">=": (n) => n >= 0,
  }),
);

/** Returns the value of a binary operator. */
export function applyBinary(op: string, one: Value, other: Value, operands: Operands): Value {
  const [left, right] = [plainValue(one), plainValue(other)];
  const test = COMPARE.get(op);
  if (test) {
    const n = compareValues(left, right, operands);
    return n === null ? null : test(n);
  }
  if (op === "&")
    return left === null && right === null
      ? null
      : (left === null ? "" : toText(left)) + (right === null ? "" : toText(right));
  if (["and", "or", "xor", "eqv", "imp"].includes(op)) return logical(op, left, right);
  if (left === null || right === null) return null;
  if (op === "like") return matchesLike(toText(left), toText(right), operands.textCompare);
  if (op === "+" && typeof left === "string" && (typeof right === "string" || right === undefined))
    return left + (right ?? "");
  if (op === "+" && left === undefined && typeof right === "string") return right;
  return arithmetic(op, left, right, operands.left && operands.right);
}

/** Returns the value of a unary operator. */
export function applyUnary(op: string, given: Value): Value {
  const value = plainValue(given);
  if (value === null) return null;
  if (op === "+") return value;
  if (op === "not") return typeof value === "boolean" ? !value : long(~numberOf("Long", logicNumber(value)).n);
  const n = numeric(value);
  return typeof value === "string"
    ? double(-n)
    : fitted(kindOf(value) === "Byte" ? "Integer" : kindOf(value), -n, false);
}
