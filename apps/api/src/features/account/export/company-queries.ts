import { asc, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { mailSettings } from "../../../db/schema/candidate-mails.ts";
import { companies, companyLogos } from "../../../db/schema/companies.ts";
import { digests } from "../../../db/schema/digests.ts";
import { jobs } from "../../../db/schema/jobs.ts";
import { meetingAvailability } from "../../../db/schema/meetings.ts";
import { savedViews } from "../../../db/schema/saved-views.ts";
import { teamInvitations } from "../../../db/schema/teams.ts";
import type { UserRow } from "../../../records/users.ts";

/** Finds the jobs of an owner's company, or those of which the person is the recruiter. */
export const findPostedJobs = (db: Db, { id, companyId, companyRole }: UserRow) => {
  const isOwn = companyId && companyRole === "owner" ? eq(jobs.companyId, companyId) : eq(jobs.recruiterId, id);
  return db.select().from(jobs).where(isOwn).orderBy(desc(jobs.createdAt));
};

/** Finds the profile of an owner's company, with its logo as the base64 text of a PNG. */
export async function findOwnCompany(db: Db, companyId: string) {
  const [company] = await db
    .select({
      name: companies.name,
      website: companies.website,
      city: companies.city,
      about: companies.about,
      rejectionReasons: companies.rejectionReasons,
      stages: companies.stages,
      logo: sql<string | null>`encode(${companyLogos.png}, 'base64')`,
      logoSetAt: companyLogos.setAt,
    })
    .from(companies)
    .leftJoin(companyLogos, eq(companyLogos.companyId, companies.id))
    .where(eq(companies.id, companyId));
  return company ?? null;
}

/** Finds invitations to companies that were sent to this address. */
export const findTeamInvitations = (db: Db, email: string) =>
  db
    .select({
      company: companies.name,
      email: teamInvitations.email,
      role: teamInvitations.role,
      sentAt: teamInvitations.sentAt,
    })
    .from(teamInvitations)
    .innerJoin(companies, eq(companies.id, teamInvitations.companyId))
    .where(eq(teamInvitations.email, email));

export const findSavedViews = (db: Db, userId: string) =>
  db
    .select({
      employerId: savedViews.employerId,
      list: savedViews.list,
      name: savedViews.name,
      query: savedViews.query,
      shared: savedViews.shared,
      savedAt: savedViews.savedAt,
    })
    .from(savedViews)
    .where(eq(savedViews.employerId, userId))
    .orderBy(asc(savedViews.savedAt));

/** Returns how often the person gets the summary of the company's hiring. */
export async function findMailSettings(db: Db, userId: string) {
  const { signature, repliesToMe } = mailSettings;
  const [settings] = await db
    .select({ signature, repliesToMe })
    .from(mailSettings)
    .where(eq(mailSettings.userId, userId));
  return settings;
}

/** Returns when candidates can meet the person; of the own calendar only that there is one, because its address is a secret. */
export async function findAvailability(db: Db, userId: string) {
  const { hours, noticeHours, horizonDays, bufferMinutes, feedReadAt, feedUrl } = meetingAvailability;
  const [found] = await db
    .select({
      hours,
      noticeHours,
      horizonDays,
      bufferMinutes,
      feedReadAt,
      hasCalendar: sql<boolean>`${feedUrl} is not null`,
    })
    .from(meetingAvailability)
    .where(eq(meetingAvailability.userId, userId));
  return found;
}

export async function findDigest(db: Db, userId: string) {
  const [digest] = await db
    .select({ every: digests.every, since: digests.since })
    .from(digests)
    .where(eq(digests.userId, userId));
  return digest;
}
