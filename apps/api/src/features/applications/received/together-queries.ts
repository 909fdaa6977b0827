import { and, asc, eq, gt, lt, ne, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { users } from "../../../db/schema/accounts.ts";
import { applicationLooks } from "../../../db/schema/activity.ts";
import { applications } from "../../../db/schema/applications.ts";
import { applicationsOf, type Member, seesJob } from "../../../records/company/members.ts";

/** Locks an application that the person sees; returns its job and its assignee. */
export async function lockAssigned(tx: Db, member: Member, id: string) {
  const [found] = await tx
    .select({ jobId: applications.jobId, assigneeId: applications.assigneeId })
    .from(applications)
    .where(and(eq(applications.id, id), applicationsOf(member)))
    .for("update");
  return found;
}

/** Whether this person of the company sees the job and may act on its applications. Locks the person against changes. */
export async function isAssignable(tx: Db, companyId: string, userId: string, jobId: string): Promise<boolean> {
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.companyId, companyId), ne(users.companyRole, "viewer"), seesJob(jobId)))
    .for("share");
  return person !== undefined;
}

export const setAssignee = (tx: Db, id: string, assigneeId: string | null) =>
  tx.update(applications).set({ assigneeId }).where(eq(applications.id, id));

/** Reads what the mail to an assignee needs. */
export async function findAssignment(db: Db, id: string) {
  const [found] = await db
    .select({
      candidate: applications.fullName,
      status: applications.status,
      assigneeId: users.id,
      email: users.email,
      name: users.username,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.assigneeId))
    .where(eq(applications.id, id));
  return found;
}

/** Records that the person looks at the application now. */
export const saveLook = (db: Db, applicationId: string, userId: string, at: Date) =>
  db
    .insert(applicationLooks)
    .values({ applicationId, userId, at })
    .onConflictDoUpdate({ target: [applicationLooks.applicationId, applicationLooks.userId], set: { at } });

/** Finds the colleagues who have looked at the application after this time. */
export const findLooking = (db: Db, { companyId, userId }: Member, applicationId: string, since: Date) =>
  db
    .select({ _id: users.id, fullName: users.fullName })
    .from(applicationLooks)
    .innerJoin(users, eq(users.id, applicationLooks.userId))
    .where(
      and(
        eq(applicationLooks.applicationId, applicationId),
        ne(applicationLooks.userId, userId),
        gt(applicationLooks.at, since),
        eq(users.companyId, companyId),
      ),
    )
    .orderBy(asc(sql`lower(${users.fullName})`), asc(users.id));

export const deleteOldLooks = (db: Db, before: Date) =>
  db.delete(applicationLooks).where(lt(applicationLooks.at, before));
