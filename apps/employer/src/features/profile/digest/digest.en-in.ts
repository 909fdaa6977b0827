import type { DigestChoice } from "@dryrun/domain/company/digest/rules";

/** The summary of the company's hiring by mail. */
export const digest = {
  title: "Summary by mail",
  label: "How often",
  hint: "New applications, results and assignments that wait for a decision, and jobs that close soon. Nothing is sent if there is nothing to say.",
  choices: {
    off: "Never",
    daily: "Every day at 9:00",
    weekly: "Every Monday at 9:00",
  } satisfies Record<DigestChoice, string>,
  needsAddress: "Summaries are only sent to a verified e-mail address.",
  loading: "Loading your choice",
  notLoaded: "Your choice could not be loaded",
  failed: "Your choice could not be saved. Try again.",
  saved: "Saved",
} as const;
