import { plainValue, toDate } from "../values/convert.ts";
import { partsOf, serialOf, timeOf } from "../values/dates.ts";
import { fail } from "../values/errors.ts";
import { dateOf, int, long, type Value } from "../values/value.ts";
import { booleanAt, isGiven, numberAt, textAt, wholeAt } from "./args.ts";
import { fn, type Library } from "./builtin.ts";

const inYears = (serial: number) => (serial < -657_434 || serial > 2_958_466 ? fail(5) : serial);
const dateAt = (args: Value[], index: number) => inYears(toDate(isGiven(args, index) ? args[index] : fail(449)));

const part = (run: (parts: ReturnType<typeof partsOf>) => number) =>
  fn("Date", (args) => (plainValue(args[0]) === null ? null : int(run(partsOf(dateAt(args, 0))))));

/** Returns the date some months later; a day that the month lacks becomes its last. */
function addMonths(serial: number, months: number): number {
  const { year, month, day } = partsOf(serial);
  const first = partsOf(serialOf(year, month + months, 1));
  const last = partsOf(serialOf(first.year, first.month + 1, 0)).day;
  return serialOf(first.year, first.month, Math.min(day, last)) + (serial - Math.floor(serial));
}

const DAYS_OF = new Map(Object.entries({ d: 1, y: 1, w: 1, ww: 7, h: 1 / 24, n: 1 / 1440, s: 1 / 86_400 }));
const MONTHS_OF = new Map(Object.entries({ m: 1, q: 3, yyyy: 12 }));

function added(args: Value[]): Value {
  const interval = textAt(args, 0).toLowerCase();
  const [count, serial] = [wholeAt(args, 1), dateAt(args, 2)];
  const month = MONTHS_OF.get(interval);
  if (month) return dateOf(inYears(addMonths(serial, month * count)));
  const day = DAYS_OF.get(interval) ?? fail(5);
  const sum = serial + day * count;
  return dateOf(inYears(day < 1 ? Math.round(sum * 86_400) / 86_400 : sum));
}

function difference(args: Value[]): Value {
  const interval = textAt(args, 0).toLowerCase();
  const [from, to] = [dateAt(args, 1), dateAt(args, 2)];
  const [a, b] = [partsOf(from), partsOf(to)];
  const months = (b.year - a.year) * 12 + b.month - a.month;
  const days = Math.floor(to) - Math.floor(from);
  const seconds = (serial: number) => Math.round(serial * 86_400);
  const units = (size: number) => Math.floor(seconds(to) / size) - Math.floor(seconds(from) / size);
  const first = wholeAt(args, 3, 1) || 1;
  const weekStart = (serial: number) => Math.floor((Math.floor(serial) - first) / 7);
  const differences = new Map(
    Object.entries({
      yyyy: b.year - a.year,
      q: (b.year - a.year) * 4 + Math.ceil(b.month / 3) - Math.ceil(a.month / 3),
      m: months,
      d: days,
      y: days,
      w: Math.trunc(days / 7),
      ww: weekStart(to) - weekStart(from),
      h: units(3600),
      n: units(60),
      s: units(1),
    }),
  );
  return long(differences.get(interval) ?? fail(5));
}

const weekdayOf = (serial: number, first: number) => ((partsOf(serial).weekday - first + 7) % 7) + 1;

function weekOf(serial: number, first: number, rule: number): number {
  const { year } = partsOf(serial);
  const start = (of: number) => {
    const january = serialOf(of, 1, 1);
    const offset = weekdayOf(january, first) - 1;
    if (rule === 2) return january - offset + (7 - offset >= 4 ? 0 : 7);
    return january - offset + (rule === 3 && offset > 0 ? 7 : 0);
  };
  const day = Math.floor(serial);
  const begin =
    day < start(year) ? start(year - 1) : rule !== 1 && day >= start(year + 1) ? start(year + 1) : start(year);
  return Math.floor((day - begin) / 7) + 1;
}

function datePart(args: Value[]): Value {
  const interval = textAt(args, 0).toLowerCase();
  const serial = dateAt(args, 1);
  const parts = partsOf(serial);
  const first = wholeAt(args, 2, 1) || 1;
  const differences = new Map(
    Object.entries<() => number>({
      yyyy: () => parts.year,
      q: () => Math.ceil(parts.month / 3),
      m: () => parts.month,
      y: () => Math.floor(serial) - serialOf(parts.year, 1, 1) + 1,
      d: () => parts.day,
      w: () => weekdayOf(serial, first),
      ww: () => weekOf(serial, first, wholeAt(args, 3, 1) || 1),
      h: () => parts.hour,
      n: () => parts.minute,
      s: () => parts.second,
    }),
  );
  return int((differences.get(interval) ?? fail(5))());
}

const MONTHS = "January February March April May June July August September October November December".split(" ");
const DAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const shown = (name: string | undefined, short: boolean) =>
  name === undefined ? fail(5) : short ? name.slice(0, 3) : name;

export const DATES: Library = {
  now: fn("", (_, session) => session.now()),
  date: fn("", (_, session) => dateOf(Math.floor(session.now().n))),
  time: fn("", (_, session) => dateOf(session.now().n % 1)),
  year: part(({ year }) => year),
  month: part(({ month }) => month),
  day: part(({ day }) => day),
  hour: part(({ hour }) => hour),
  minute: part(({ minute }) => minute),
  second: part(({ second }) => second),
  weekday: fn("Date FirstDayOfWeek", (args) => int(weekdayOf(dateAt(args, 0), wholeAt(args, 1, 1) || 1))),
  monthname: fn("Month Abbreviate", (args) => shown(MONTHS[wholeAt(args, 0) - 1], booleanAt(args, 1, false))),
  weekdayname: fn("Weekday Abbreviate FirstDayOfWeek", (args) => {
    const first = wholeAt(args, 2, 1) || 1;
    return shown(DAYS[(wholeAt(args, 0) + first - 2 + 7) % 7], booleanAt(args, 1, false));
  }),
  dateserial: fn("Year Month Day", (args) => {
    const year = wholeAt(args, 0);
    const full = year >= 0 && year < 30 ? year + 2000 : year >= 30 && year < 100 ? year + 1900 : year;
    return dateOf(inYears(serialOf(full, wholeAt(args, 1), wholeAt(args, 2))));
  }),
  timeserial: fn("Hour Minute Second", (args) =>
    dateOf(timeOf(numberAt(args, 0), numberAt(args, 1), numberAt(args, 2))),
  ),
  dateadd: fn("Interval Number Date", added),
  datediff: fn("Interval Date1 Date2 FirstDayOfWeek FirstWeekOfYear", difference),
  datepart: fn("Interval Date FirstDayOfWeek FirstWeekOfYear", datePart),
};
