const number = new Intl.NumberFormat("en-IN");

/** The list of jobs. */
export const jobs = {
  title: "Jobs",
  filters: "Job filters",
  fields: { title: "Title", location: "Location", jobType: "Job Type", datePosted: "Date Posted" },
  any: "Any",
  anyTime: "Any time",
  count: (total: number, isCapped: boolean) =>
    isCapped ? `${number.format(total)}+ jobs` : `${number.format(total)} ${total === 1 ? "job" : "jobs"}`,
  corrected: (text: string) => `Showing results for ${text}`,
  tabs: "Lists of jobs",
  all: "All jobs",
  saved: "Saved",
  savedTitle: "Saved jobs",
  savedCount: (total: number) => `${number.format(total)} saved ${total === 1 ? "job" : "jobs"}`,
  noneSaved: "No saved jobs yet.",
  howToSave: "Press the heart on a job to save it here.",
  saveThis: "Save",
  save: (title: string) => `Save ${title}`,
  notKept: "The change was not saved. Try again.",
  closed: "Closed",
  removeFilter: "Remove a filter to see more.",
  removeFilters: "Remove all filters",
  posted: (age: string) => `Posted ${age}`,
  applied: "Applied",
  failed: "Failed to load jobs",
  /** The button of the alerts, whose dialog is loaded later. */
  alerts: {
    title: "Job alerts",
    failed: "The alerts did not load. Check your connection and press Job alerts again.",
  },
} as const;
