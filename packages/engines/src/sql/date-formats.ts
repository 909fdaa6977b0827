import type { SqlCell } from "./data.ts";
import { DAYS, MONTHS, momentOf, partOf, textOf } from "./dates.ts";

const two = (number: number): string => String(number).padStart(2, "0");
const part = (unit: string, at: Date): number => Number(partOf(unit, at.toISOString()));

interface Field {
  write: (at: Date) => string;
  /** The part of a date to parse, and its maximum number of characters; names of months have none. */
  read?: { part: "year" | "month" | "day" | "hour" | "minute" | "second"; digits: number };
}

const FIELDS = {
  year: { write: (at) => String(at.getUTCFullYear()), read: { part: "year", digits: 4 } },
  shortYear: { write: (at) => two(at.getUTCFullYear() % 100), read: { part: "year", digits: 2 } },
  month: { write: (at) => two(at.getUTCMonth() + 1), read: { part: "month", digits: 2 } },
  bareMonth: { write: (at) => String(at.getUTCMonth() + 1), read: { part: "month", digits: 2 } },
  monthName: { write: (at) => MONTHS[at.getUTCMonth()] ?? "", read: { part: "month", digits: 0 } },
  shortMonthName: { write: (at) => (MONTHS[at.getUTCMonth()] ?? "").slice(0, 3), read: { part: "month", digits: 0 } },
  day: { write: (at) => two(at.getUTCDate()), read: { part: "day", digits: 2 } },
  bareDay: { write: (at) => String(at.getUTCDate()), read: { part: "day", digits: 2 } },
  dayName: { write: (at) => DAYS[at.getUTCDay()] ?? "" },
  shortDayName: { write: (at) => (DAYS[at.getUTCDay()] ?? "").slice(0, 3) },
  hour: { write: (at) => two(at.getUTCHours()), read: { part: "hour", digits: 2 } },
  hour12: { write: (at) => two(at.getUTCHours() % 12 || 12), read: { part: "hour", digits: 2 } },
  minute: { write: (at) => two(at.getUTCMinutes()), read: { part: "minute", digits: 2 } },
  second: { write: (at) => two(at.getUTCSeconds()), read: { part: "second", digits: 2 } },
  quarter: { write: (at) => String(part("quarter", at)) },
  week: { write: (at) => two(part("week", at)) },
  weekday: { write: (at) => String(part("weekday", at)) },
  dayOfYear: { write: (at) => String(part("dayofyear", at)).padStart(3, "0") },
} satisfies Record<string, Field>;
type FieldName = keyof typeof FIELDS;

/** The fields of each format family, longer ones first. */
const FAMILIES = new Map(
  Object.entries<[string, FieldName][]>({
    oracle: [
      ["YYYY", "year"],
      ["HH24", "hour"],
      ["HH12", "hour12"],
      ["MONTH", "monthName"],
      ["DDD", "dayOfYear"],
      ["MON", "shortMonthName"],
      ["DAY", "dayName"],
      ["YY", "shortYear"],
      ["MM", "month"],
      ["DD", "day"],
      ["DY", "shortDayName"],
      ["HH", "hour12"],
      ["MI", "minute"],
      ["SS", "second"],
      ["IW", "week"],
      ["WW", "week"],
      ["Q", "quarter"],
      ["D", "weekday"],
    ],
    net: [
      ["yyyy", "year"],
      ["MMMM", "monthName"],
      ["dddd", "dayName"],
      ["MMM", "shortMonthName"],
      ["ddd", "shortDayName"],
      ["yy", "shortYear"],
      ["MM", "month"],
      ["dd", "day"],
      ["HH", "hour"],
      ["hh", "hour12"],
      ["mm", "minute"],
      ["ss", "second"],
      ["M", "bareMonth"],
      ["d", "bareDay"],
    ],
    mysql: [
      ["%Y", "year"],
      ["%y", "shortYear"],
      ["%m", "month"],
      ["%c", "bareMonth"],
      ["%M", "monthName"],
      ["%b", "shortMonthName"],
      ["%d", "day"],
      ["%e", "bareDay"],
      ["%W", "dayName"],
      ["%a", "shortDayName"],
      ["%H", "hour"],
      ["%h", "hour12"],
      ["%i", "minute"],
      ["%s", "second"],
      ["%S", "second"],
      ["%j", "dayOfYear"],
      ["%v", "week"],
      ["%u", "week"],
    ],
  }),
);

/** Splits a format into fields and the texts between them. */
function piecesOf(format: string, family: string): (Field | string)[] {
  const fields = FAMILIES.get(family) ?? [];
  const isOracle = family === "oracle";
  const pieces: (Field | string)[] = [];
  for (let index = 0; index < format.length; ) {
    const rest = isOracle ? format.slice(index, index + 5).toUpperCase() : format.slice(index, index + 5);
    const field = fields.find(([sign]) => rest.startsWith(sign));
    if (isOracle && rest.startsWith("FM")) index += 2;
    else if (field) pieces.push(FIELDS[field[1]]);
    else if (format[index] !== '"') pieces.push(format[index] ?? "");
    index += field ? field[0].length : rest.startsWith("FM") && isOracle ? 0 : 1;
  }
  return pieces;
}

function numberText(number: number, format: string): string {
  const named = /^[nf](\d?)$/i.exec(format);
  const decimals = named ? Number(named[1] || 2) : (/\.([09#]*)/.exec(format)?.[1]?.length ?? 0);
  const text = number.toFixed(Math.min(decimals, 10));
  const isGrouped = format.includes(",") || /^n/i.test(format);
  return isGrouped
    ? Number(text).toLocaleString("en-US", { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    : text;
}

/** Formats a date or a number, by a format of the family: `oracle` (also PostgreSQL), `net` (SQL Server) or `mysql`. */
export function formatDate(cell: SqlCell, format: SqlCell, family: SqlCell): SqlCell {
  if (cell === null || format === null) return null;
  const pattern = String(format);
  if (typeof cell === "number" && !/[ymd]/i.test(pattern)) return numberText(cell, pattern);
  const moment = momentOf(cell);
  if (!moment || pattern.length > 100) return null;
  const pieces = piecesOf(pattern, String(family));
  const text = pieces.map((piece) => (typeof piece === "string" ? piece : piece.write(moment.at))).join("");
  // A name is in capitals if the format is.
  return family === "oracle" && /MON/.test(pattern) ? text.replace(/[A-Z][a-z]+/g, (name) => name.toUpperCase()) : text;
}

/** Parses the date of a text in this format; null if it has another one. */
export function parseDate(cell: SqlCell, format: SqlCell, family: SqlCell): SqlCell {
  const text = String(cell ?? "");
  const fields = { year: 2000, month: 1, day: 1, hour: 0, minute: 0, second: 0 };
  let at = 0;
  let hasTime = false;
  for (const piece of piecesOf(String(format ?? "").slice(0, 100), String(family))) {
    if (typeof piece === "string") {
      at += 1;
      continue;
    }
    if (!piece.read) return null;
    const name = /^[a-z]+/i.exec(text.slice(at, at + 9))?.[0] ?? "";
    const digits = /^\d+/.exec(text.slice(at, at + piece.read.digits))?.[0] ?? "";
    const value = piece.read.digits > 0 ? Number(digits || Number.NaN) : monthOf(name);
    if (!(value >= 0)) return null;
    fields[piece.read.part] = piece.read.part === "year" && digits.length === 2 ? 2000 + value : value;
    hasTime ||= ["hour", "minute", "second"].includes(piece.read.part);
    at += piece.read.digits > 0 ? digits.length : name.length;
  }
  const { year, month, day, hour, minute, second } = fields;
  const moment = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  return Number.isNaN(moment.getTime()) || month > 12 || day > 31
    ? momentOf(cell) && String(cell)
    : textOf({ at: moment, hasTime });
}

/** Returns the number of a month by its name or the name's first three letters, or NaN. */
function monthOf(name: string): number {
  const at = name.length < 3 ? -1 : MONTHS.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase()));
  return at === -1 ? Number.NaN : at + 1;
}
