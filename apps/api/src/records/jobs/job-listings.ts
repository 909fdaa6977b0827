import { endOfIndianDay } from "@dryrun/domain/time";
import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { jobSearch, jobs } from "../../db/schema/jobs.ts";
import { LISTING_VERSION, listingOf } from "../../search/jobs/listing.ts";
import type { JobRow } from "./job-rows.ts";

declare const mayChangeJobs: unique symbol;
/** A transaction that may change listings: `createJobRecords` opens it and then updates the search. */
export type JobsTx = Db & { readonly [mayChangeJobs]: true };

type NewJob = typeof jobs.$inferInsert;

function rowOf(job: NewJob) {
  const { terms, ...facts } = listingOf(job);
  const asArray = sql.join(
    terms.map((term) => sql`${term}`),
    sql`, `,
  );
  const openUntil = job.closingDate ? endOfIndianDay(job.closingDate) : null;
  const lexemes = sql`array_to_tsvector(array[${asArray}]::text[])`;
  return { jobId: job.id, postedAt: job.createdAt, openUntil, terms: lexemes as never, ...facts };
}

/** Whether candidates find the job. */
const isListed = ({ closedAt, hiddenAt, awaitsVerification }: NewJob) => !closedAt && !hiddenAt && !awaitsVerification;

const LISTED_AT_ONCE = 500;

/** Inserts the search rows of those jobs that candidates may find. */
export async function listJobs(tx: JobsTx, newJobs: readonly NewJob[]) {
  const listedJobs = newJobs.filter(isListed);
  for (let index = 0; index < listedJobs.length; index += LISTED_AT_ONCE)
    await tx.insert(jobSearch).values(listedJobs.slice(index, index + LISTED_AT_ONCE).map(rowOf));
}

/**
 * Rewrites up to LISTED_AT_ONCE listings of an older version and returns whether there may be more. Skips listings
 * that are being changed, and does not lock their jobs: a change of the job waits for the listing and then replaces
 * it.
 */
export async function renewListings(tx: JobsTx): Promise<boolean> {
  const old = await tx
    .select({ job: jobs })
    .from(jobSearch)
    .innerJoin(jobs, eq(jobs.id, jobSearch.jobId))
    .where(lt(jobSearch.version, LISTING_VERSION))
    .limit(LISTED_AT_ONCE)
    .for("update", { of: jobSearch, skipLocked: true });
  if (old.length === 0) return false;
  const renewed = old.map(({ job }) => ({ id: job.id, ...listingOf(job) }));
  await tx.execute(sql`
    update job_search s set terms = array_to_tsvector(row.terms), pay = row.pay, experience = row.experience, version = row.version
    from json_to_recordset(${JSON.stringify(renewed)}::json) as row(id uuid, terms text[], pay int, experience real, version smallint)
    where s.job_id = row.id`);
  return old.length === LISTED_AT_ONCE;
}

/** Returns the jobs that had a search row, which was deleted. */
export async function deleteListings(tx: JobsTx, gone: readonly JobRow[]): Promise<JobRow[]> {
  const ids = gone.map(({ id }) => id);
  const unlisted = await tx.delete(jobSearch).where(inArray(jobSearch.jobId, ids)).returning({ id: jobSearch.jobId });
  const isUnlisted = new Set(unlisted.map(({ id }) => id));
  return gone.filter(({ id }) => isUnlisted.has(id));
}

/** Deletes the search rows of jobs; idempotent. */
export const unlistJobs = async (tx: JobsTx, gone: readonly JobRow[]) => void (await deleteListings(tx, gone));

/** Inserts the search rows of jobs that are shown or open again, with their original dates. */
export async function relistJobs(tx: JobsTx, back: readonly JobRow[]) {
  await deleteListings(tx, back);
  await listJobs(tx, back);
}

/** Lists the jobs of a newly verified employer, or of all employers where no verification is required. */
export async function listVerified(tx: JobsTx, companyId?: string) {
  const waiting = and(eq(jobs.awaitsVerification, true), companyId ? eq(jobs.companyId, companyId) : undefined);
  const back = await tx.select().from(jobs).where(waiting).orderBy(jobs.id).for("update");
  if (back.length === 0) return;
  await tx.update(jobs).set({ awaitsVerification: false }).where(waiting);
  const left = back.filter(({ deletedAt }) => deletedAt === null);
  await relistJobs(
    tx,
    left.map((job) => ({ ...job, awaitsVerification: false })),
  );
}

/** Removes the jobs of an employer who is no longer verified from the lists. */
export async function unlistUnverified(tx: JobsTx, companyId: string) {
  const isOwn = and(eq(jobs.companyId, companyId), isNull(jobs.deletedAt));
  const gone = await tx.select().from(jobs).where(isOwn).orderBy(jobs.id).for("update");
  if (gone.length === 0) return;
  await tx.update(jobs).set({ awaitsVerification: true }).where(isOwn);
  await unlistJobs(tx, gone);
}
