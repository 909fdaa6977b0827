import { DATE_POSTED_HOURS, type DatePosted } from "@dryrun/domain/jobs/limits";
import { HOUR_MS } from "@dryrun/domain/time";
import type { Found, Search } from "../search.ts";
import { MICROS_OF_MS } from "../source.ts";
import { KIND, queryWordsOf } from "../tokens.ts";

export interface JobFilter {
  title: string;
  location: string;
  jobType?: string | undefined;
  datePosted?: string | undefined;
}
/** A typed word, and the one that was searched for in its place. */
export interface Correction {
  from: string;
  to: string;
}

/** A page of the listed jobs that this filter finds, and what was corrected. */
export async function findJobs(
  search: Pick<Search, "correct" | "find">,
  { title, location, jobType, datePosted, page, limit }: JobFilter & { page: number; limit: number },
  now: Date,
): Promise<Found & { corrected: Correction[] }> {
  const titles = await correctedWords(search, KIND.title, title);
  const places = await correctedWords(search, KIND.location, location);
  const hours = datePosted ? DATE_POSTED_HOURS[datePosted as DatePosted] : null;
  const micros = now.getTime() * MICROS_OF_MS;
  const type = jobType ? [{ term: `${KIND.type}:${jobType}` }] : [];
  const found = await search.find({
    where: { all: [...titles, ...places].map(({ term }) => ({ term })).concat(type) },
    ranges: [
      { of: "openUntil", least: micros },
      ...(hours === null ? [] : [{ of: "at", least: micros - hours * HOUR_MS * MICROS_OF_MS }]),
    ],
    skip: (page - 1) * limit,
    limit,
  });
  const corrected = [...titles, ...places].filter(({ from, to }) => from !== to).map(({ from, to }) => ({ from, to }));
  return { ...found, corrected };
}

async function correctedWords(search: Pick<Search, "correct">, kind: string, typed: string) {
  const words = queryWordsOf(typed);
  const corrected = await search.correct([kind], words);
  return corrected.map((to, at) => ({ from: words[at] as string, to, term: `${kind}:${to}` }));
}
