import { move } from "piscina";
import { readBusyTimes } from "./busy-times.ts";
import type { CalendarTask } from "./pool.ts";

/** Reads one calendar in this thread; returns its busy times as JSON. */
export default function readCalendar({ file, from, until }: CalendarTask): unknown {
  const text = JSON.stringify(readBusyTimes(file, { from, until }));
  return move(new TextEncoder().encode(text).buffer);
}
