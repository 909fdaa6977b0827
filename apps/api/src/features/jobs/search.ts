import { DATE_POSTED_HOURS, type DatePosted } from "@dryrun/domain/jobs/limits";
import { TOTAL_CAP } from "@dryrun/domain/pages";
import { addMs, HOUR_MS } from "@dryrun/domain/time";
import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { jobSearch } from "../../db/schema/jobs.ts";
import { aliasesOf, correctionOf, type KnownWord } from "./correct.ts";
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
  const conditions = [
    sql`(${jobSearch.openUntil} is null or ${jobSearch.openUntil} >= ${now})`,
    ...(terms ? [sql`${jobSearch.terms} @@ ${terms}::tsquery`] : []),
    ...(hours ? [sql`${jobSearch.postedAt} >= ${addMs(now, -hours * HOUR_MS)}`] : []),
  ];
  const where = sql.join(conditions, sql` and `);
  const offset = (filter.page - 1) * filter.limit;
  // Where the total ends the pages do too: nobody makes us walk the whole index.
  const limit = Math.max(0, Math.min(filter.limit, TOTAL_CAP - offset));
  const page =
    limit === 0
      ? []
      : await db
          .select({ id: jobSearch.jobId })
          .from(jobSearch)
          .where(where)
          .orderBy(sql`${jobSearch.postedAt} desc, ${jobSearch.jobId} desc`)
          .limit(limit)
          .offset(offset);
  const counted = await db.execute(
    sql`select count(*)::int as total from (select 1 from ${jobSearch} where ${where} limit ${TOTAL_CAP + 1}) as listed`,
  );
  const total = Number((counted as unknown as { rows: { total: number }[] }).rows[0]?.total ?? 0);
  return {
    ids: page.map(({ id }) => id),
    total: Math.min(total, TOTAL_CAP),
    totalIsCapped: total > TOTAL_CAP,
    corrected: [...title.corrected, ...location.corrected],
  };
}

async function correct(db: Db, kind: TermKind, typed: readonly string[]) {
  if (typed.length === 0) return { words: [], corrected: [] };
  const asked = [...typed, ...aliasesOf(typed)];
  const list = sql.join(
    asked.map((word) => sql`${word}`),
    sql`, `,
  );
  const result = await db.execute(sql`
    select distinct near.word, near.listings
    from unnest(array[${list}]::text[]) as typed(word)
    cross join lateral (
      (select word, listings from lexicon where kind = ${kind} and word = typed.word)
      union all
      (select word, listings from lexicon where kind = ${kind} and word % typed.word
        order by similarity(word, typed.word) desc limit 8)
    ) as near`);
  const known = (result as unknown as { rows: KnownWord[] }).rows;
  const words = typed.map((word) => correctionOf(word, known));
  const corrected = typed.flatMap((from, index) => {
    const to = words[index] as string;
    return to === from ? [] : [{ from, to }];
  });
  return { words, corrected };
}
