import { DATE_POSTED_HOURS, type DatePosted } from "@dryrun/domain/jobs/limits";
import { HOUR_MS } from "@dryrun/domain/time";
import type { SearchQuery } from "../search.ts";
import { KIND, queryWordsOf } from "../tokens.ts";

export interface JobFilter {
  title: string;
  location: string;
  jobType?: string | undefined;
  datePosted?: string | undefined;
}

const MICROS_OF_MS = 1000;

/** A page of the listed jobs that this filter finds. */
export function jobQuery(
  { title, location, jobType, datePosted, page, limit }: JobFilter & { page: number; limit: number },
  now: Date,
): SearchQuery {
  const hours = datePosted ? DATE_POSTED_HOURS[datePosted as DatePosted] : null;
  const micros = now.getTime() * MICROS_OF_MS;
  return {
    words: { [KIND.title]: queryWordsOf(title), [KIND.location]: queryWordsOf(location) },
    where: { all: jobType ? [{ term: `${KIND.type}:${jobType}` }] : [] },
    ranges: [
      { of: "openUntil", least: micros },
      ...(hours === null ? [] : [{ of: "at", least: micros - hours * HOUR_MS * MICROS_OF_MS }]),
    ],
    skip: (page - 1) * limit,
    limit,
  };
}
