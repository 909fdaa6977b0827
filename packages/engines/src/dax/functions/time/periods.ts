import { type Call, faultAt } from "../../context/call.ts";
import { addMonths, lastDayOfMonth, partsOf, serialOf } from "../../model/dates.ts";
import type { Node } from "../../syntax/node.ts";

export type Period = "DAY" | "MONTH" | "QUARTER" | "YEAR";

const MONTHS: Record<Exclude<Period, "DAY">, number> = { MONTH: 1, QUARTER: 3, YEAR: 12 };

/** The first and the last day of a period, as serial numbers. */
export interface Span {
  from: number;
  to: number;
}

/** The last month and day of a fiscal year. */
export interface YearEnd {
  month: number;
  day: number;
}

const CALENDAR_YEAR: YearEnd = { month: 12, day: 31 };

const isPeriod = (word: string): word is Period => word === "DAY" || Object.hasOwn(MONTHS, word);

export function periodAt(call: Call, position: number): Period {
  const word = call.word(position);
  if (!isPeriod(word)) throw call.fault("type", `${word} is not an interval. Use DAY, MONTH, QUARTER or YEAR.`);
  return word;
}

const MONTH_NAMES = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Replaces the name of a month in a text by its number. */
const withMonthNumber = (text: string): string =>
  text.toLowerCase().replace(/[a-z]{3,9}/g, (word) => {
    const month = MONTH_NAMES.indexOf(word.slice(0, 3)) + 1;
    return month > 0 ? ` ${month} ` : word;
  });

/** Parses "6/30", "06-30", "30 June", "2023-06-30" and "6/30/2023". */
export function yearEndOf(node: Node, text: string): YearEnd {
  const numbers = (withMonthNumber(text).match(/\d+/g) ?? []).map(Number).filter((number) => number <= 31);
  const [first = 0, second = 0] = numbers;
  const end = first > 12 ? { month: second, day: first } : { month: first, day: second };
  if (numbers.length < 2 || end.month < 1 || end.month > 12 || end.day < 1)
    throw faultAt(node, "type", `"${text.slice(0, 20)}" is not the end of a year. Write it as "6/30".`);
  return end;
}

const endIn = (year: number, { month, day }: YearEnd): number =>
  serialOf(year, month, Math.min(day, lastDayOfMonth(year, month)));

function fiscalYear(serial: number, end: YearEnd): Span {
  const { year } = partsOf(serial);
  const last = Math.floor(serial) <= endIn(year, end) ? year : year + 1;
  return { from: endIn(last - 1, end) + 1, to: endIn(last, end) };
}

/** Returns the period that contains a day. */
export function periodOf(serial: number, period: Period, end: YearEnd = CALENDAR_YEAR): Span {
  if (period === "DAY") return { from: Math.floor(serial), to: Math.floor(serial) };
  if (period === "YEAR") return fiscalYear(serial, end);
  const { year, month } = partsOf(serial);
  const length = MONTHS[period];
  const first = month - ((month - 1) % length);
  return { from: serialOf(year, first, 1), to: serialOf(year, first + length, 0) };
}

/** Returns the day some periods later or earlier; a day that the month does not have becomes its last day. */
export const shiftDate = (serial: number, count: number, period: Period): number =>
  period === "DAY" ? serial + count : addMonths(serial, count * MONTHS[period]);

export const isMonthEnd = (serial: number): boolean => partsOf(serial + 1).day === 1;

export const monthEnd = (serial: number): number => periodOf(serial, "MONTH").to;
