import { move } from "piscina";
import { readBusy } from "./ical.ts";
import type { CalendarTask } from "./pool.ts";

/** Reads one calendar in this thread; returns its busy times as JSON. */
export default function readCalendar({ file, from, until }: CalendarTask): unknown {
  const text = JSON.stringify(readBusy(Buffer.from(file).toString("utf8"), from, until));
  return move(new TextEncoder().encode(text).buffer);
}
