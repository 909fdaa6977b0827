import { unitOf } from "../../dates.ts";
import { cast, convertFunction } from "./casts.ts";

/** Rewrites a call from its arguments as text; null leaves it unchanged. */
type Rewrite = (args: string[]) => string | null;

const rename =
  (name: string, ...counts: number[]): Rewrite =>
  (args) =>
    counts.length === 0 || counts.includes(args.length) ? `${name}(${args.join(", ")})` : null;

const part =
  (unit: string): Rewrite =>
  ([date, ...more]) =>
    date && more.length === 0 ? `CAST(dryrun_part('${unit}', ${date}) AS INTEGER)` : null;

/** Casts to an integer: functions that count return floating-point numbers, which become texts such as `2025.0`. */
const asWhole = (call: string): string =>
  /^dryrun_(?:part|borders|units)/.test(call) ? `CAST(${call} AS INTEGER)` : call;

const inUnit =
  (name: string): Rewrite =>
  ([unit = "", ...rest]) =>
    unitOf(unit) && rest.length > 0 ? asWhole(`${name}('${unitOf(unit)}', ${rest.join(", ")})`) : null;

const format =
  (name: string, family: string): Rewrite =>
  ([value, pattern]) =>
    value && pattern ? `${name}(${value}, ${pattern}, '${family}')` : null;

const INTERVAL = /^interval (?:'(-?\d+)(?: (\w+))?'|(\(?-?[\w.]+\)?))(?: (\w+))?$/i;

/** Returns `INTERVAL 7 DAY` or `INTERVAL '1 month'` as a number and its unit. */
export function intervalOf(text: string): { count: string; unit: string } | null {
  const [, quoted, inner, bare, outer] = INTERVAL.exec(text.trim()) ?? [];
  const unit = unitOf(inner ?? outer ?? "");
  const count = quoted ?? bare;
  return unit && count ? { count, unit } : null;
}

const shifted =
  (sign: "" | "-"): Rewrite =>
  ([date, by = "", ...more]) => {
    if (!date || more.length > 0) return null;
    const interval = intervalOf(by);
    if (interval) return `dryrun_add(${date}, ${sign}(${interval.count}), '${interval.unit}')`;
    return /^-?\d+$/.test(by) ? `dryrun_add(${date}, ${sign}(${by}), 'day')` : null;
  };

const decode: Rewrite = ([value, ...rest]) => {
  if (!value || rest.length < 2) return null;
  const cases: string[] = [];
  for (let index = 0; index + 1 < rest.length; index += 2)
    cases.push(`WHEN ${value} IS ${rest[index]} THEN ${rest[index + 1]}`);
  return `CASE ${cases.join(" ")}${rest.length % 2 === 1 ? ` ELSE ${rest.at(-1)}` : ""} END`;
};

function castCall([whole = "", ...more]: string[]): string | null {
  const text = [whole, ...more].join(", ");
  const at = text.toLowerCase().lastIndexOf(" as ");
  return at === -1 ? null : cast(text.slice(0, at), text.slice(at + 4));
}

const difference: Rewrite = ([first = "", second = "", third]) =>
  third === undefined
    ? asWhole(`dryrun_borders('day', ${second}, ${first})`)
    : inUnit("dryrun_borders")([first, second, third]);

const extract: Rewrite = ([whole = ""]) => {
  const [, unit = "", date = ""] = /^(\w+) from ([\s\S]+)$/i.exec(whole) ?? [];
  return inUnit("dryrun_part")([unit, date]);
};

const position: Rewrite = ([whole = ""]) => {
  const at = whole.toLowerCase().lastIndexOf(" in ");
  return at === -1 ? null : `INSTR(${whole.slice(at + 4)}, ${whole.slice(0, at)})`;
};

const substring: Rewrite = (args) => {
  const [, text, from, count] = /^([\s\S]+?) from ([\w.]+)(?: for ([\w.]+))?$/i.exec(args[0] ?? "") ?? [];
  return text && args.length === 1
    ? `SUBSTR(${[text, from, count].filter(Boolean).join(", ")})`
    : rename("SUBSTR", 2, 3)(args);
};

/** `TRUNC(date, 'MM')` and `TRUNC(number, 2)`. */
const truncate: Rewrite = ([value, to, ...more]) => {
  if (!value || more.length > 0) return null;
  if (to === undefined) return null;
  return to.startsWith("'")
    ? inUnit("dryrun_trunc")([to, value])
    : `(TRUNC((${value}) * POWER(10, ${to})) / POWER(10, ${to}))`;
};

/** `GROUP_CONCAT(x ORDER BY y SEPARATOR ', ')` of MySQL. */
const joinedText: Rewrite = (args) => {
  const text = args.join(", ");
  const at = text.toLowerCase().lastIndexOf(" separator ");
  if (at === -1) return null;
  const order = text.toLowerCase().lastIndexOf(" order by ", at);
  const ordering = order === -1 ? "" : text.slice(order, at);
  return `GROUP_CONCAT(${text.slice(0, order === -1 ? at : order)}, ${text.slice(at + 11)}${ordering})`;
};

const padded =
  (side: string): Rewrite =>
  ([text, length, filling = "' '"]) =>
    length ? `dryrun_pad(${side}, ${text}, ${length}, ${filling})` : null;

/** Calls of other dialects, by name in lower case. */
export const CALLS: ReadonlyMap<string, Rewrite> = new Map(
  Object.entries<Rewrite>({
    isnull: (args) => (args.length === 1 ? `(${args[0]} IS NULL)` : rename("COALESCE", 2)(args)),
    nvl: rename("COALESCE", 2),
    nvl2: ([value, some, none]) => (none ? `CASE WHEN ${value} IS NOT NULL THEN ${some} ELSE ${none} END` : null),
    decode,
    if: rename("IIF", 3),
    len: rename("LENGTH", 1),
    char_length: rename("LENGTH", 1),
    character_length: rename("LENGTH", 1),
    left: ([text, count]) => (count ? `SUBSTR(${text}, 1, ${count})` : null),
    right: ([text, count]) => (count ? `SUBSTR(${text}, -(${count}))` : null),
    mid: rename("SUBSTR", 2, 3),
    substring,
    charindex: ([part, text, ...more]) => (text && more.length === 0 ? `INSTR(${text}, ${part})` : null),
    locate: ([part, text, ...more]) => (text && more.length === 0 ? `INSTR(${text}, ${part})` : null),
    strpos: rename("INSTR", 2),
    position,
    lpad: padded("-1"),
    rpad: padded("1"),
    substring_index: rename("dryrun_pieces", 3),
    ucase: rename("UPPER", 1),
    lcase: rename("LOWER", 1),
    ceiling: rename("CEIL", 1),
    greatest: rename("MAX"),
    least: rename("MIN"),
    count_big: rename("COUNT", 1),
    to_number: ([text, ...more]) => (more.length === 0 ? `((${text}) * 1.0)` : null),
    truncate,
    trunc: truncate,
    year: part("year"),
    month: part("month"),
    day: part("day"),
    dayofmonth: part("day"),
    quarter: part("quarter"),
    dayofweek: part("weekday"),
    weekofyear: part("week"),
    hour: part("hour"),
    minute: part("minute"),
    extract,
    datepart: inUnit("dryrun_part"),
    date_part: inUnit("dryrun_part"),
    datename: inUnit("dryrun_name"),
    monthname: ([date]) => `dryrun_name('month', ${date})`,
    dayname: ([date]) => `dryrun_name('weekday', ${date})`,
    date_trunc: inUnit("dryrun_trunc"),
    datetrunc: inUnit("dryrun_trunc"),
    last_day: ([date]) => `dryrun_month_end(${date}, 0)`,
    eomonth: ([date, count = "0"]) => `dryrun_month_end(${date}, ${count})`,
    add_months: ([date, count]) => (count ? `dryrun_add(${date}, ${count}, 'month')` : null),
    dateadd: ([unit = "", count, date]) =>
      unitOf(unit) && date ? `dryrun_add(${date}, ${count}, '${unitOf(unit)}')` : null,
    date_add: shifted(""),
    adddate: shifted(""),
    date_sub: shifted("-"),
    subdate: shifted("-"),
    datediff: difference,
    timestampdiff: inUnit("dryrun_units"),
    months_between: ([to, from]) => asWhole(`dryrun_units('month', ${from}, ${to})`),
    to_char: (args) => (args.length === 1 ? `CAST(${args[0]} AS TEXT)` : format("dryrun_format", "oracle")(args)),
    date_format: format("dryrun_format", "mysql"),
    format: ([value, pattern]) =>
      value && pattern && !value.startsWith("'")
        ? `dryrun_format(${value}, ${/^\d$/.test(pattern) ? `'N${pattern}'` : pattern}, 'net')`
        : null,
    to_date: (args) => (args.length === 1 ? `date(${args[0]})` : format("dryrun_parse", "oracle")(args)),
    to_timestamp: format("dryrun_parse", "oracle"),
    str_to_date: format("dryrun_parse", "mysql"),
    datefromparts: (args) => (args.length === 3 ? `PRINTF('%04d-%02d-%02d', ${args.join(", ")})` : null),
    make_date: (args) => (args.length === 3 ? `PRINTF('%04d-%02d-%02d', ${args.join(", ")})` : null),
    cast: castCall,
    try_cast: castCall,
    convert: ([first = "", second = "", style]) => convertFunction(first, second, style),
    try_convert: ([first = "", second = "", style]) => convertFunction(first, second, style),
    getdate: () => "CURRENT_TIMESTAMP",
    now: () => "CURRENT_TIMESTAMP",
    curdate: () => "CURRENT_DATE",
    group_concat: joinedText,
  }),
);
