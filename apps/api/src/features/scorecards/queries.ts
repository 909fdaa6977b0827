import { and, asc, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { applications } from "../../db/schema/applications.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { scorecardCriteria, scorecards } from "../../db/schema/scorecards.ts";
import { applicationsOf, jobsOf, type Member } from "../../records/company/members.ts";

export type CriterionRow = typeof scorecardCriteria.$inferSelect;

/** Locks a job that the person sees, so that its criteria are changed one after another, and not during a submission. */
export async function lockJob(tx: Db, member: Member, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, id), jobsOf(member)))
    .for("no key update");
  return found.length > 0;
}

/** Finds the criteria of a job with the removed ones; none if its company has not changed them. */
export const findCriteria = (db: Db, jobId: string): Promise<CriterionRow[]> =>
  db
    .select()
    .from(scorecardCriteria)
    .where(eq(scorecardCriteria.jobId, jobId))
    .orderBy(asc(scorecardCriteria.position), asc(scorecardCriteria.key));

export async function replaceCriteria(tx: Db, jobId: string, rows: readonly CriterionRow[]): Promise<void> {
  await tx.delete(scorecardCriteria).where(eq(scorecardCriteria.jobId, jobId));
  await tx.insert(scorecardCriteria).values([...rows]);
}

/** Finds the keys of the criteria that have a score or a note. */
export async function findScoredKeys(tx: Db, jobId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ key: sql<string>`score->>'criterion'` })
    .from(scorecards)
    .innerJoin(applications, eq(applications.id, scorecards.applicationId))
    .innerJoin(sql`jsonb_array_elements(${scorecards.scores}) as score`, sql`true`)
    .where(eq(applications.jobId, jobId));
  return rows.map(({ key }) => key);
}

/** Reads what scorecards show of an application that the person sees. */
export async function findApplication(db: Db, member: Member, id: string) {
  const [found] = await db
    .select({
      jobId: applications.jobId,
      studentId: applications.studentId,
      status: applications.status,
      interviewSentAt: applications.interviewSentAt,
      topicScores: applications.topicScores,
    })
    .from(applications)
    .where(and(eq(applications.id, id), applicationsOf(member)));
  return found;
}

/**
 * Locks an application that the person sees, so that its scorecards are changed one after another, and the criteria of its
 * job against changes. Finds none once the candidate has withdrawn or left.
 */
export async function lockScored(tx: Db, member: Member, id: string): Promise<{ jobId: string } | undefined> {
  const [found] = await tx
    .select({ jobId: applications.jobId })
    .from(applications)
    .where(
      and(
        eq(applications.id, id),
        applicationsOf(member),
        isNotNull(applications.studentId),
        ne(applications.status, "withdrawn"),
      ),
    )
    .for("update");
  if (found) await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, found.jobId)).for("share");
  return found;
}

const selectCards = (db: Db) =>
  db
    .select({ card: scorecards, author: { _id: users.id, fullName: users.fullName } })
    .from(scorecards)
    .leftJoin(users, eq(users.id, scorecards.authorId))
    .$dynamic();
export type FoundCard = Awaited<ReturnType<typeof selectCards>>[number];

/** Finds the scorecards about an application, the first submitted first. */
export const findCards = (db: Db, applicationId: string): Promise<FoundCard[]> =>
  selectCards(db)
    .where(eq(scorecards.applicationId, applicationId))
    .orderBy(asc(scorecards.submittedAt), asc(scorecards.id));

export const insertCard = (tx: Db, card: typeof scorecards.$inferInsert) => tx.insert(scorecards).values(card);

export const updateCard = (tx: Db, id: string, change: Partial<typeof scorecards.$inferInsert>) =>
  tx.update(scorecards).set(change).where(eq(scorecards.id, id));
