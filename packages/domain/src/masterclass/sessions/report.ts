// Reads the attendance report of a meeting: with our own columns, or those of a meeting tool.

import type { FieldError } from "../../errors.ts";
import { MAX_REPORT_ROWS } from "../limits.ts";
import { REPORT_COLUMNS_MISSING, REPORT_UNREADABLE, reportTooLong } from "../messages.ts";

const EMAIL_COLUMNS = ["email", "e-mail", "email address", "user email"];
const MINUTES_COLUMNS = [
  "minutes",
  "duration",
  "duration (minutes)",
  "total duration (minutes)",
  "in-meeting duration",
];

interface ReportColumns {
  email: number;
  minutes: number;
}
/** Returns the positions of the columns; null if one is missing. */
export function reportColumns(header: readonly string[]): ReportColumns | null {
  const names = header.map((name) => name.replace("\ufeff", "").trim().toLowerCase());
  const find = (known: readonly string[]) => names.findIndex((name) => known.includes(name));
  const columns = { email: find(EMAIL_COLUMNS), minutes: find(MINUTES_COLUMNS) };
  return columns.email < 0 || columns.minutes < 0 ? null : columns;
}

/** Parses the minutes of "45", "45m 30s", "1h 5m" or "0:45:30"; null for other texts. */
export function minutesOf(written: string): number | null {
  const value = written.trim().toLowerCase();
  if (/^\d{1,4}(\.\d+)?$/.test(value)) return Number(value);
  const clock = /^(\d{1,2}):([0-5]\d):([0-5]\d)$/.exec(value);
  const words = /^(?:(\d{1,2})\s*h[a-z]*\s*)?(?:(\d{1,4})\s*m[a-z]*\s*)?(?:(\d{1,5})\s*s[a-z]*)?$/.exec(value);
  const text = clock ?? (value === "" ? null : words);
  if (!text) return null;
  const [hours = 0, minutes = 0, seconds = 0] = text.slice(1).map((part) => Number(part ?? 0));
  return hours * 60 + minutes + seconds / 60;
}

export interface CheckedReport {
  /** Added up by address, because a person who left and rejoined has several rows. */
  minutes: Map<string, number>;
  /** The errors: at `file` for the file, or one for each invalid row. */
  errors: FieldError[];
}

const ofFile = (message: string): CheckedReport => ({ minutes: new Map(), errors: [{ field: "file", message }] });

/**
 * Reads the attendance report of a meeting.
 *
 * @param lines The cells of each line, with the header as row 1; null if the file cannot be read. Meeting tools write
 * a summary above the header: lines before it are skipped.
 */
export function checkReport(lines: readonly (readonly string[])[] | null): CheckedReport {
  if (lines === null) return ofFile(REPORT_UNREADABLE);
  if (lines.length > MAX_REPORT_ROWS) return ofFile(reportTooLong(MAX_REPORT_ROWS));
  const header = lines.findIndex((cells) => reportColumns(cells) !== null);
  const columns = reportColumns(lines[header] ?? []);
  if (columns === null) return ofFile(REPORT_COLUMNS_MISSING);
  const minutes = new Map<string, number>();
  const errors: FieldError[] = [];
  for (const [index, cells] of lines.entries()) {
    if (index <= header || cells.every((cell) => cell.trim() === "")) continue;
    const email = (cells[columns.email] ?? "").trim().toLowerCase();
    const lasted = minutesOf(cells[columns.minutes] ?? "");
    // Guests of a meeting have no address.
    if (email === "") continue;
    const row = index + 1;
    if (lasted === null) errors.push({ row, field: "minutes", message: `Row ${row}: invalid minutes` });
    else minutes.set(email, (minutes.get(email) ?? 0) + lasted);
  }
  return { minutes, errors };
}
