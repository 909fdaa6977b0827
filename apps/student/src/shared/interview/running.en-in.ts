import { countOf } from "@dryrun/domain/text";

/** Shown above every page while an interview is running. */
export const running = {
  name: "Running interview",
  text: (minutes: number) => `Your mock interview is running. ${countOf(minutes, "minute")} left.`,
  resume: "Resume",
} as const;
