// The attendance report of a meeting: our own columns, or those that a meeting's tool writes.

const EMAIL_COLUMNS = ["email", "e-mail", "email address", "user email"];
const MINUTES_COLUMNS = [
  "minutes",
  "duration",
  "duration (minutes)",
  "total duration (minutes)",
  "in-meeting duration",
];

export interface ReportColumns {
  email: number;
  minutes: number;
}
/** Where a file has them; null when one is missing. */
export function reportColumns(header: readonly string[]): ReportColumns | null {
  const names = header.map((name) => name.replace("\ufeff", "").trim().toLowerCase());
  const find = (known: readonly string[]) => names.findIndex((name) => known.includes(name));
  const columns = { email: find(EMAIL_COLUMNS), minutes: find(MINUTES_COLUMNS) };
  return columns.email < 0 || columns.minutes < 0 ? null : columns;
}

/** Minutes of "45", "45m 30s", "1h 5m" or "0:45:30"; null when it is none of them. */
export function minutesOf(written: string): number | null {
  const value = written.trim().toLowerCase();
  if (/^\d{1,4}(\.\d+)?$/.test(value)) return Number(value);
  const clock = /^(\d{1,2}):([0-5]\d):([0-5]\d)$/.exec(value);
  const words = /^(?:(\d{1,2})\s*h[a-z]*\s*)?(?:(\d{1,4})\s*m[a-z]*\s*)?(?:(\d{1,5})\s*s[a-z]*)?$/.exec(value);
  const found = clock ?? (value === "" ? null : words);
  if (!found) return null;
  const [hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number(part ?? 0));
  return hours * 60 + minutes + seconds / 60;
}

/** Somebody who left and came back has several rows. */
export function minutesByEmail(rows: readonly { email: string; minutes: number }[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { email, minutes } of rows) {
    const key = email.trim().toLowerCase();
    sums.set(key, (sums.get(key) ?? 0) + minutes);
  }
  return sums;
}
