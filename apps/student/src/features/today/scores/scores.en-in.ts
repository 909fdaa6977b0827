import { PASS_FROM } from "@dryrun/domain/interviews/limits";

// Loaded with the scores only.

export const scores = {
  trend: "Interview scores by date",
  one: (score: number, when: string) => `${score} out of 100 on ${when}. The chart starts with your second interview.`,
  topics: "Latest score of each topic",
  columns: ["Topic", "Score"] as const,
  mark: `The line on each bar is the pass mark, ${PASS_FROM}.`,
  failed: "Your scores could not be loaded",
} as const;
