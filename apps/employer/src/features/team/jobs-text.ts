import { team as text } from "../../messages/team.en-in.ts";
import type { Colleague } from "../../shared/answers.ts";

/** Returns "All jobs" or "3 jobs": the jobs that a person sees. */
export const jobsText = ({ jobIds }: Pick<Colleague, "jobIds">) =>
  jobIds === null ? text.allJobs : text.jobsOf(jobIds.length);
