import { DATE_POSTED_HOURS, type DatePosted } from "@dryrun/domain/jobs/limits";
import { TOTAL_CAP } from "@dryrun/domain/pages";
import { addMs, HOUR_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { aliasesOf, correctionOf } from "./correct.ts";
import * as query from "./search-queries.ts";
import { queryWordsOf, type TermKind, tsqueryOf } from "./tokens.ts";

export interface JobFilter {
  title: string;
  location: string;
  jobType?: string | undefined;
  datePosted?: string | undefined;
  page: number;
  limit: number;
}
export interface Found {
  ids: string[];
  total: number;
  totalIsCapped: boolean;
  corrected: { from: string; to: string }[];
}

/** The listed jobs that match, newest first; totals are exact up to the cap, so that no page costs a full count. */
export async function searchJobs(db: Db, filter: JobFilter, now: Date): Promise<Found> {
  const title = await correct(db, "title", queryWordsOf(filter.title));
  const location = await correct(db, "location", queryWordsOf(filter.location));
  const terms = tsqueryOf({ title: title.words, location: location.words }, filter.jobType);
  const hours = filter.datePosted && DATE_POSTED_HOURS[filter.datePosted as DatePosted];
  const listed = { terms, postedSince: hours ? addMs(now, -hours * HOUR_MS) : null, openAt: now };
  const offset = (filter.page - 1) * filter.limit;
  // Where the total ends the pages do too: nobody makes us walk the whole index.
  const limit = Math.max(0, Math.min(filter.limit, TOTAL_CAP - offset));
  const ids = limit === 0 ? [] : await query.findListedIds(db, listed, limit, offset);
  const total = await query.countListed(db, listed, TOTAL_CAP + 1);
  return {
    ids,
    total: Math.min(total, TOTAL_CAP),
    totalIsCapped: total > TOTAL_CAP,
    corrected: [...title.corrected, ...location.corrected],
  };
}

async function correct(db: Db, kind: TermKind, typed: readonly string[]) {
  if (typed.length === 0) return { words: [], corrected: [] };
  const known = await query.findNearWords(db, kind, [...typed, ...aliasesOf(typed)]);
  const words = typed.map((word) => correctionOf(word, known));
  const corrected = typed.flatMap((from, index) => {
    const to = words[index] as string;
    return to === from ? [] : [{ from, to }];
  });
  return { words, corrected };
}
