import { DAY_MS } from "../time.ts";

export interface Employment {
  startDate: string | null;
  endDate: string | null;
  currentlyWorking: boolean;
}

const YEAR_MS = 365.25 * DAY_MS;
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

/**
 * Returns the union of the work intervals in years, with one decimal; entries that are neither ended nor current do
 * not count.
 */
export function totalExperienceYears(work: readonly Employment[], now: Date): number {
  const spans = work
    .flatMap(({ startDate, endDate, currentlyWorking }) => {
      const end = currentlyWorking ? now.getTime() : endDate && at(endDate);
      return startDate && end && end > at(startDate) ? [{ start: at(startDate), end }] : [];
    })
    .sort((a, b) => a.start - b.start);
  let total = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { start, end } of spans) {
    total += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  return Math.round((total / YEAR_MS) * 10) / 10;
}

const counted = (count: number, unit: string) => (count > 0 ? [`${count} ${unit}${count === 1 ? "" : "s"}`] : []);

/** Returns "4 yrs 11 mos", as on resumes. */
export function experienceText(years: number): string {
  if (years <= 0) return "Fresher";
  const months = Math.max(1, Math.round(years * 12));
  return [...counted(Math.floor(months / 12), "yr"), ...counted(months % 12, "mo")].join(" ");
}
