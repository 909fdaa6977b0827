import type { Call, DaxFunction, Functions } from "../../context/call.ts";
import { filterOf, type Table } from "../../context/table.ts";
import type { Value } from "../../model/value.ts";
import { calculate } from "../filters/calculate.ts";
import { type Dates, datesAt, datesWhere, lastOf } from "./dates-of.ts";
import { type Period, periodOf, type YearEnd, yearEndOf } from "./periods.ts";

/** Returns the dates from the first day of the period to the last date of the context. */
function toDate(dates: Dates, period: Period, end?: YearEnd): Table {
  const last = lastOf(dates);
  if (last === undefined) return datesWhere(dates, () => false);
  const { from } = periodOf(last, period, end);
  return datesWhere(dates, (serial) => serial >= from && serial <= last);
}

const yearEndAt = (call: Call, position: number): YearEnd | undefined =>
  call.has(position) ? yearEndOf(call.arg(position), call.text(position)) : undefined;

const datesToDate = (period: Period): DaxFunction => ({
  arity: [1, period === "YEAR" ? 2 : 1],
  table: (call) => toDate(datesAt(call, 0), period, yearEndAt(call, 1)),
});

const isText = (call: Call, position: number): boolean => {
  const node = call.node.args[position];
  return node?.kind === "literal" && typeof node.value === "string";
};

/** TOTALYTD ( expression, dates, filter, year end ); the year end can also replace the filter. */
function total(call: Call, period: Period): Value {
  const end = isText(call, 2) ? yearEndAt(call, 2) : yearEndAt(call, 3);
  const filter = filterOf(toDate(datesAt(call, 1), period, end), call.environment.filter);
  const positions = call.has(2) && !isText(call, 2) ? [2] : [];
  return call.value(0, calculate(call, positions, filter ? [filter] : []));
}

const totalToDate = (period: Period): DaxFunction => ({
  arity: [2, period === "YEAR" ? 4 : 3],
  value: (call) => total(call, period),
});

export const TO_DATE: Functions = {
  DATESYTD: datesToDate("YEAR"),
  DATESQTD: datesToDate("QUARTER"),
  DATESMTD: datesToDate("MONTH"),
  TOTALYTD: totalToDate("YEAR"),
  TOTALQTD: totalToDate("QUARTER"),
  TOTALMTD: totalToDate("MONTH"),
};
