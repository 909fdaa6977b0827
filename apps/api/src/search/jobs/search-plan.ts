import { DATE_POSTED_HOURS, type DatePosted } from "@dryrun/domain/jobs/limits";
import { TOTAL_CAP } from "@dryrun/domain/pages";
import { addMs, DAY_MS, HOUR_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { aliasesOf, correctionOf } from "../correct.ts";
import { queryWordsOf, type TermKind, tsqueryOf } from "../tokens.ts";
import { isWalkCheaper } from "./search-cost.ts";
import { findNearWords, type Listed, type readListings } from "./search-queries.ts";

export interface JobFilter {
  title: string;
  location: string;
  jobType?: string | undefined;
  datePosted?: string | undefined;
}
export interface Correction {
  from: string;
  to: string;
}
export interface SearchPlan {
  listed: Listed;
  byWalking: boolean;
  corrected: Correction[];
}

/** What to look for, its typos corrected, and the cheaper way to find it. */
export async function planSearch(
  db: Db,
  { title, location, jobType, datePosted }: JobFilter,
  now: Date,
  { count, oldest, types }: Awaited<ReturnType<typeof readListings>>,
): Promise<SearchPlan> {
  const [inTitle, inLocation] = await Promise.all([
    correct(db, "title", queryWordsOf(title)),
    correct(db, "location", queryWordsOf(location)),
  ]);
  const hours = datePosted ? DATE_POSTED_HOURS[datePosted as DatePosted] : null;
  const days = oldest ? (now.getTime() - oldest.getTime()) / DAY_MS : 1;
  const holding = [...inTitle.listings, ...inLocation.listings, ...(jobType ? [types.get(jobType) ?? 0] : [])];
  const shares = holding.map((one) => Math.min(1, one / Math.max(count, 1)));
  return {
    listed: {
      terms: tsqueryOf({ title: inTitle.words, location: inLocation.words }, jobType),
      postedSince: hours === null ? null : addMs(now, -hours * HOUR_MS),
      openAt: now,
    },
    byWalking: isWalkCheaper({ count, days }, shares, hours === null ? null : hours / 24, TOTAL_CAP + 1),
    corrected: [...inTitle.corrected, ...inLocation.corrected],
  };
}

async function correct(db: Db, kind: TermKind, typed: readonly string[]) {
  if (typed.length === 0) return { words: [], listings: [], corrected: [] };
  const known = await findNearWords(db, kind, [...typed, ...aliasesOf(typed)]);
  const words = typed.map((word) => correctionOf(word, known));
  const listings = words.map((word) => known.find((one) => one.word === word)?.listings ?? 0);
  const corrected = typed.flatMap((from, index) => {
    const to = words[index] as string;
    return to === from ? [] : [{ from, to }];
  });
  return { words, listings, corrected };
}
