import { format as numberFormat } from "numfmt";
import { needEnglish } from "../../format-language.ts";
import { dateText, parsedNumber, plainValue, toDate, toNumber, toText } from "../values/convert.ts";
import { type DateParts, parsedDate, partsOf, serialOf } from "../values/dates.ts";
import { fail } from "../values/errors.ts";
import { Num, type Value } from "../values/value.ts";
import { numberAt, wholeAt } from "./args.ts";
import { fn } from "./builtin.ts";

const MONTHS = "January February March April May June July August September October November December".split(" ");
const DAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const two = (n: number) => String(n).padStart(2, "0");

const NAMED = new Map(
  Object.entries({
    "general number": "General",
    currency: "$#,##0.00;($#,##0.00)",
    fixed: "0.00",
    standard: "#,##0.00",
    percent: "0.00%",
    scientific: "0.00E+00",
    "yes/no": '"Yes";"Yes";"No"',
    "true/false": '"True";"True";"False"',
    "on/off": '"On";"On";"Off"',
    "general date": "c",
    "long date": "dddd, mmmm d, yyyy",
    "medium date": "dd-mmm-yy",
    "short date": "m/d/yyyy",
    "long time": "h:nn:ss AM/PM",
    "medium time": "hh:nn AM/PM",
    "short time": "hh:nn",
  }),
);

type Write = (parts: DateParts, half: boolean) => string;
const hour12 = (parts: DateParts, half: boolean) => (half ? parts.hour % 12 || 12 : parts.hour);
const dayOfYear = ({ year, month, day }: DateParts) => serialOf(year, month, day) - serialOf(year, 1, 1) + 1;
const FORMATTERS = new Map(
  Object.entries<Write>({
    d: ({ day }) => String(day),
    dd: ({ day }) => two(day),
    ddd: ({ weekday }) => (DAYS[weekday - 1] ?? "").slice(0, 3),
    dddd: ({ weekday }) => DAYS[weekday - 1] ?? "",
    ddddd: ({ year, month, day }) => `${month}/${day}/${year}`,
    m: ({ month }) => String(month),
    mm: ({ month }) => two(month),
    mmm: ({ month }) => (MONTHS[month - 1] ?? "").slice(0, 3),
    mmmm: ({ month }) => MONTHS[month - 1] ?? "",
    y: (parts) => String(dayOfYear(parts)),
    yy: ({ year }) => two(year % 100),
    yyyy: ({ year }) => String(year),
    q: ({ month }) => String(Math.ceil(month / 3)),
    w: ({ weekday }) => String(weekday),
    h: (parts, half) => String(hour12(parts, half)),
    hh: (parts, half) => two(hour12(parts, half)),
    n: ({ minute }) => String(minute),
    nn: ({ minute }) => two(minute),
    s: ({ second }) => String(second),
    ss: ({ second }) => two(second),
  }),
);

/** Splits a date format into its letters, its texts and its signs. */
const DATE_PARTS = /"[^"]*"|\\.|am\/pm|a\/p|([a-z])\1*|[^a-z]/gi;
const isDateFormat = (pattern: string) =>
  /[dmyhnsqw]/i.test(pattern.replaceAll(/"[^"]*"|\\./g, "")) && !/[0#]/.test(pattern);

function dateFormat(serial: number, pattern: string): string {
  const parts = partsOf(serial);
  const tokens = pattern.match(DATE_PARTS) ?? [];
  const half = tokens.some((token) => /^(am\/pm|a\/p)$/i.test(token));
  let minutes = false;
  return tokens
    .map((token) => {
      const lower = token.toLowerCase();
      if (token.startsWith('"')) return token.slice(1, -1);
      if (token.startsWith("\\")) return token.slice(1);
      if (lower === "am/pm") return token === "am/pm" ? (parts.hour < 12 ? "am" : "pm") : parts.hour < 12 ? "AM" : "PM";
      if (lower === "c") return dateText(serial);
      const key = minutes && (lower === "m" || lower === "mm") ? lower.replaceAll("m", "n") : lower;
      if (/[a-z]/.test(lower)) minutes = lower.startsWith("h");
      return FORMATTERS.get(key)?.(parts, half) ?? token;
    })
    .join("");
}

function textFormat(text: string, pattern: string): string {
  const letters = [...text];
  const size = pattern.match(/[@&]/g)?.length ?? 0;
  const signs = pattern.includes("!")
    ? letters
    : [...Array.from({ length: Math.max(0, size - letters.length) }, () => null), ...letters];
  const folded = pattern.includes(">") ? text.toUpperCase() : pattern.includes("<") ? text.toLowerCase() : null;
  if (size === 0) return folded ?? text;
  let at = 0;
  const made = [...pattern.replaceAll(/[<>!]/g, "")].map((sign) => {
    if (sign !== "@" && sign !== "&") return sign;
    return signs[at++] ?? (sign === "@" ? " " : "");
  });
  const whole = made.join("") + signs.slice(at).join("");
  return pattern.includes(">") ? whole.toUpperCase() : pattern.includes("<") ? whole.toLowerCase() : whole;
}

/** VBA's Format: named formats, dates, numbers and texts. */
export function format(given: Value, pattern: string): string {
  const value = plainValue(given);
  if (value === null) return "";
  if (pattern === "") return toText(value);
  const code = NAMED.get(pattern.toLowerCase()) ?? pattern;
  const readable = typeof value !== "string" || parsedNumber(value) !== null || parsedDate(value) !== null;
  if (typeof value === "string" && (!readable || /[@&<>]/.test(code))) return textFormat(value, code);
  if (value === undefined) return /[@&]/.test(code) ? "" : numberText(0, code);
  const date = value instanceof Num && value.kind === "Date";
  const serial = typeof value === "string" ? (parsedNumber(value) ?? parsedDate(value) ?? 0) : toNumber(value);
  if (isDateFormat(code) || code === "c") return dateFormat(serial, code);
  if (/[@&<>]/.test(code) && !/[0#]/.test(code)) return textFormat(toText(value), code);
  return date && code === "General" ? dateText(serial) : numberText(serial, code);
}

/** FormatNumber, FormatPercent and FormatCurrency: two digits, a leading zero and thousands separators by default. */
export const formatNumber = (before: string, after: string) =>
  fn("Expression NumDigitsAfterDecimal IncludeLeadingDigit UseParensForNegativeNumbers GroupDigits", (args) => {
    const [given, leading, parens, groups] = [1, 2, 3, 4].map((at) => wholeAt(args, at, at === 1 ? -1 : -2));
    const digits = given === undefined || given < 0 ? 2 : given;
    const zero = leading === 0 ? "#" : "0";
    const whole = groups === 0 ? zero : `#,##${zero}`;
    const pattern = `${before}${whole}${digits > 0 ? `.${"0".repeat(digits)}` : ""}${after}`;
    const isInParens = parens === -1 || (parens === -2 && before !== "");
    return numberText(numberAt(args, 0), isInParens ? `${pattern};(${pattern})` : pattern);
  });

const DATE_TIME = ["c", "long date", "short date", "long time", "short time"];

export function formatDateTime(args: Value[]): string {
  const kind = DATE_TIME[wholeAt(args, 1, 0)];
  return kind === undefined ? fail(5) : dateFormat(toDate(args[0]), NAMED.get(kind) ?? kind);
}

/** Formats a number or a date like a cell with this format. */
export function numberText(n: number, pattern: string): string {
  needEnglish(pattern);
  try {
    return numberFormat(pattern, n, { throws: true });
  } catch {
    return fail(5);
  }
}
