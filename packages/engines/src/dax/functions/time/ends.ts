import type { Call, DaxFunction, Functions } from "../../context/call.ts";
import { filterOf, type Table } from "../../context/table.ts";
import { calculate } from "../filters/calculate.ts";
import { type Dates, datesAt, datesWhere, firstOf, lastOf } from "./dates-of.ts";
import { type Period, periodOf, yearEndOf } from "./periods.ts";

const single = (dates: Dates, wanted: number | undefined): Table =>
  datesWhere(
    { ...dates, all: wanted === dates.selected.at(-1) ? dates.selected.slice(-1) : dates.all },
    (serial) => serial === wanted,
  );

function ofContext(call: Call, pick: (dates: Dates) => number | undefined): Table {
  const dates = datesAt(call, 0);
  return single(dates, pick(dates));
}

/** Returns the first or the last date of the calendar within the period of the context. */
function edge(call: Call, dates: Dates, period: Period, side: "start" | "end", yearEnd: number): Table {
  const anchor = side === "start" ? firstOf(dates) : lastOf(dates);
  if (anchor === undefined) return single(dates, undefined);
  const end = call.has(yearEnd) ? yearEndOf(call.arg(yearEnd), call.text(yearEnd)) : undefined;
  const { from, to } = periodOf(anchor, period, end);
  const within = dates.all.filter((serial) => serial >= from && serial <= to);
  return single(dates, side === "start" ? within[0] : within.at(-1));
}

const edgeOf = (period: Period, side: "start" | "end"): DaxFunction => ({
  arity: [1, period === "YEAR" ? 2 : 1],
  table: (call) => edge(call, datesAt(call, 0), period, side, 1),
});

/** CLOSINGBALANCEMONTH is the value at the last date of the month; OPENINGBALANCEMONTH that of the previous month. */
const balance = (period: Period, side: "opening" | "closing"): DaxFunction => ({
  arity: [2, period === "YEAR" ? 4 : 3],
  value(call) {
    const dates = datesAt(call, 1);
    const anchor = side === "opening" ? firstOf(dates) : lastOf(dates);
    if (anchor === undefined) return null;
    const end = call.has(3) ? yearEndOf(call.arg(3), call.text(3)) : undefined;
    const { from, to } = periodOf(anchor, period, end);
    const filter = filterOf(single(dates, side === "opening" ? from - 1 : to), call.environment.filter);
    return call.value(0, calculate(call, call.has(2) ? [2] : [], filter ? [filter] : []));
  },
});

export const ENDS: Functions = {
  FIRSTDATE: { arity: [1, 1], table: (call) => ofContext(call, firstOf) },
  LASTDATE: { arity: [1, 1], table: (call) => ofContext(call, lastOf) },
  STARTOFMONTH: edgeOf("MONTH", "start"),
  STARTOFQUARTER: edgeOf("QUARTER", "start"),
  STARTOFYEAR: edgeOf("YEAR", "start"),
  ENDOFMONTH: edgeOf("MONTH", "end"),
  ENDOFQUARTER: edgeOf("QUARTER", "end"),
  ENDOFYEAR: edgeOf("YEAR", "end"),
  OPENINGBALANCEMONTH: balance("MONTH", "opening"),
  OPENINGBALANCEQUARTER: balance("QUARTER", "opening"),
  OPENINGBALANCEYEAR: balance("YEAR", "opening"),
  CLOSINGBALANCEMONTH: balance("MONTH", "closing"),
  CLOSINGBALANCEQUARTER: balance("QUARTER", "closing"),
  CLOSINGBALANCEYEAR: balance("YEAR", "closing"),
};
