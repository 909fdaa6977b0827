import { ProgramError } from "../../meter.ts";
import { momentOf, partsOf, secondsOf } from "./dates.ts";
import { Moment, typeName, type Value } from "./value.ts";

const NUMBER = /^[+-]?(?:\d[\d,]*)?(?:\.\d*)?(?:[eE][+-]?\d+)?%?$/;

/** Parses "5", "1,234.5", "12%" and dates; null for anything else. */
export function numberIn(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === "" || !NUMBER.test(trimmed) || !/\d/.test(trimmed)) return momentOf(trimmed)?.serial ?? null;
  const number = Number(trimmed.replace("%", "").replaceAll(",", ""));
  return trimmed.endsWith("%") ? number / 100 : number;
}

/** Converts a value to a number; BLANK is 0, TRUE is 1, a date is its serial number. */
export function toNumber(value: Value): number {
  if (value === null) return 0;
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value instanceof Moment) return value.serial;
  const number = numberIn(value);
  if (number === null) throw new ProgramError("type", `The text "${value.slice(0, 50)}" is not a number.`);
  return number;
}

export function toMoment(value: Value): Moment {
  return value instanceof Moment ? value : new Moment(toNumber(value));
}

/** Converts a value to a condition; BLANK and 0 are FALSE. */
export function isTrue(value: Value): boolean {
  if (value === null) return false;
  if (typeof value === "boolean") return value;
  if (typeof value === "string") {
    if (/^true$/i.test(value)) return true;
    if (/^false$/i.test(value)) return false;
    throw new ProgramError("type", `The text "${value.slice(0, 50)}" is not TRUE or FALSE.`);
  }
  return toNumber(value) !== 0;
}

function dateText(serial: number): string {
  const { year, month, day } = partsOf(serial);
  const seconds = secondsOf(serial);
  const date = `${month}/${day}/${year}`;
  if (seconds === 0) return date;
  const hours = Math.floor(seconds / 3600);
  const two = (part: number) => String(part).padStart(2, "0");
  const clock = `${hours % 12 || 12}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return `${date} ${clock} ${hours < 12 ? "AM" : "PM"}`;
}

const DIGITS = 15;

export function toText(value: Value): string {
  if (value === null) return "";
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "True" : "False";
  if (value instanceof Moment) return dateText(value.serial);
  return Number.isFinite(value) ? String(Number(value.toPrecision(DIGITS))) : numberText(value);
}

const numberText = (value: number): string => {
  if (Number.isNaN(value)) return "NaN";
  return value > 0 ? "Infinity" : "-Infinity";
};

/** Compares two values like the comparison operators: BLANK equals 0, "" and FALSE. */
export function compare(a: Value, b: Value): number {
  if (a === null && b === null) return 0;
  if (a === null) return compare(zeroLike(b), b);
  if (b === null) return compare(a, zeroLike(a));
  if (groupOf(a) !== groupOf(b))
    throw new ProgramError(
      "type",
      `A value of type ${typeName(a)} cannot be compared with one of type ${typeName(b)}.`,
    );
  const [x, y] = [comparable(a), comparable(b)];
  if (x < y) return -1;
  return x > y ? 1 : 0;
}

const groupOf = (value: Value) => (value instanceof Moment ? "number" : typeof value);

const comparable = (value: Exclude<Value, null>): number | string =>
  typeof value === "string" ? value.toLowerCase() : toNumber(value);

function zeroLike(value: Value): Value {
  if (typeof value === "string") return "";
  return typeof value === "boolean" ? false : 0;
}
