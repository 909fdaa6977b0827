import { endOfIndianDay } from "@dryrun/domain/time";
import { and, count, desc, eq, getTableColumns, inArray, isNull, lte, sql } from "drizzle-orm";
import { batched } from "../../db/batched.ts";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { jobSearch, jobs, lexicon } from "../../db/schema/jobs.ts";
import { termsOf, wordsOf } from "./tokens.ts";

export type JobRow = typeof jobs.$inferSelect;

export async function findJob(db: Db, id: string): Promise<JobRow | undefined> {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, id));
  return job;
}

/** What lists show of a job. */
export type ListedRow = Omit<JobRow, "requirements" | "benefits">;

/** Prepared once: jobs that are neither deleted nor hidden, in no order. */
export function prepareFindListed(db: Db) {
  const { requirements: _, benefits: __, ...columns } = getTableColumns(jobs);
  const statement = db
    .select(columns)
    .from(jobs)
    .where(
      and(
        sql`${jobs.id} = any(string_to_array(${sql.placeholder("ids")}, ',')::uuid[])`,
        isNull(jobs.deletedAt),
        isNull(jobs.hiddenAt),
      ),
    )
    .prepare("listed_jobs");
  return (ids: readonly string[]): Promise<ListedRow[]> => statement.execute({ ids: ids.join(",") });
}

/**
 * Prepared once: whether a student has passed the quiz, and which of some jobs the student has applied to or saved. What every
 * list and every job page asks, those of one moment in one statement.
 */
export function prepareStudentState(db: Db) {
  const asked = sql.placeholder("asked");
  const statement = db
    .select({
      at: sql<number>`asked.at::int`,
      passed: sql<boolean>`${users.quizPassedAt} is not null`,
      applications: sql<Record<string, string> | null>`(select json_object_agg(a.job_id, a.id) from applications a
        where a.student_id = users.id and a.job_id = any(string_to_array(asked.row ->> 1, ',')::uuid[]))`,
      saved: sql<string[] | null>`(select json_agg(s.job_id) from saved_jobs s
        where s.student_id = users.id and s.job_id = any(string_to_array(asked.row ->> 1, ',')::uuid[]))`,
    })
    .from(users)
    .innerJoin(
      sql`json_array_elements(${asked}::json) with ordinality asked(row, at)`,
      sql`${users.id} = (asked.row ->> 0)::uuid`,
    )
    .prepare("student_states");
  const load = batched(async (pairs: readonly (readonly [studentId: string, jobIds: string])[]) => {
    const states = await statement.execute({ asked: JSON.stringify(pairs) });
    const byPlace = new Map(states.map((state) => [state.at - 1, state]));
    return pairs.map((_, place) => byPlace.get(place));
  });
  return async (studentId: string, jobIds: readonly string[]): Promise<StudentState> => {
    const state = await load([studentId, jobIds.join(",")]);
    return {
      passedQuiz: state?.passed ?? false,
      applicationOf: state?.applications ?? {},
      savedIds: new Set(state?.saved ?? []),
    };
  };
}
export interface StudentState {
  passedQuiz: boolean;
  applicationOf: Record<string, string>;
  savedIds: ReadonlySet<string>;
}

/** The job and what the search walks, written together. */
export async function insertJob(db: Db, job: typeof jobs.$inferInsert) {
  await db.insert(jobs).values(job);
  await listJobs(db, [job]);
}

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

async function listJobs(db: Db, listed: readonly NewJob[], before: readonly Worded[] = []) {
  for (let at = 0; at < listed.length; at += LISTED_AT_ONCE)
    await db.insert(jobSearch).values(listed.slice(at, at + LISTED_AT_ONCE).map(listingOf));
  await countWords(db, listed, before);
}

const ownedBy = (id: string, employerId: string) =>
  and(eq(jobs.id, id), eq(jobs.employerId, employerId), isNull(jobs.deletedAt));

/** Until the transaction ends nobody else changes this job of this employer. */
export async function lockOwnJob(db: Db, id: string, employerId: string): Promise<JobRow | undefined> {
  const [job] = await db.select().from(jobs).where(ownedBy(id, employerId)).for("update");
  return job;
}

/** Until the transaction ends nobody edits or deletes this job of this employer. */
export async function holdOwnJob(db: Db, id: string, employerId: string): Promise<JobRow | undefined> {
  const [job] = await db.select().from(jobs).where(ownedBy(id, employerId)).for("share");
  return job;
}

/** What is listed is listed anew, as old as it was; what an admin hid stays out of the search. */
export async function updateJob(db: Db, job: JobRow, change: Partial<JobRow>) {
  await db.update(jobs).set(change).where(eq(jobs.id, job.id));
  const listed = await deleteListings(db, [job]);
  if (listed.length > 0) await listJobs(db, [{ ...job, ...change }], listed);
}

export async function deleteJob(db: Db, job: JobRow, deletedAt: Date) {
  await db.update(jobs).set({ deletedAt }).where(eq(jobs.id, job.id));
  await unlistJobs(db, [job]);
}

type Worded = Pick<typeof jobs.$inferInsert, "title" | "location" | "jobType">;
const kindsOf = (job: Worded) => [
  ...(["title", "location"] as const).flatMap((kind) => wordsOf(job[kind]).map((word) => ({ kind, word }))),
  { kind: "type" as const, word: job.jobType },
];

/** Adds some jobs to the lexicon's numbers of listings, and takes others away. */
async function countWords(db: Db, added: readonly Worded[], gone: readonly Worded[]) {
  const words = new Map<string, typeof lexicon.$inferInsert>();
  const count = (worded: readonly Worded[], by: 1 | -1) => {
    for (const { kind, word } of worded.flatMap(kindsOf)) {
      const key = `${kind} ${word}`;
      words.set(key, { kind, word, listings: (words.get(key)?.listings ?? 0) + by });
    }
  };
  count(added, 1);
  count(gone, -1);
  // In one order for everybody, so that two jobs posted at once do not wait for each other.
  const changed = [...words].filter(([, { listings }]) => listings !== 0);
  if (changed.length === 0) return;
  const inOrder = changed.sort(([a], [b]) => a.localeCompare(b)).map(([, word]) => word);
  await db
    .insert(lexicon)
    .values(inOrder)
    .onConflictDoUpdate({
      target: [lexicon.kind, lexicon.word],
      set: { listings: sql`${lexicon.listings} + excluded.listings` },
    });
  if (gone.length > 0) await db.delete(lexicon).where(lte(lexicon.listings, 0));
}

/** Those of the jobs that were in what the search walks, and are no more. */
async function deleteListings(db: Db, gone: readonly JobRow[]): Promise<JobRow[]> {
  const ids = gone.map(({ id }) => id);
  const unlisted = await db.delete(jobSearch).where(inArray(jobSearch.jobId, ids)).returning({ id: jobSearch.jobId });
  const isUnlisted = new Set(unlisted.map(({ id }) => id));
  return gone.filter(({ id }) => isUnlisted.has(id));
}

/** Takes jobs out of what the search walks; once, also where they are taken out again. */
export const unlistJobs = async (db: Db, gone: readonly JobRow[]) => countWords(db, [], await deleteListings(db, gone));

/** Puts jobs that are hidden no more back into what the search walks, as old as they were. */
export const relistJobs = async (db: Db, back: readonly JobRow[]) => listJobs(db, back, await deleteListings(db, back));

// Written out: in a select of one table drizzle leaves the tables' names away.
const applicationCount = sql<number>`(select count(*)::int from applications a where a.job_id = jobs.id and a.status <> 'withdrawn')`;

export async function findOwnJob(db: Db, id: string, employerId: string) {
  const [row] = await db.select({ job: jobs, applicationCount }).from(jobs).where(ownedBy(id, employerId));
  return row;
}

export async function findOwnJobs(db: Db, employerId: string, { page, limit }: { page: number; limit: number }) {
  const own = and(eq(jobs.employerId, employerId), isNull(jobs.deletedAt));
  const rows = await db
    .select({ job: jobs, applicationCount })
    .from(jobs)
    .where(own)
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ total: count() }).from(jobs).where(own);
  return { rows, total: counted?.total ?? 0 };
}
