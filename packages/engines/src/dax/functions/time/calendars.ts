import type { Call, Functions } from "../../context/call.ts";
import type { Table } from "../../context/table.ts";
import { partsOf, serialOf } from "../../model/dates.ts";
import { Moment } from "../../model/value.ts";
import { serialAt } from "../values/calendar-parts.ts";

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

export const CALENDARS: Functions = {
  CALENDAR: { arity: [2, 2], table: (call) => everyDay(call, serialAt(call, 0), serialAt(call, 1)) },
  CALENDARAUTO: { arity: [0, 1], table: automatic },
};
