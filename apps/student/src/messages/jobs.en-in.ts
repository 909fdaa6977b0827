import { countOf, formatNumber } from "@dryrun/domain/text";

/** The list of jobs. */
export const jobs = {
  title: "Jobs",
  filters: "Job filters",
  fields: {
    title: "Title",
    location: "Location",
    minSalary: "Pay",
    maxExperience: "Experience",
    datePosted: "Date Posted",
  },
  pay: (rupees: number) => `From ₹${rupees / 100_000} lakh a year`,
  experience: (years: number) =>
    years === 0 ? "No experience needed" : `Up to ${years} ${years === 1 ? "year" : "years"}`,
  sortBy: "Sort by",
  sorts: { newest: "Newest", best: "Best match" },
  /** A value of a filter with the number of jobs that it finds. */
  withCount: (label: string, count: number | null | undefined) =>
    typeof count === "number" ? `${label} (${formatNumber(count)})` : label,
  narrow: "Narrow the list",
  payNotStated: (count: number) => `${formatNumber(count)} more ${count === 1 ? "does" : "do"} not state pay.`,
  skills: (known: number, named: number) => `${known} of ${named} ${named === 1 ? "skill" : "skills"}`,
  any: "Any",
  anyTime: "Any time",
  count: (total: number, isCapped: boolean) => (isCapped ? `${formatNumber(total)}+ jobs` : countOf(total, "job")),
  corrected: (text: string) => `Showing results for ${text}`,
  tabs: "Lists of jobs",
  all: "All jobs",
  saved: "Saved",
  savedTitle: "Saved jobs",
  saveThis: "Save",
  save: (title: string) => `Save ${title}`,
  notSaved: "The change was not saved. Try again.",
  closed: "Closed",
  posted: (age: string) => `Posted ${age}`,
  applied: "Applied",
  failed: "Failed to load jobs",
  /** The button of the alerts; its dialog loads later. */
  alerts: {
    title: "Job alerts",
    failed: "The alerts did not load. Try again.",
  },
} as const;
