import { endOfIndianDay } from "@dryrun/domain/time";
import { inArray, lte, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { jobSearch, type jobs, lexicon } from "../../db/schema/jobs.ts";
import { termsOf, wordsOf } from "../../search/tokens.ts";
import type { JobRow } from "./job-rows.ts";

declare const mayChangeJobs: unique symbol;
/** A transaction that may change listings: `createJobRecords` opens it and then clears the caches of jobs. */
export type JobsTx = Db & { readonly [mayChangeJobs]: true };

type NewJob = typeof jobs.$inferInsert;

function listingOf(job: NewJob) {
  const terms = sql`array_to_tsvector(array[${sql.join(
    termsOf(job).map((term) => sql`${term}`),
    sql`, `,
  )}]::text[])`;
  const openUntil = job.closingDate ? endOfIndianDay(job.closingDate) : null;
  return { jobId: job.id, postedAt: job.createdAt, openUntil, terms: terms as never };
}

const LISTED_AT_ONCE = 500;

export async function listJobs(tx: JobsTx, listed: readonly NewJob[], before: readonly Worded[] = []) {
  for (let at = 0; at < listed.length; at += LISTED_AT_ONCE)
    await tx.insert(jobSearch).values(listed.slice(at, at + LISTED_AT_ONCE).map(listingOf));
  await countWords(tx, listed, before);
}

type Worded = Pick<typeof jobs.$inferInsert, "title" | "location" | "jobType">;

const kindsOf = (job: Worded) => [
  ...(["title", "location"] as const).flatMap((kind) => wordsOf(job[kind]).map((word) => ({ kind, word }))),
  { kind: "type" as const, word: job.jobType },
];

/** Adds some jobs to the word counts of the lexicon and subtracts others. */
async function countWords(tx: Db, added: readonly Worded[], gone: readonly Worded[]) {
  const words = new Map<string, typeof lexicon.$inferInsert>();
  const count = (worded: readonly Worded[], by: 1 | -1) => {
    for (const { kind, word } of worded.flatMap(kindsOf)) {
      const key = `${kind} ${word}`;
      words.set(key, { kind, word, listings: (words.get(key)?.listings ?? 0) + by });
    }
  };
  count(added, 1);
  count(gone, -1);
  // Always in the same order, to avoid deadlocks between two jobs that are posted at once.
  const changed = [...words].filter(([, { listings }]) => listings !== 0);
  if (changed.length === 0) return;
  const inOrder = changed.sort(([a], [b]) => a.localeCompare(b)).map(([, word]) => word);
  await tx
    .insert(lexicon)
    .values(inOrder)
    .onConflictDoUpdate({
      target: [lexicon.kind, lexicon.word],
      set: { listings: sql`${lexicon.listings} + excluded.listings` },
    });
  if (gone.length > 0) await tx.delete(lexicon).where(lte(lexicon.listings, 0));
}

/** The jobs that had a search row, which was deleted. */
export async function deleteListings(tx: JobsTx, gone: readonly JobRow[]): Promise<JobRow[]> {
  const ids = gone.map(({ id }) => id);
  const unlisted = await tx.delete(jobSearch).where(inArray(jobSearch.jobId, ids)).returning({ id: jobSearch.jobId });
  const isUnlisted = new Set(unlisted.map(({ id }) => id));
  return gone.filter(({ id }) => isUnlisted.has(id));
}

/** Deletes the search rows of jobs; idempotent. */
export const unlistJobs = async (tx: JobsTx, gone: readonly JobRow[]) =>
  countWords(tx, [], await deleteListings(tx, gone));

/** Inserts the search rows of jobs that are no longer hidden, with their original dates. */
export const relistJobs = async (tx: JobsTx, back: readonly JobRow[]) =>
  listJobs(tx, back, await deleteListings(tx, back));
