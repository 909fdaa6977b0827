import { and, eq, inArray, isNotNull, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../../db/client.ts";
import { users } from "../../../db/schema/accounts.ts";
import { applications } from "../../../db/schema/applications.ts";
import { jobs } from "../../../db/schema/jobs.ts";
import { deciderName } from "../../../records/applications.ts";
import { applicationsOf, type Member } from "../../../records/company/members.ts";
import { shownStage } from "../../../records/company/stages.ts";
import { type EmployerFilter, ofEmployer, orderOf, type SortedFilter } from "./filter-queries.ts";

/** Selects the ids in order. If an index has the filter's columns, no row is read. */
const selectIds = (db: Db, where: SQL | undefined, by: SQL[]) =>
  db
    .select({ id: applications.id })
    .from(applications)
    .where(where)
    .orderBy(...by);

const assignees = alias(users, "assignees");

/** The columns of lists and exports: a whole application can be 1 MB. */
const listed = {
  application: {
    id: applications.id,
    studentId: applications.studentId,
    status: applications.shownStatus,
    createdAt: applications.createdAt,
    viewedAt: applications.viewedAt,
    decidedAt: sql<Date | null>`coalesce(${applications.heldAt}, ${applications.decidedAt})`.mapWith(
      applications.decidedAt,
    ),
    decisionReason: sql<string>`case when ${applications.heldStatus} is null then ${applications.decisionReason} else ${applications.heldReason} end`,
    decidedBy: deciderName,
    undoUntil: applications.heldUntil,
    fullName: applications.fullName,
    email: applications.email,
    phone: applications.phone,
    skills: applications.skills,
    languages: applications.languages,
    portfolioUrl: applications.portfolioUrl,
    currentCTC: applications.currentCTC,
    expectedCTC: applications.expectedCTC,
    noticePeriod: applications.noticePeriod,
    experienceYears: applications.experienceYears,
    privateReason: applications.privateReason,
    stage: applications.stage,
    tags: applications.tags,
    interviewSentAt: applications.interviewSentAt,
    interviewReadAt: applications.interviewReadAt,
    interviewScore: applications.interviewScore,
    interviewVerdict: applications.interviewVerdict,
    topicScores: applications.topicScores,
  },
  assignee: { _id: assignees.id, fullName: assignees.fullName },
  shownStage,
  job: { id: jobs.id, title: jobs.title, company: jobs.company, deletedAt: jobs.deletedAt },
};
const selectListed = (db: Db, ids: string[] | SQLWrapper) =>
  db
    .select(listed)
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(assignees, eq(assignees.id, applications.assigneeId))
    .where(inArray(applications.id, ids));
export type ListedRecord = Awaited<ReturnType<typeof selectListed>>[number];

/** Reads rows in the order of the ids; deleted ones are missing. */
export async function findListed(db: Db, ids: readonly string[]): Promise<ListedRecord[]> {
  if (ids.length === 0) return [];
  const byId = new Map((await selectListed(db, [...ids])).map((row) => [row.application.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns all ids of an export, without withdrawn applications and those of deleted accounts. */
export async function findExportedIds(db: Db, member: Member, filter: SortedFilter, now: Date): Promise<string[]> {
  const isReadable = and(ne(applications.shownStatus, "withdrawn"), isNotNull(applications.studentId));
  const where = and(ofEmployer(member, filter, now), isReadable);
  return (await selectIds(db, where, orderOf(filter.sort).by)).map(({ id }) => id);
}

interface Paging {
  page: number;
  limit: number;
}

/** Reads the page in one round trip, which costs more than the query under load. */
export function findEmployerPage(
  db: Db,
  member: Member,
  filter: SortedFilter & Paging,
  now: Date,
): Promise<ListedRecord[]> {
  const { page, limit, sort } = filter;
  const { by } = orderOf(sort);
  const ids = selectIds(db, ofEmployer(member, filter, now), by)
    .limit(limit)
    .offset((page - 1) * limit);
  return selectListed(db, ids).orderBy(...by);
}

/** Finds the row at which paging starts; it need not match the filter. */
export async function findPlace(db: Db, member: Member, id: string) {
  const [place] = await db
    .select({
      id: applications.id,
      createdAt: applications.createdAt,
      interviewScore: applications.interviewScore,
      fullName: applications.fullName,
    })
    .from(applications)
    .where(and(eq(applications.id, id), applicationsOf(member)));
  return place;
}
type Place = NonNullable<Awaited<ReturnType<typeof findPlace>>>;

/** Finds up to `limit` rows after or before the place, nearest first. */
export function findBeside(
  db: Db,
  member: Member,
  filter: SortedFilter & { limit: number },
  { place, isBefore }: { place: Place; isBefore: boolean },
  now: Date,
): Promise<ListedRecord[]> {
  const { by, after } = orderOf(filter.sort, isBefore);
  const where = and(ofEmployer(member, filter, now), after(place));
  return selectListed(db, selectIds(db, where, by).limit(filter.limit)).orderBy(...by);
}

/** The maximum number of names read for a correction; nearly every employer has fewer. */
const MOST_NAMES = 20_000;

/** Returns the words of the names of an employer's candidates, with the number of candidates for each. */
export async function findNameWords(db: Db, member: Member): Promise<{ word: string; listings: number }[]> {
  const named = db
    .select({ name: sql<string>`lower(${applications.fullName})`.as("name") })
    .from(applications)
    .where(applicationsOf(member))
    .limit(MOST_NAMES)
    .as("named");
  const word = sql<string>`word`;
  return db
    .select({ word, listings: sql<number>`count(*)::int` })
    .from(sql`${named}, regexp_split_to_table(${named.name}, '\\s+') as word`)
    .groupBy(word);
}

/** Whether the name of a candidate of the employer contains these words. */
export async function hasName(db: Db, member: Member, name: string, now: Date): Promise<boolean> {
  const where = ofEmployer(member, { name }, now);
  return (await db.select({ id: applications.id }).from(applications).where(where).limit(1)).length > 0;
}

export const countOf = (db: Db, member: Member, filter: EmployerFilter, now: Date): Promise<number> =>
  db.$count(applications, ofEmployer(member, filter, now));

/** Counts by the status that the employer sees, and pending applications by stage. */
export const countStates = (db: Db, member: Member, filter: EmployerFilter, now: Date) =>
  db
    .select({ status: applications.shownStatus, stage: applications.stage, count: sql<number>`count(*)::int` })
    .from(applications)
    .where(ofEmployer(member, filter, now))
    .groupBy(applications.shownStatus, applications.stage);
