import { formatTime } from "@dryrun/domain/time";
import { shortDay } from "../time/short-day.ts";

/** Invitations that a student can use, shown when they are the next step or unlock a job. */
export const invitations = {
  title: (job: string, company: string) => `${company} invites you to apply for ${job}`,
  /** Mentions the quiz only to students who would otherwise need it. */
  text: (until: string | null, passedQuiz: boolean) =>
    [
      passedQuiz ? "" : "You can apply without the quiz.",
      until ? `Open until ${shortDay(until)}, ${formatTime(until)}.` : passedQuiz ? "It has no end date." : "",
    ]
      .filter(Boolean)
      .join(" "),
  action: "See the job",
} as const;
