import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lte, ne, not, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { applications } from "../../db/schema/applications.ts";
import { digests } from "../../db/schema/digests.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { allOwnersBlocked } from "../../records/company/companies.ts";
import { applicationsOf, chosenJobs, jobsOf, type Member } from "../../records/company/members.ts";

export type DigestRow = typeof digests.$inferSelect;

/** The maximum number of summaries per transaction of a sweep. */
export const SWEPT_DIGESTS = 100;

export async function findDigest(db: Db, userId: string): Promise<DigestRow | undefined> {
  const [row] = await db.select().from(digests).where(eq(digests.userId, userId));
  return row;
}

/** Somebody who gets summaries already keeps the end of the last one. */
export const saveDigest = (db: Db, row: DigestRow) =>
  db
    .insert(digests)
    .values(row)
    .onConflictDoUpdate({ target: digests.userId, set: { every: row.every, dueAt: row.dueAt } });

export const deleteDigest = (db: Db, userId: string) => db.delete(digests).where(eq(digests.userId, userId));

/** Locks due rows, skipping those that another process has locked. */
export const lockDueDigests = (tx: Db, now: Date) =>
  tx
    .select()
    .from(digests)
    .where(lte(digests.dueAt, now))
    .orderBy(digests.dueAt)
    .limit(SWEPT_DIGESTS)
    .for("update", { skipLocked: true });

export const setNext = (tx: Db, userId: string, times: Pick<DigestRow, "since" | "dueAt">) =>
  tx.update(digests).set(times).where(eq(digests.userId, userId));

/** Finds a person of a company with a verified address, as they are now, unless the person or the company is blocked. */
export async function findReader(db: Db, userId: string) {
  const [reader] = await db
    .select({
      name: users.username,
      email: users.email,
      companyId: users.companyId,
      role: users.companyRole,
      jobIds: chosenJobs,
    })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        isNotNull(users.emailVerifiedAt),
        isNull(users.blockedAt),
        not(allOwnersBlocked(users.companyId)),
      ),
    );
  return reader;
}

/** Applications to jobs that are not deleted, of people who have not deleted their account. */
const readable = (member: Member, where: SQL | undefined) =>
  and(applicationsOf(member), isNotNull(applications.studentId), isNull(jobs.deletedAt), where);

/** Counts the applications of a period by job, without withdrawn ones; the job with the most is first. */
export const countNew = (db: Db, member: Member, since: Date, until: Date) => {
  const count = sql<number>`count(*)::int`;
  const isNew = and(
    gt(applications.createdAt, since),
    lte(applications.createdAt, until),
    ne(applications.shownStatus, "withdrawn"),
  );
  return db
    .select({ id: jobs.id, title: jobs.title, count })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(readable(member, isNew))
    .groupBy(jobs.id)
    .orderBy(desc(count), asc(jobs.title), asc(jobs.id));
};

const countPending = async (db: Db, member: Member, where: SQL | undefined): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(readable(member, and(eq(applications.shownStatus, "pending"), where)));
  return row?.count ?? 0;
};

/** Counts undecided applications with an interview result. */
export const countResults = (db: Db, member: Member) =>
  countPending(db, member, isNotNull(applications.interviewSentAt));

/** Counts undecided applications that are assigned to the person. */
export const countAssigned = (db: Db, member: Member) =>
  countPending(db, member, eq(applications.assigneeId, member.userId));

/** Finds open jobs whose closing day is in this range, the first to close first. */
export const findClosing = (db: Db, member: Member, from: string, to: string) =>
  db
    .select({ id: jobs.id, title: jobs.title, closingDate: sql<string>`${jobs.closingDate}` })
    .from(jobs)
    .where(
      and(
        jobsOf(member),
        isNull(jobs.deletedAt),
        isNull(jobs.hiddenAt),
        isNull(jobs.closedAt),
        gte(jobs.closingDate, from),
        lte(jobs.closingDate, to),
      ),
    )
    .orderBy(asc(jobs.closingDate), asc(jobs.title), asc(jobs.id));
