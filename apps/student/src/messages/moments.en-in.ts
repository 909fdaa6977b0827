/** The screens that celebrate a step, once. */
export const moments = {
  passed: {
    title: "You passed the quiz",
    text: "The jobs are open to you now.",
    score: (percent: number) => `${percent}%`,
    jobs: "Three jobs to begin with",
    toJobs: "See all jobs",
  },
  sent: {
    title: (company: string) => `Sent to ${company}`,
    text: "The recruiter can read your answers now. You get an e-mail when there is a decision.",
    timeline: "Where your application is",
    toApplication: "See the application",
    done: "Done",
  },
} as const;
