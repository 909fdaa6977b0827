import type { CompanyAccess } from "@dryrun/domain/admin/records/job-names";
import type { CompanyRole } from "@dryrun/domain/company/permissions";
import { inviteColleague } from "@dryrun/domain/company/team/calls";
import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, notInArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { apiKeys } from "../../db/schema/api-keys.ts";
import { applications } from "../../db/schema/applications.ts";
import { companies } from "../../db/schema/companies.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { memberJobs, teamInvitations } from "../../db/schema/teams.ts";
import { webhooks } from "../../db/schema/webhooks.ts";
import { stillMay } from "../../records/company/delegated-rights.ts";
import { chosenJobs } from "../../records/company/members.ts";

export type TeamInvitationRow = typeof teamInvitations.$inferSelect;

// Written as SQL: in a select from one table drizzle omits the table names.
const jobCount = sql<number>`(select count(*)::int from jobs j where j.recruiter_id = users.id and j.deleted_at is null)`;

const selectPeople = (db: Db) =>
  db
    .select({
      id: users.id,
      fullName: users.fullName,
      email: users.email,
      role: users.companyRole,
      jobIds: chosenJobs,
      jobs: jobCount,
    })
    .from(users);

export type PersonRow = Awaited<ReturnType<typeof findPeople>>[number];

export const findPeople = (db: Db, companyId: string) =>
  selectPeople(db).where(eq(users.companyId, companyId)).orderBy(asc(users.fullName), asc(users.id));

export async function findPerson(db: Db, companyId: string, id: string) {
  const [person] = await selectPeople(db).where(and(eq(users.companyId, companyId), eq(users.id, id)));
  return person;
}

/** Whether the person who sent it may still invite. */
const isGiven = stillMay(inviteColleague, { userId: teamInvitations.invitedBy, companyId: teamInvitations.companyId });

export const findInvitations = (db: Db, companyId: string) =>
  db
    .select()
    .from(teamInvitations)
    .where(and(eq(teamInvitations.companyId, companyId), isGiven))
    .orderBy(desc(teamInvitations.sentAt), asc(teamInvitations.id));

export const countPeople = (tx: Db, companyId: string) => tx.$count(users, eq(users.companyId, companyId));

/** Counts the invitations sent after this time to other addresses. */
export const countInvitations = (tx: Db, companyId: string, since: Date, email: string) =>
  tx.$count(
    teamInvitations,
    and(eq(teamInvitations.companyId, companyId), gt(teamInvitations.sentAt, since), ne(teamInvitations.email, email)),
  );

export async function isInTeam(db: Db, companyId: string, email: string): Promise<boolean> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.email, email)));
  return user !== undefined;
}

/** Returns how many of these jobs belong to the company, deleted or not: applications outlive their job. */
export const countJobs = (db: Db, companyId: string, ids: readonly string[]) =>
  db.$count(jobs, and(eq(jobs.companyId, companyId), inArray(jobs.id, [...ids])));

/** Inserts the invitation, or changes the one to the same address. */
export async function saveInvitation(tx: Db, invitation: typeof teamInvitations.$inferInsert) {
  const { id: _, createdAt: __, companyId, email, ...change } = invitation;
  const [saved] = await tx
    .insert(teamInvitations)
    .values(invitation)
    .onConflictDoUpdate({ target: [teamInvitations.companyId, teamInvitations.email], set: change })
    .returning();
  return saved as TeamInvitationRow;
}

const isInvitationOf = (companyId: string, id: string) =>
  and(eq(teamInvitations.companyId, companyId), eq(teamInvitations.id, id));

export const hasInvitation = async (db: Db, companyId: string, id: string): Promise<boolean> =>
  (await db.$count(teamInvitations, isInvitationOf(companyId, id))) > 0;

/** Locks an invitation of this company. */
export async function lockOwnInvitation(tx: Db, companyId: string, id: string): Promise<TeamInvitationRow | undefined> {
  const [invitation] = await tx.select().from(teamInvitations).where(isInvitationOf(companyId, id)).for("update");
  return invitation;
}

export const setSent = (tx: Db, id: string, sentAt: Date, invitedBy: string) =>
  tx.update(teamInvitations).set({ sentAt, invitedBy }).where(eq(teamInvitations.id, id));

/** Returns false if the company has no such invitation. */
export async function deleteInvitation(tx: Db, companyId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(teamInvitations)
    .where(isInvitationOf(companyId, id))
    .returning({ id: teamInvitations.id });
  return deleted.length > 0;
}

/** Finds an invitation with its company, the name of the person who sent it, and whether that person still may. */
export async function findInvitation(db: Db, id: string) {
  const [found] = await db
    .select({ invitation: teamInvitations, company: companies.name, inviter: users.fullName, isGiven })
    .from(teamInvitations)
    .innerJoin(companies, eq(companies.id, teamInvitations.companyId))
    .leftJoin(users, eq(users.id, teamInvitations.invitedBy))
    .where(eq(teamInvitations.id, id));
  return found;
}

/** Finds what or who can act for the company, and who made it; undefined if it is gone. */
export async function findAccess(db: Db, companyId: string, kind: CompanyAccess, id: string) {
  if (kind === "owner") {
    const isOwner = and(eq(users.id, id), eq(users.companyId, companyId), eq(users.companyRole, "owner"));
    const [owner] = await db.select({ what: users.fullName, by: sql<null>`null` }).from(users).where(isOwner);
    return owner;
  }
  if (kind === "key") {
    const [key] = await db
      .select({ what: apiKeys.name, by: users.fullName })
      .from(apiKeys)
      .leftJoin(users, eq(users.id, apiKeys.userId))
      .where(and(eq(apiKeys.id, id), eq(apiKeys.companyId, companyId)));
    return key;
  }
  const [webhook] = await db
    .select({ url: webhooks.url, by: users.fullName })
    .from(webhooks)
    .leftJoin(users, eq(users.id, webhooks.userId))
    .where(and(eq(webhooks.id, id), eq(webhooks.companyId, companyId)));
  return webhook && { what: new URL(webhook.url).host, by: webhook.by };
}

/** Replaces the jobs that the person is limited to. */
export async function setChosenJobs(tx: Db, userId: string, companyId: string, jobIds: readonly string[] | null) {
  await tx.delete(memberJobs).where(eq(memberJobs.userId, userId));
  if (!jobIds || jobIds.length === 0) return;
  const kept = and(eq(jobs.companyId, companyId), inArray(jobs.id, [...jobIds]));
  const chosen = tx
    .select({ userId: sql<string>`${userId}::uuid`.as("user_id"), jobId: jobs.id })
    .from(jobs)
    .where(kept);
  await tx.insert(memberJobs).select(chosen);
}

/** Gives the jobs of one recruiter, except some, to another; null: the company's first owner. Returns the jobs. */
export async function passJobs(
  tx: Db,
  companyId: string,
  { from, to, except = [] }: { from: string; to: string | null; except?: readonly string[] },
): Promise<string[]> {
  const isPassed = and(
    eq(jobs.companyId, companyId),
    eq(jobs.recruiterId, from),
    except.length > 0 ? notInArray(jobs.id, [...except]) : undefined,
  );
  const passed = await tx.update(jobs).set({ recruiterId: to }).where(isPassed).returning({ id: jobs.id });
  return passed.map(({ id }) => id);
}

/** Takes applications from their assignee, except those to some jobs. */
export const unassign = (tx: Db, companyId: string, userId: string, except: readonly string[] = []) =>
  tx
    .update(applications)
    .set({ assigneeId: null })
    .where(
      and(
        eq(applications.companyId, companyId),
        eq(applications.assigneeId, userId),
        except.length > 0 ? notInArray(applications.jobId, [...except]) : undefined,
      ),
    );

export const setDuty = (tx: Db, id: string, companyRole: CompanyRole, allJobs: boolean) =>
  tx.update(users).set({ companyRole, allJobs }).where(eq(users.id, id));

/** Moves a person to another company; triggers copy its name, and delete the former company with its last person. */
export const moveTo = (tx: Db, id: string, companyId: string, companyRole: CompanyRole, allJobs: boolean) =>
  tx.update(users).set({ companyId, companyRole, allJobs }).where(eq(users.id, id));

/** Invalidates the tokens of the account. */
export const endSessions = (tx: Db, id: string) =>
  tx
    .update(users)
    .set({ tokenVersion: sql`${users.tokenVersion} + 1` })
    .where(eq(users.id, id));

export const insertCompany = (tx: Db, id: string, createdAt: Date) => tx.insert(companies).values({ id, createdAt });

/** Whether the company has a job that is not deleted. */
export async function hasJobs(tx: Db, companyId: string): Promise<boolean> {
  const [job] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), isNull(jobs.deletedAt)))
    .limit(1);
  return job !== undefined;
}

/** Deletes invitations whose last mail was requested before this time. */
export const deleteOldInvitations = (db: Db, before: Date) =>
  db.delete(teamInvitations).where(lt(teamInvitations.sentAt, before));
