import type { Call, DaxFunction, Functions } from "../../context/call.ts";
import type { Table } from "../../context/table.ts";
import { serialAt } from "../values/calendar-parts.ts";
import { type Dates, datesAt, datesWhere, firstOf, lastOf } from "./dates-of.ts";
import { isMonthEnd, monthEnd, type Period, periodAt, periodOf, shiftDate, yearEndOf } from "./periods.ts";

/** Moves each date by some periods. If a month's last two days are selected, the result extends to the end of its month. */
function shiftedDates(call: Call, dates: Dates, count: number, period: Period): Table {
  const { selected, all } = dates;
  const between = all.filter((serial) => serial >= (selected[0] ?? 0) && serial <= (selected.at(-1) ?? -1));
  if (call.arg(0).kind === "column" && between.length !== selected.length)
    throw call.fault("runtime", `${call.node.name} needs dates without a gap.`);
  const chosen = new Set(selected);
  const wanted = new Set<number>();
  for (const serial of selected) {
    const target = shiftDate(serial, count, period);
    wanted.add(target);
    const wholeMonth = period !== "DAY" && isMonthEnd(serial) && chosen.has(serial - 1);
    if (wholeMonth) for (let day = target; day <= monthEnd(target); day++) wanted.add(day);
  }
  call.run.meter.step(wanted.size);
  return datesWhere(dates, (serial) => wanted.has(serial));
}

const between = (dates: Dates, from: number | undefined, to: number | undefined): Table =>
  datesWhere(dates, (serial) => from !== undefined && to !== undefined && serial >= from && serial <= to);

/** Returns whole periods some periods away from those of the context. */
function parallelPeriod(call: Call): Table {
  const dates = datesAt(call, 0);
  const [count, period] = [call.whole(1), periodAt(call, 2)];
  const [first, last] = [firstOf(dates), lastOf(dates)];
  if (first === undefined || last === undefined) return between(dates, undefined, undefined);
  const { from } = periodOf(shiftDate(first, count, period), period);
  return between(dates, from, periodOf(shiftDate(last, count, period), period).to);
}

/** DATESINPERIOD: starts at a date, or with a negative number ends at it. The end of a month moves to the end of a month. */
function inPeriod(call: Call): Table {
  const dates = datesAt(call, 0);
  if (call.value(1) === null) return between(dates, undefined, undefined);
  const [start, count, period] = [serialAt(call, 1), call.whole(2), periodAt(call, 3)];
  const moved = shiftDate(start, count, period);
  const target = period !== "DAY" && isMonthEnd(start) ? monthEnd(moved) : moved;
  return count < 0 ? between(dates, target + 1, start) : between(dates, start, target - 1);
}

/** DATESBETWEEN: a BLANK end is open. */
function datesBetween(call: Call): Table {
  const dates = datesAt(call, 0);
  const edge = (position: number, open: number) => (call.value(position) === null ? open : serialAt(call, position));
  return between(dates, edge(1, Number.NEGATIVE_INFINITY), edge(2, Number.POSITIVE_INFINITY));
}

/** PREVIOUSMONTH and similar functions: the period before the first date, or after the last date of the context. */
const neighbour = (period: Period, side: "previous" | "next"): DaxFunction => ({
  arity: [1, period === "YEAR" ? 2 : 1],
  table(call) {
    const dates = datesAt(call, 0);
    const anchor = side === "previous" ? firstOf(dates) : lastOf(dates);
    if (anchor === undefined) return between(dates, undefined, undefined);
    const end = call.has(1) ? yearEndOf(call.arg(1), call.text(1)) : undefined;
    const { from, to } = periodOf(anchor, period, end);
    const beside = periodOf(side === "previous" ? from - 1 : to + 1, period, end);
    return between(dates, beside.from, beside.to);
  },
});

export const SHIFTS: Functions = {
  DATEADD: { arity: [3, 3], table: (call) => shiftedDates(call, datesAt(call, 0), call.whole(1), periodAt(call, 2)) },
  SAMEPERIODLASTYEAR: { arity: [1, 1], table: (call) => shiftedDates(call, datesAt(call, 0), -1, "YEAR") },
  PARALLELPERIOD: { arity: [3, 3], table: parallelPeriod },
  DATESINPERIOD: { arity: [4, 4], table: inPeriod },
  DATESBETWEEN: { arity: [3, 3], table: datesBetween },
  PREVIOUSDAY: neighbour("DAY", "previous"),
  PREVIOUSMONTH: neighbour("MONTH", "previous"),
  PREVIOUSQUARTER: neighbour("QUARTER", "previous"),
  PREVIOUSYEAR: neighbour("YEAR", "previous"),
  NEXTDAY: neighbour("DAY", "next"),
  NEXTMONTH: neighbour("MONTH", "next"),
  NEXTQUARTER: neighbour("QUARTER", "next"),
  NEXTYEAR: neighbour("YEAR", "next"),
};
