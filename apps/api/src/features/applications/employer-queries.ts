import { LIVE } from "@dryrun/domain/applications/limits";
import { and, asc, eq, inArray, isNotNull, isNull, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { applications } from "../../db/schema/applications.ts";
import { interviewSessions } from "../../db/schema/interviews.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { interview } from "./queries.ts";

type ApplicationRow = typeof applications.$inferSelect;

export interface EmployerFilter {
  jobId?: string | undefined;
  status?: ApplicationRow["status"] | typeof LIVE | undefined;
  verdict?: "Pass" | "Review" | "Rejected" | undefined;
  interview?: "sent" | "pending" | "unread" | undefined;
  shortlisted?: boolean | undefined;
  tag?: string | undefined;
  sort: string;
}
interface Paging {
  page: number;
  limit: number;
}

const ofEmployer = (employerId: string, { jobId, status, shortlisted, tag }: EmployerFilter) =>
  and(
    eq(applications.employerId, employerId),
    jobId ? eq(applications.jobId, jobId) : undefined,
    status === LIVE ? ne(applications.status, "withdrawn") : status ? eq(applications.status, status) : undefined,
    shortlisted === undefined ? undefined : eq(applications.shortlisted, shortlisted),
    tag ? sql`exists (select from unnest(${applications.tags}) t where lower(t) = lower(${tag}))` : undefined,
  );

/** An employer knows of an interview only after it was sent: filters and order too. */
const isSent = isNotNull(interviewSessions.sentAt);
function ofInterview({ verdict, interview: state }: EmployerFilter): SQL | undefined {
  return and(
    verdict ? and(eq(interviewSessions.finalDecision, verdict), isSent) : undefined,
    state === "pending" ? isNull(interviewSessions.sentAt) : undefined,
    state === "sent" || state === "unread" ? isSent : undefined,
    state === "unread" ? isNull(interviewSessions.readByEmployerAt) : undefined,
  );
}

/** The order of the indexes `applications_by_employer` and `applications_by_employer_status`. */
const newestFirst = [sql`${applications.createdAt} desc nulls last`, sql`${applications.id} desc nulls last`];
const sentScore = sql`case when ${isSent} then ${interviewSessions.score} end desc nulls last`;
const orderOf = ({ sort }: EmployerFilter) => [...(sort === "score" ? [sentScore] : []), ...newestFirst];

/** The ids in order; an index-only scan unless the filter concerns interviews. */
function selectIds(db: Db, employerId: string, filter: EmployerFilter, also?: SQL) {
  const ofInterviews = ofInterview(filter);
  const where = and(ofEmployer(employerId, filter), ofInterviews, also);
  const ids = db.select({ id: applications.id }).from(applications).$dynamic();
  const joined =
    ofInterviews || filter.sort === "score"
      ? ids.leftJoin(interviewSessions, eq(interviewSessions.applicationId, applications.id))
      : ids;
  return joined.where(where).orderBy(...orderOf(filter));
}

/** The columns of lists and exports: a whole application can be 1 MB. */
const listed = {
  application: {
    id: applications.id,
    studentId: applications.studentId,
    status: applications.status,
    createdAt: applications.createdAt,
    decidedAt: applications.decidedAt,
    decisionReason: applications.decisionReason,
    fullName: applications.fullName,
    email: applications.email,
    phone: applications.phone,
    skills: applications.skills,
    languages: applications.languages,
    portfolioUrl: applications.portfolioUrl,
    currentCTC: applications.currentCTC,
    expectedCTC: applications.expectedCTC,
    shortlisted: applications.shortlisted,
    tags: applications.tags,
    note: applications.note,
  },
  job: { id: jobs.id, title: jobs.title, company: jobs.company, deletedAt: jobs.deletedAt },
  interview,
};
const selectListed = (db: Db, ids: string[] | SQLWrapper) =>
  db
    .select(listed)
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(interviewSessions, eq(interviewSessions.applicationId, applications.id))
    .where(inArray(applications.id, ids));
export type ListedRecord = Awaited<ReturnType<typeof selectListed>>[number];

/** In the order of the ids, without deleted ones. */
export async function findListed(db: Db, ids: readonly string[]): Promise<ListedRecord[]> {
  if (ids.length === 0) return [];
  const byId = new Map((await selectListed(db, [...ids])).map((row) => [row.application.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** All of an export: without those that were withdrawn, and those of deleted accounts. */
export async function findExportedIds(db: Db, employerId: string, filter: EmployerFilter): Promise<string[]> {
  const isReadable = and(ne(applications.status, "withdrawn"), isNotNull(applications.studentId));
  return (await selectIds(db, employerId, filter, isReadable)).map(({ id }) => id);
}

/** In one round trip, which under load costs more than the query. */
export function findEmployerPage(db: Db, employerId: string, filter: EmployerFilter & Paging): Promise<ListedRecord[]> {
  const { page, limit } = filter;
  const ids = selectIds(db, employerId, filter)
    .limit(limit)
    .offset((page - 1) * limit);
  return selectListed(db, ids).orderBy(...orderOf(filter));
}

/** The totals of lists and of the dashboard. */
export async function countOf(db: Db, employerId: string, filter: EmployerFilter): Promise<number> {
  const ofInterviews = ofInterview(filter);
  const own = ofEmployer(employerId, filter);
  if (!ofInterviews) return db.$count(applications, own);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(applications)
    .leftJoin(interviewSessions, eq(interviewSessions.applicationId, applications.id))
    .where(and(own, ofInterviews));
  return counted?.total ?? 0;
}

/** The subset that belongs to the employer, locked until the transaction ends. */
export const lockEmployerApplications = (db: Db, employerId: string, ids: readonly string[]) =>
  db
    .select({ id: applications.id, status: applications.status })
    .from(applications)
    .where(and(eq(applications.employerId, employerId), inArray(applications.id, [...ids])))
    .orderBy(asc(applications.id))
    .for("update");

type Marks = Partial<Pick<ApplicationRow, "shortlisted" | "tags" | "note" | "status" | "decidedAt" | "decisionReason">>;
/** The number of rows that belong to the employer and were changed. */
export async function markApplications(db: Db, employerId: string, ids: readonly string[], marks: Marks) {
  const marked = await db
    .update(applications)
    .set(marks)
    .where(and(eq(applications.employerId, employerId), inArray(applications.id, [...ids])))
    .returning({ id: applications.id });
  return marked.length;
}
