import { plainText, preview } from "@dryrun/domain/rich-text/plain-text";
import type { Job } from "../../../shared/answers.ts";

type Described = Pick<Job, "_id" | "description">;

/** Splits a description without markup into sentences, in order. */
const sentencesOf = ({ description }: Described) => plainText(description).split(/(?<=[.!?…])\s+/);

/** Returns the first words of each description, by job id, without sentences that another of these jobs also has. */
export function ownWords(jobs: readonly Described[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const job of jobs)
    for (const sentence of new Set(sentencesOf(job))) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  const own = (job: Described) => sentencesOf(job).filter((sentence) => counts.get(sentence) === 1);
  return new Map(jobs.map((job) => [job._id, preview(own(job).join(" "))]));
}
