import type { Call, DaxFunction, Functions } from "../../context/call.ts";
import { filterOf, pickRows, type Table } from "../../context/table.ts";
import { partsOf, serialOf } from "../../model/dates.ts";
import { Moment, order, type Value } from "../../model/value.ts";
import { calculate } from "../filters/calculate.ts";
import { visibleDistinct } from "../filters/values.ts";
import { serialAt } from "../values/calendar-parts.ts";
import { type Dates, datesAt, datesWhere, lastOf } from "./dates-of.ts";
import { ENDS } from "./ends.ts";
import { type Period, periodOf, type YearEnd, yearEndOf } from "./periods.ts";
import { SHIFTS } from "./shifts.ts";

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

const TO_DATE: Functions = {
  DATESYTD: datesToDate("YEAR"),
  DATESQTD: datesToDate("QUARTER"),
  DATESMTD: datesToDate("MONTH"),
  TOTALYTD: totalToDate("YEAR"),
  TOTALQTD: totalToDate("QUARTER"),
  TOTALMTD: totalToDate("MONTH"),
};

type Side = "first" | "last";

/** Returns the distinct values in ascending order. */
function sorted(call: Call): Table {
  const table = call.arg(0).kind === "column" ? visibleDistinct(call, call.column(0), true) : call.table(0);
  const rows = table.rows.map((_, row) => row);
  return pickRows(
    table,
    rows.sort((a, b) => order(table.rows[a]?.[0] ?? null, table.rows[b]?.[0] ?? null)),
  );
}

const pick = (values: readonly Value[], side: Side): number =>
  side === "first" ? values.findIndex((value) => value !== null) : values.findLastIndex((value) => value !== null);

/** Returns the first or last value of the column for which the expression is not BLANK. */
const nonBlank = (side: Side): DaxFunction => ({
  arity: [2, 2],
  table(call) {
    const table = sorted(call);
    const position = pick(call.perRow(table, 1), side);
    return pickRows(table, position < 0 ? [] : [position]);
  },
});

/** Returns the expression itself, at the first or last value for which it is not BLANK; the value filters it. */
const nonBlankValue = (side: Side): DaxFunction => ({
  arity: [2, 2],
  value(call) {
    const table = sorted(call);
    const values = table.rows.map((_, row) => call.value(1, call.environment.withRow(table, row).transitioned()));
    return values[pick(values, side)] ?? null;
  },
});

const NON_BLANK: Functions = {
  FIRSTNONBLANK: nonBlank("first"),
  LASTNONBLANK: nonBlank("last"),
  FIRSTNONBLANKVALUE: nonBlankValue("first"),
  LASTNONBLANKVALUE: nonBlankValue("last"),
};

function everyDay(call: Call, from: number, to: number): Table {
  const count = Math.floor(to) - Math.floor(from) + 1;
  if (count < 1) throw call.fault("runtime", "The calendar ends before it begins.");
  call.run.meter.step(count);
  call.run.meter.hold(count);
  call.run.meter.release(count);
  return {
    columns: [{ name: "Date" }],
    rows: Array.from({ length: count }, (_, day) => [new Moment(Math.floor(from) + day)]),
  };
}

/** Returns whole fiscal years around all dates of the model; the argument is the last month of the year. */
function automatic(call: Call): Table {
  const columns = [...call.run.model.tables.values()].flatMap((table) =>
    table.columns.filter(({ type }) => type === "date"),
  );
  const serials = columns.flatMap(({ table, index }) =>
    table.rows.flatMap((row) => (row[index] instanceof Moment ? [row[index].serial] : [])),
  );
  const [first, last] = [
    serials.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
    serials.reduce((a, b) => Math.max(a, b), 0),
  ];
  if (serials.length === 0) throw call.fault("runtime", "The model has no dates.");
  const endMonth = call.whole(0, 12);
  const [from, to] = [partsOf(first), partsOf(last)];
  const startYear = from.month > endMonth ? from.year : from.year - 1;
  const endYear = to.month > endMonth ? to.year + 1 : to.year;
  return everyDay(call, serialOf(startYear, endMonth + 1, 1), serialOf(endYear, endMonth + 1, 0));
}

const CALENDARS: Functions = {
  CALENDAR: { arity: [2, 2], table: (call) => everyDay(call, serialAt(call, 0), serialAt(call, 1)) },
  CALENDARAUTO: { arity: [0, 1], table: automatic },
};

export const TIME: Functions = { ...CALENDARS, ...ENDS, ...NON_BLANK, ...SHIFTS, ...TO_DATE };
