import { and, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { applications } from "../../db/schema/applications.ts";
import { candidateMails, mailSettings } from "../../db/schema/candidate-mails.ts";
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

export async function findRecipient(db: Db, companyId: string, applicationId: string): Promise<Recipient | undefined> {
  const isOwn = and(eq(applications.companyId, companyId), eq(applications.id, applicationId));
  const [row] = await findRecipients(db, isOwn);
  return row;
}

export const insertMail = (tx: Db, mail: typeof candidateMails.$inferInsert) => tx.insert(candidateMails).values(mail);

export async function findMail(db: Db, id: string) {
  const [mail] = await db.select().from(candidateMails).where(eq(candidateMails.id, id));
  return mail;
}

/** Deletes mails from before this time. */
export const deleteOldMails = (db: Db, before: Date) => db.delete(candidateMails).where(lt(candidateMails.at, before));
