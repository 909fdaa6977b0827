import { UnsupportedError } from "../../../meter.ts";
import type { Call, DaxFunction, Functions } from "../../context/call.ts";
import { toMoment } from "../../model/convert.ts";
import { addMonths, lastDayOfMonth, momentOf, partsOf, secondsOf, serialOf, weekdayOf } from "../../model/dates.ts";
import { Moment, type Value } from "../../model/value.ts";

/** Returns the serial number of an argument: a date, a text with a date, or a number. */
export function serialAt(call: Call, position: number): number {
  const value = call.value(position);
  return (typeof value === "string" ? momentOf(value) : null)?.serial ?? toMoment(value).serial;
}

/** Returns a part of a date; BLANK for BLANK. */
const part = (of: (serial: number) => number): DaxFunction => ({
  arity: [1, 1],
  plain: true,
  value: (call) => (call.value(0) === null ? null : of(serialAt(call, 0))),
});

const quarterOf = (serial: number) => Math.ceil(partsOf(serial).month / 3);

/** Kinds: 1: Sunday is 1; 2: Monday is 1; 3: Monday is 0. */
function weekday(call: Call): Value {
  if (call.value(0) === null) return null;
  const day = weekdayOf(serialAt(call, 0));
  const monday = (day + 6) % 7;
  const kind = call.whole(1, 1);
  if (kind === 1) return day + 1;
  return kind === 2 ? monday + 1 : monday;
}

/** Weeks start on Sunday (1), on Monday (2), or are those of ISO 8601 (21). */
function weekNumber(call: Call): Value {
  if (call.value(0) === null) return null;
  const serial = Math.floor(serialAt(call, 0));
  const kind = call.whole(1, 1);
  if (kind === 21) {
    const thursday = serial - ((weekdayOf(serial) + 6) % 7) + 3;
    return Math.floor((thursday - serialOf(partsOf(thursday).year, 1, 1)) / 7) + 1;
  }
  const newYear = serialOf(partsOf(serial).year, 1, 1);
  const offset = kind === 2 ? (weekdayOf(newYear) + 6) % 7 : weekdayOf(newYear);
  return Math.floor((serial - newYear + offset) / 7) + 1;
}

function today(call: Call): Value {
  if (call.run.model.today) return call.run.model.today;
  throw new UnsupportedError(call.node.name);
}

const SHORTEST_YEAR = 1900;

function date(call: Call): Value {
  const year = call.whole(0);
  return new Moment(serialOf(year < SHORTEST_YEAR ? year + SHORTEST_YEAR : year, call.whole(1), call.whole(2)));
}

const time = (call: Call) => new Moment((call.whole(0) * 3600 + call.whole(1) * 60 + call.whole(2)) / 86_400);

function endOfMonth(call: Call): Value {
  const { year, month } = partsOf(addMonths(Math.floor(serialAt(call, 0)), call.whole(1)));
  return new Moment(serialOf(year, month, lastDayOfMonth(year, month)));
}

const SECONDS = new Map(Object.entries({ SECOND: 86_400, MINUTE: 1440, HOUR: 24, DAY: 1, WEEK: 1 / 7 }));

/** Returns the number of interval boundaries between two dates. */
function difference(call: Call): Value {
  if (call.value(0) === null || call.value(1) === null) return null;
  const [from, to] = [serialAt(call, 0), serialAt(call, 1)];
  const unit = call.word(2);
  const [a, b] = [partsOf(from), partsOf(to)];
  if (unit === "YEAR") return b.year - a.year;
  if (unit === "MONTH") return (b.year - a.year) * 12 + b.month - a.month;
  if (unit === "QUARTER") return (b.year - a.year) * 4 + quarterOf(to) - quarterOf(from);
  const factor = SECONDS.get(unit);
  if (factor === undefined) throw call.fault("type", `${unit} is not an interval of DATEDIFF.`);
  if (unit === "WEEK") return Math.floor((to + 6) / 7) - Math.floor((from + 6) / 7);
  const rounded = (serial: number) => Math.floor(Number((serial * factor).toFixed(4)));
  return rounded(to) - rounded(from);
}

/** Returns the part of a year between two dates: 0 counts 30 days per month, 1 real days, 2 years of 360 days, 3 of 365. */
function yearPart(call: Call): Value {
  const [from, to] = [serialAt(call, 0), serialAt(call, 1)].toSorted((x, y) => x - y) as [number, number];
  const basis = call.whole(2, 0);
  if (basis === 2) return (to - from) / 360;
  if (basis === 3) return (to - from) / 365;
  if (basis !== 0) throw call.unsupported("YEARFRAC with this basis");
  const [a, b] = [partsOf(from), partsOf(to)];
  const firstDay = Math.min(a.day, 30);
  const lastDay = b.day === 31 && firstDay === 30 ? 30 : b.day;
  return ((b.year - a.year) * 360 + (b.month - a.month) * 30 + lastDay - firstDay) / 360;
}

export const CALENDAR_PARTS: Functions = {
  YEAR: part((serial) => partsOf(serial).year),
  QUARTER: part(quarterOf),
  MONTH: part((serial) => partsOf(serial).month),
  DAY: part((serial) => partsOf(serial).day),
  HOUR: part((serial) => Math.floor(secondsOf(serial) / 3600)),
  MINUTE: part((serial) => Math.floor(secondsOf(serial) / 60) % 60),
  SECOND: part((serial) => secondsOf(serial) % 60),
  WEEKDAY: { arity: [1, 2], plain: true, value: weekday },
  WEEKNUM: { arity: [1, 2], plain: true, value: weekNumber },
  DATE: { arity: [3, 3], plain: true, value: date },
  TIME: { arity: [3, 3], plain: true, value: time },
  TODAY: { arity: [0, 0], plain: true, value: today },
  NOW: { arity: [0, 0], plain: true, value: today },
  EDATE: { arity: [2, 2], plain: true, value: (call) => new Moment(addMonths(serialAt(call, 0), call.whole(1))) },
  EOMONTH: { arity: [2, 2], plain: true, value: endOfMonth },
  DATEDIFF: { arity: [3, 3], plain: true, value: difference },
  YEARFRAC: { arity: [2, 3], plain: true, value: yearPart },
};
