import { parsedDate, partsOf } from "./dates.ts";
import { fail } from "./errors.ts";
import { getMember } from "./object.ts";
import { Fault, MISSING, NOTHING, Num, type NumberKind, Obj, RecordValue, type Value, VbaArray } from "./value.ts";

const two = (n: number) => String(n).padStart(2, "0");

/** Formats a date like VBA in the United States: "4/30/2025 2:05:00 PM". */
export function dateText(serial: number): string {
  const { year, month, day, hour, minute, second } = partsOf(serial);
  const time = `${hour % 12 || 12}:${two(minute)}:${two(second)} ${hour < 12 ? "AM" : "PM"}`;
  if (hour + minute + second === 0) return `${month}/${day}/${year}`;
  return Math.trunc(serial) === 0 ? time : `${month}/${day}/${year} ${time}`;
}

/** Formats a number with at most 15 digits, like VBA: "1E+15", ".5" is "0.5". */
export function numberText(n: number): string {
  const rounded = Number(n.toPrecision(15));
  const size = Math.abs(rounded);
  if (size !== 0 && (size >= 1e15 || size < 1e-4)) {
    const [digits = "", power = ""] = rounded.toExponential().split("e");
    return `${digits}E${power[0]}${power.slice(1).padStart(2, "0")}`;
  }
  return String(rounded);
}

/** The value of an object: that of its default member. */
export function plainValue(value: Value): Value {
  let now = value;
  for (let depth = 0; now instanceof Obj && depth < 5; depth++) {
    if (now.byDefault === null) return fail(438);
    now = getMember(now, now.byDefault, []);
  }
  if (now === NOTHING) return fail(91);
  return now;
}

/** Parses a number like VBA: spaces, a sign, commas between digits, a currency sign, an exponent, &H. */
export function parsedNumber(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed.length > 60) return null;
  const hex = /^&h([0-9a-f]{1,8})&?$/i.exec(trimmed);
  if (hex) return Number.parseInt(hex[1] ?? "", 16) | 0;
  const bracketed = /^\((.*)\)$/.exec(trimmed);
  const body = (bracketed?.[1] ?? trimmed).replace(/^([-+]?) ?\$/, "$1").replace(/^([-+]) /, "$1");
  if (!/^[-+]?(\d[\d,]*(?:\.\d*)?|\.\d+)([ed][-+]?\d{1,3})?$/i.test(body)) return null;
  const n = Number(body.replaceAll(",", "").replace(/d/i, "e"));
  return bracketed ? -n : n;
}

/** Converts a value to a number: Empty is 0, True is -1, text is parsed. */
export function toNumber(given: Value): number {
  const value = plainValue(given);
  if (value instanceof Num) return value.n;
  if (value === undefined) return 0;
  if (value === true) return -1;
  if (value === false) return 0;
  if (value === null) return fail(94);
  if (typeof value !== "string") return fail(13);
  return parsedNumber(value) ?? fail(13);
}

export function toText(given: Value): string {
  const value = plainValue(given);
  if (typeof value === "string") return value;
  if (value instanceof Num) return value.kind === "Date" ? dateText(value.n) : numberText(value.n);
  if (value === undefined || value === MISSING) return "";
  if (typeof value === "boolean") return value ? "True" : "False";
  return value === null ? fail(94) : fail(13);
}

export function toBoolean(given: Value): boolean {
  const value = plainValue(given);
  if (typeof value === "boolean") return value;
  if (typeof value !== "string") return toNumber(value) !== 0;
  const lower = value.trim().toLowerCase();
  return lower === "true" || (lower !== "false" && toNumber(value) !== 0);
}

export function toDate(given: Value): number {
  const value = plainValue(given);
  if (typeof value !== "string") return toNumber(value);
  return parsedDate(value) ?? parsedNumber(value) ?? fail(13);
}

/** Rounds halves to the even neighbour. */
export function roundHalfEven(n: number): number {
  const floor = Math.floor(n);
  return n - floor === 0.5 ? floor + (floor % 2 === 0 ? 0 : 1) : Math.round(n);
}

const RANGES: Partial<Record<NumberKind, [number, number]>> = {
  Byte: [0, 255],
  Integer: [-32_768, 32_767],
  Long: [-2_147_483_648, 2_147_483_647],
  LongLong: [-(2 ** 63), 2 ** 63],
};

export const isWhole = (kind: NumberKind) => kind in RANGES;
export function inRange(kind: NumberKind, n: number): boolean {
  const range = RANGES[kind];
  return range ? n >= range[0] && n <= range[1] : Number.isFinite(n);
}

/** Converts to this number type: integers are rounded, and give error 6 beyond their range. */
export function numberOf(kind: NumberKind, n: number): Num {
  const fitted = isWhole(kind) ? roundHalfEven(n) : kind === "Currency" ? roundHalfEven(n * 10_000) / 10_000 : n;
  if (!inRange(kind, fitted)) return fail(6);
  return new Num(kind, kind === "Single" ? Math.fround(fitted) : fitted);
}

const KINDS = new Map(
  Object.entries<NumberKind>({
    byte: "Byte",
    integer: "Integer",
    long: "Long",
    longlong: "LongLong",
    longptr: "LongLong",
    single: "Single",
    double: "Double",
    currency: "Currency",
    decimal: "Decimal",
  }),
);
export const kindOf = (type: string): NumberKind | undefined => KINDS.get(type);

/** Converts a value to the type of a variable; the type's name is in lower case. */
export function convertTo(type: string, value: Value): Value {
  const kind = KINDS.get(type);
  if (kind) return numberOf(kind, value instanceof Fault ? fail(13) : toNumber(value));
  if (type === "string") return toText(value);
  if (type === "boolean") return toBoolean(value);
  if (type === "date") return new Num("Date", toDate(value));
  if (value instanceof VbaArray || value instanceof RecordValue) return value;
  return type === "variant" ? value : fail(91);
}

/** Returns the initial value of a variable. */
export function initialOf(type: string): Value {
  const kind = KINDS.get(type);
  if (kind) return new Num(kind, 0);
  if (type === "string") return "";
  if (type === "boolean") return false;
  if (type === "date") return new Num("Date", 0);
  return type === "variant" ? undefined : NOTHING;
}

export const isObjectType = (type: string) => initialOf(type) === NOTHING;
