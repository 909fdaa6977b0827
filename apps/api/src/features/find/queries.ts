import { and, desc, eq, ilike, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { applications } from "../../db/schema/applications.ts";
import { invitations } from "../../db/schema/invitations.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { applicationsOf, jobsOf, type Member } from "../../records/company/members.ts";
import { literally, wordsIn, wordsInName } from "../../records/word-queries.ts";
import { aliasesOf } from "../../search/correct.ts";

const titleAndPlace = sql`concat_ws(' ', ${jobs.title}, ${jobs.location})`;
/** Matches a word of a title or place; a former name of a city also matches the city. */
const inJob = (word: string) =>
  or(...[word, ...aliasesOf([word.toLowerCase()])].map((one) => wordsIn(titleAndPlace, one)));

const isOver = (today: string) =>
  sql`(${jobs.closedAt} is not null or coalesce(${jobs.closingDate} < ${today}::date, false))`;

/** Finds jobs whose title and place together have all words, open ones first, then the newest. */
export const findJobs = (db: Db, member: Member, words: readonly string[], today: string, limit: number) =>
  db
    .select({
      id: jobs.id,
      title: jobs.title,
      location: jobs.location,
      closedAt: jobs.closedAt,
      closingDate: jobs.closingDate,
    })
    .from(jobs)
    .where(and(jobsOf(member), isNull(jobs.deletedAt), ...words.map(inJob)))
    .orderBy(isOver(today), desc(jobs.createdAt), desc(jobs.id))
    .limit(limit);

/** Finds jobs whose title has at least one of the words, the newest first. */
export const findTitles = (db: Db, member: Member, words: readonly string[], limit: number) =>
  db
    .select({ id: jobs.id, title: jobs.title })
    .from(jobs)
    .where(
      and(
        jobsOf(member),
        isNull(jobs.deletedAt),
        or(...words.map((word) => ilike(jobs.title, `%${literally(word)}%`))),
      ),
    )
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit);

/** Whom to find: words of the name, optionally among the applicants of some jobs; or a whole e-mail address or telephone number. */
export type Wanted = { words: readonly string[]; jobIds?: readonly string[] } | { email: string } | { phone: string };

/** An address or a number finds only applications that show it: withdrawn ones do not. */
function isWanted(wanted: Wanted) {
  const isShown = ne(applications.shownStatus, "withdrawn");
  if ("phone" in wanted) return and(eq(applications.phone, wanted.phone), isShown);
  if ("email" in wanted)
    return and(
      inArray(applications.studentId, sql`(select u.id from ${users} u where u.email = ${wanted.email})`),
      sql`lower(${applications.email}) = ${wanted.email}`,
      isShown,
    );
  return and(
    wordsInName(applications.fullName, wanted.words),
    wanted.jobIds && inArray(applications.jobId, [...wanted.jobIds]),
  );
}

/** In the words of the indexes of lists, which are read in this order. */
const newestFirst = [sql`${applications.createdAt} desc nulls last`, sql`${applications.id} desc nulls last`];

export type FoundApplication = Awaited<ReturnType<typeof findApplications>>[number];

/** Finds the newest applications of people who have not deleted their account. */
export function findApplications(db: Db, member: Member, wanted: Wanted, limit: number) {
  const ids = db
    .select({ id: applications.id })
    .from(applications)
    .where(and(applicationsOf(member), sql`${applications.studentId} is not null`, isWanted(wanted)))
    .orderBy(...newestFirst)
    .limit(limit);
  return db
    .select({
      id: applications.id,
      studentId: sql<string>`${applications.studentId}`,
      fullName: applications.fullName,
      status: applications.shownStatus,
      createdAt: applications.createdAt,
      job: { title: jobs.title, deletedAt: jobs.deletedAt },
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(inArray(applications.id, ids))
    .orderBy(...newestFirst);
}

/** Counts the applications of each of these people that are not withdrawn. */
export async function countOfEach(db: Db, member: Member, studentIds: readonly string[]): Promise<Map<string, number>> {
  if (studentIds.length === 0) return new Map();
  const counts = await db
    .select({ id: sql<string>`${applications.studentId}`, count: sql<number>`count(*)::int` })
    .from(applications)
    .where(
      and(
        applicationsOf(member),
        inArray(applications.studentId, [...studentIds]),
        ne(applications.shownStatus, "withdrawn"),
      ),
    )
    .groupBy(applications.studentId);
  return new Map(counts.map(({ id, count }) => [id, count]));
}

export type FoundInvitation = Awaited<ReturnType<typeof findInvited>>[number];

const typedName = sql<string>`(${invitations.firstName} || ' ' || ${invitations.lastName})`;

/** As `hasNoApplication`; `offset 0` prevents a join, so that the newest are read first and a frequent name ends the reading early. */
const hasNotApplied = sql`not exists (select from applications a where a.job_id = ${invitations.jobId}
  and a.student_id = ${invitations.studentId} offset 0)`;

/** Finds the newest invitations of people who have not applied to that job. */
export async function findInvited(db: Db, member: Member, wanted: Wanted, limit: number) {
  if ("phone" in wanted) return [];
  const isWanted =
    "email" in wanted
      ? eq(invitations.email, wanted.email)
      : and(eq(invitations.companyId, member.companyId), wordsInName(typedName, wanted.words));
  return db
    .select({
      studentId: invitations.studentId,
      fullName: typedName,
      createdAt: invitations.createdAt,
      job: { id: jobs.id, title: jobs.title },
    })
    .from(invitations)
    .innerJoin(jobs, eq(jobs.id, invitations.jobId))
    .where(and(jobsOf(member), isNull(jobs.deletedAt), isNull(invitations.cancelledAt), isWanted, hasNotApplied))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(limit);
}
