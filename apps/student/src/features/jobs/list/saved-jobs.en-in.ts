import { countOf } from "@dryrun/domain/text";

/** The list of saved jobs, loaded with its tab. */
export const savedJobs = {
  count: (total: number) => countOf(total, "saved job"),
  none: "No saved jobs yet.",
  howToSave: "Press the heart on a job to save it here.",
} as const;
