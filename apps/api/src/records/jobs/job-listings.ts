import { endOfIndianDay } from "@dryrun/domain/time";
import { inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { jobSearch, type jobs } from "../../db/schema/jobs.ts";
import { termsOf } from "../../search/tokens.ts";
import type { JobRow } from "./job-rows.ts";

declare const mayChangeJobs: unique symbol;
/** A transaction that may change listings: `createJobRecords` opens it and then brings the search in step. */
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

export async function listJobs(tx: JobsTx, listed: readonly NewJob[]) {
  for (let at = 0; at < listed.length; at += LISTED_AT_ONCE)
    await tx.insert(jobSearch).values(listed.slice(at, at + LISTED_AT_ONCE).map(listingOf));
}

/** The jobs that had a search row, which was deleted. */
export async function deleteListings(tx: JobsTx, gone: readonly JobRow[]): Promise<JobRow[]> {
  const ids = gone.map(({ id }) => id);
  const unlisted = await tx.delete(jobSearch).where(inArray(jobSearch.jobId, ids)).returning({ id: jobSearch.jobId });
  const isUnlisted = new Set(unlisted.map(({ id }) => id));
  return gone.filter(({ id }) => isUnlisted.has(id));
}

/** Deletes the search rows of jobs; idempotent. */
export const unlistJobs = async (tx: JobsTx, gone: readonly JobRow[]) => void (await deleteListings(tx, gone));

/** Inserts the search rows of jobs that are no longer hidden, with their original dates. */
export const relistJobs = async (tx: JobsTx, back: readonly JobRow[]) =>
  deleteListings(tx, back).then(() => listJobs(tx, back));
