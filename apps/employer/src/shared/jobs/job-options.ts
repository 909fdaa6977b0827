import { formatDate } from "@dryrun/domain/time";
import type { Job } from "../answers.ts";

type Named = Pick<Job, "_id" | "title" | "location" | "createdAt">;

/** The server's maximum for one page of jobs; few companies have more. */
export const MOST_JOBS = 100;

/** Labels each job with its title. Jobs with equal titles also get their place, and if that is equal too, their posting date. */
export function jobOptions(jobs: readonly Named[]) {
  const isShared = (job: Named, nameOf: (job: Named) => string) =>
    jobs.filter((one) => nameOf(one) === nameOf(job)).length > 1;
  const titleOf = ({ title }: Named) => title;
  const placeOf = ({ title, location }: Named) => `${title}, ${location}`;
  return jobs.map((job) => {
    const name = isShared(job, titleOf) ? placeOf(job) : titleOf(job);
    return { value: job._id, label: isShared(job, placeOf) ? `${name}, ${formatDate(job.createdAt)}` : name };
  });
}
