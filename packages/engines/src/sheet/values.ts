import { format, parseValue } from "numfmt";
import type { Area } from "../addresses.ts";
import { needEnglish } from "../format-language.ts";
import { UnsupportedError } from "../meter.ts";
import type { CellError, CellValue } from "../workbook.ts";
import type { Node } from "./syntax/ast.ts";

export type Scalar = CellValue;
/** Rows of cells; at least one cell, and all rows with the same length. */
export type Matrix = Scalar[][];
/** Cells that are named but not read yet. */
export interface Reference {
  sheet: string;
  area: Area;
  /** Whether it names whole columns or rows. */
  whole: boolean;
}
export interface Lambda {
  parameters: readonly string[];
  body: Node;
  scope: Scope;
}
export type Value = Scalar | Matrix | Reference | Lambda;
/** The names that LET and LAMBDA define, in upper case. */
export type Scope = ReadonlyMap<string, Value>;

export const errorOf = (error: CellError["error"]): CellError => ({ error });
export const NA = errorOf("#N/A");
export const VALUE = errorOf("#VALUE!");
export const NUM = errorOf("#NUM!");
export const REF = errorOf("#REF!");
export const DIV0 = errorOf("#DIV/0!");
export const CALC = errorOf("#CALC!");

const isObject = (value: Value): value is CellError | Reference | Lambda | Matrix =>
  typeof value === "object" && value !== null;
export const isMatrix = (value: Value): value is Matrix => Array.isArray(value);
export const isError = (value: Value): value is CellError => isObject(value) && "error" in value;
export const isReference = (value: Value): value is Reference => isObject(value) && "area" in value;
export const isLambda = (value: Value): value is Lambda => isObject(value) && "body" in value;

export const matrixOf = (value: Scalar | Matrix): Matrix => (isMatrix(value) ? value : [[value]]);
export const flat = (value: Scalar | Matrix): Scalar[] => (isMatrix(value) ? value.flat() : [value]);
/** Returns one cell instead of a matrix of one. */
export const simplify = (matrix: Matrix): Scalar | Matrix =>
  matrix.length === 1 && matrix[0]?.length === 1 ? (matrix[0][0] ?? null) : matrix;

export const heightOf = (matrix: Matrix) => matrix.length;
export const widthOf = (matrix: Matrix) => matrix[0]?.length ?? 0;

/** Whether day and month could be swapped: Excel decides by the country of the computer. */
const isAmbiguousDate = (text: string) => {
  const [, one, other] = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}$/.exec(text) ?? [];
  return one !== undefined && Number(one) !== Number(other) && Number(one) <= 12 && Number(other) <= 12;
};

/** The longest text that can be a number, a date or a time, in characters. */
const LONGEST_NUMBER = 80;

/** Returns the number that Excel reads from a text: "12", "5%", "2024-01-05"; null for none. */
export function numberIn(text: string): number | null {
  const trimmed = text.trim();
  if (isAmbiguousDate(trimmed))
    throw new UnsupportedError(`the date ${trimmed}, whose day and month depend on the computer`);
  if (trimmed.length > LONGEST_NUMBER) return null;
  const value = trimmed === "" ? undefined : parseValue(trimmed)?.v;
  return typeof value === "number" ? value : null;
}

export function numberOf(value: Scalar): number | CellError {
  if (value === null) return 0;
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "string") return numberIn(value) ?? VALUE;
  return value;
}

const DIGITS = 15;
const EXPONENT_FROM = 1e15;
const EXPONENT_BELOW = 1e-9;

function withoutLastZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === "0") end -= 1;
  return digits.slice(0, end);
}

/** Converts a number to text like `&`, with 15 digits. */
export function numberText(value: number): string {
  const size = Math.abs(value);
  if (value === 0) return "0";
  if (size < EXPONENT_FROM && size >= EXPONENT_BELOW) {
    const rounded = Number(value.toPrecision(DIGITS));
    return Math.abs(rounded) < 1e-6 ? withoutLastZeros(rounded.toFixed(20)) : String(rounded);
  }
  const [mantissa = "", exponent = "0"] = value.toExponential(DIGITS - 1).split("e");
  const power = Number(exponent);
  return `${Number(mantissa)}E${power < 0 ? "-" : "+"}${String(Math.abs(power)).padStart(2, "0")}`;
}

export function textOf(value: Scalar): string | CellError {
  if (value === null) return "";
  if (typeof value === "number") return numberText(value);
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return value;
}

export function booleanOf(value: Scalar): boolean | CellError {
  if (value === null) return false;
  if (typeof value === "boolean") return value;
  if (typeof value === "number") return value !== 0;
  if (typeof value !== "string") return value;
  const word = value.toUpperCase();
  return word === "TRUE" || word === "FALSE" ? word === "TRUE" : VALUE;
}

/** Formats a number by a format such as "#,##0.00" or "yyyymm". */
export function formatValue(value: Scalar, pattern: string): string | CellError {
  if (typeof value === "object" && value !== null) return value;
  needEnglish(pattern);
  const number = typeof value === "string" ? (numberIn(value) ?? value) : (value ?? 0);
  try {
    return format(pattern, number, { throws: true } as never);
  } catch {
    return VALUE;
  }
}

/** Excel compares numbers in 15 digits. */
const rounded = (value: number) => Number(value.toPrecision(DIGITS));
const RANK = { number: 0, string: 1, boolean: 2 } as const;
const blankAs = (other: Scalar): Scalar => (typeof other === "string" ? "" : typeof other === "boolean" ? false : 0);
const ofText = (a: string, b: string) => {
  const [one, other] = [a.toUpperCase(), b.toUpperCase()];
  return one < other ? -1 : one > other ? 1 : 0;
};

/** Returns a value below 0 if `a` comes before `b`: numbers, then texts (ignoring case), then logical values. Not for errors. */
export function compareScalars(a: Scalar, b: Scalar): number {
  const one = a ?? blankAs(b);
  const other = b ?? blankAs(a);
  if (typeof one === "number" && typeof other === "number") return rounded(one) - rounded(other);
  if (typeof one === "string" && typeof other === "string") return ofText(one, other);
  const rank = (value: Scalar) => RANK[typeof value as keyof typeof RANK] ?? 3;
  return rank(one) - rank(other) || Number(one) - Number(other);
}
