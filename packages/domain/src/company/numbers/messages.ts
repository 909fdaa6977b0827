import { MAX_NUMBERS_DAYS } from "./limits.ts";

export const PERIOD_TURNED = "The last day is before the first.";
export const PERIOD_TOO_LONG = `Choose a period of at most ${MAX_NUMBERS_DAYS} days.`;
export const NOT_A_DAY = "Enter a day like 2026-11-20.";

/** Words of the page that the file repeats. */
export const MEASURE_LABELS = {
  passed: "Interview verdict Pass",
  accepted: "Accepted by your company",
} as const;
export const GROUPING_LABELS = {
  place: "Place of the job",
  experience: "Work experience",
  education: "Education",
} as const;
export const SOURCE_LABELS = { invited: "Invited by you", others: "Applied without an invitation" } as const;
export const STEP_LABELS = {
  applied: "Applied",
  interviewed: "Interview sent",
  shortlisted: "Shortlisted or further",
  accepted: "Accepted",
} as const;

/** The words of the file. */
export const CSV = {
  head: ["Part", "By", "Name", "Measure", "Value"],
  time: "Time to decide",
  funnel: "Funnel",
  all: "All",
  month: "Month",
  job: "Job",
  source: "Source",
  person: "Decided by",
  notKnown: "Not known",
  decisions: "Decisions",
  median: "Median days",
  p90: "Days for 9 of 10",
  people: "People",
  selected: "Selected",
  ratio: "Ratio to the highest rate",
} as const;
