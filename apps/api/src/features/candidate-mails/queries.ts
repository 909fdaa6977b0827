import { MAILS_TO_ONE_PER_DAY } from "@dryrun/domain/company/mail/limits";
import { and, asc, eq, gt, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { readRows } from "../../db/read-rows.ts";
import { users } from "../../db/schema/accounts.ts";
import { activity } from "../../db/schema/activity.ts";
import { applications } from "../../db/schema/applications.ts";
import { candidateMailCopies, candidateMails, mailSettings } from "../../db/schema/candidate-mails.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { applicationsOf, type Member } from "../../records/company/members.ts";

type Settings = Omit<typeof mailSettings.$inferSelect, "userId">;
const NOTHING_CHOSEN: Settings = { signature: "", repliesToMe: true };

export async function findSettings(db: Db, userId: string): Promise<Settings> {
  const { signature, repliesToMe } = mailSettings;
  const [found] = await db.select({ signature, repliesToMe }).from(mailSettings).where(eq(mailSettings.userId, userId));
  return found ?? NOTHING_CHOSEN;
}

/** Absent fields are not changed. */
export async function saveSettings(db: Db, userId: string, change: Partial<Settings>) {
  if (Object.keys(change).length === 0) return;
  await db
    .insert(mailSettings)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: mailSettings.userId, set: change });
}

/** Selects the people of applications with what decides whether they get a mail. Subqueries name the tables: drizzle omits them. */
const findRecipients = (db: Db, where: SQL | undefined) =>
  db
    .select({
      applicationId: applications.id,
      jobId: applications.jobId,
      studentId: applications.studentId,
      name: applications.fullName,
      status: applications.status,
      email: users.email,
      jobTitle: jobs.title,
      company: jobs.company,
      doNotContact: sql<boolean>`exists (select from contact_stops s where s.company_id = ${applications.companyId}
        and s.student_id = ${applications.studentId})`,
      stopped: sql<boolean>`exists (select from mail_stops m where m.user_id = ${applications.studentId}
        and m.kind = 'reminder')`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(users, eq(users.id, applications.studentId))
    .where(where);
export type Recipient = Awaited<ReturnType<typeof findRecipients>>[number];

/** Finds the people of these applications, as far as the caller sees them, in the given order. */
export async function findChosen(db: Db, member: Member, ids: readonly string[]): Promise<Recipient[]> {
  const rows = await findRecipients(db, and(applicationsOf(member), inArray(applications.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.applicationId, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Finds the people of a company's applications. */
export const findRecipientsOf = (db: Db, companyId: string, ids: readonly string[]): Promise<Recipient[]> =>
  findRecipients(db, and(eq(applications.companyId, companyId), inArray(applications.id, [...ids])));

export async function findRecipient(db: Db, companyId: string, applicationId: string): Promise<Recipient | undefined> {
  const isOwn = and(eq(applications.companyId, companyId), eq(applications.id, applicationId));
  const [row] = await findRecipients(db, isOwn);
  return row;
}

/** Counts those of these candidates who got, or will get, the most mails that a company may write to one since this time. */
export async function countMailedEnough(tx: Db, companyId: string, studentIds: readonly string[], since: Date) {
  const [counted] = await readRows<{ people: number }>(
    tx,
    sql`select count(*)::int as people from (
      select a.student_id from applications a join (
        select application_id from activity
          where company_id = ${companyId} and kind = 'mailed' and at > ${since.toISOString()}::timestamptz
        union all select unnest(held_for) from candidate_mails where company_id = ${companyId} and due_at is not null
      ) written on written.application_id = a.id
      where a.student_id = any(string_to_array(${studentIds.join(",")}, ',')::uuid[])
      group by a.student_id having count(*) >= ${MAILS_TO_ONE_PER_DAY}) mailed`,
  );
  return counted?.people ?? 0;
}

export const insertMail = (tx: Db, mail: typeof candidateMails.$inferInsert) => tx.insert(candidateMails).values(mail);

type Mail = typeof candidateMails.$inferSelect;
type OfSender = Pick<Mail, "id" | "companyId"> & { senderId: string };

export const isOfSender = async (db: Db, { id, companyId, senderId }: OfSender): Promise<boolean> =>
  (await db.$count(candidateMails, ofSender({ id, companyId, senderId }))) > 0;
const ofSender = ({ id, companyId, senderId }: OfSender) =>
  and(eq(candidateMails.id, id), eq(candidateMails.companyId, companyId), eq(candidateMails.senderId, senderId));

/** Deletes a mail that is still held and returns the number of its recipients; 0 if it is not held any more. */
export async function deleteHeld(db: Db, of: OfSender, now: Date): Promise<number> {
  const [deleted] = await db
    .delete(candidateMails)
    .where(and(ofSender(of), gt(candidateMails.dueAt, now)))
    .returning({ count: candidateMails.count });
  return deleted?.count ?? 0;
}

/** Locks mails that can no longer be undone (`for update`), without those that other transactions have locked. */
export const lockDue = (tx: Db, now: Date, limit: number): Promise<Mail[]> =>
  tx
    .select()
    .from(candidateMails)
    .where(lte(candidateMails.dueAt, now))
    .orderBy(asc(candidateMails.dueAt))
    .limit(limit)
    .for("update", { skipLocked: true });

export const setSent = (tx: Db, id: string) =>
  tx.update(candidateMails).set({ dueAt: null, heldFor: null }).where(eq(candidateMails.id, id));

export const deleteMail = (tx: Db, id: string) => tx.delete(candidateMails).where(eq(candidateMails.id, id));

type Copy = Pick<typeof candidateMailCopies.$inferInsert, "applicationId" | "subject" | "text"> & { jobId: string };

/** Logs the mail for each application, with what its candidate gets. */
export async function logMail(
  tx: Db,
  { id: mailId, companyId, senderId }: Pick<Mail, "id" | "companyId" | "senderId">,
  copies: readonly Copy[],
  at: Date,
) {
  const entry = { companyId, userId: senderId, kind: "mailed" as const, at };
  const entries = await tx
    .insert(activity)
    .values(copies.map(({ applicationId, jobId }) => ({ ...entry, applicationId, jobId })))
    .returning({ activityId: activity.id, applicationId: activity.applicationId });
  const entryOf = new Map(entries.map(({ activityId, applicationId }) => [applicationId, activityId]));
  await tx.insert(candidateMailCopies).values(
    copies.flatMap(({ applicationId, subject, text }) => {
      const activityId = entryOf.get(applicationId);
      return activityId === undefined ? [] : [{ activityId, applicationId, mailId, subject, text }];
    }),
  );
}

export async function findMail(db: Db, id: string) {
  const [mail] = await db.select().from(candidateMails).where(eq(candidateMails.id, id));
  return mail;
}

/** Deletes mails from before this time. */
export const deleteOldMails = (db: Db, before: Date) => db.delete(candidateMails).where(lt(candidateMails.at, before));
