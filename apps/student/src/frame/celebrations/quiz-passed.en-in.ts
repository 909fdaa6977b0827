/** The screen of a passed quiz. */
export const messages = {
  title: "You passed the quiz",
  text: "The jobs are open to you now.",
  score: (percent: number) => `${percent}%`,
  jobs: "Three jobs to begin with",
  toJobs: "See all jobs",
} as const;
