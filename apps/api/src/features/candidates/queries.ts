import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { batchCalls } from "../../db/batching/batched.ts";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { applications } from "../../db/schema/applications.ts";
import { companies } from "../../db/schema/companies.ts";
import { candidateSearch, profiles } from "../../db/schema/profiles.ts";
import { findStopped } from "../../records/company/contact-stops.ts";
import { applicationsOf, type Member } from "../../records/company/members.ts";

const findable = and(eq(profiles.visibleToRecruiters, true), isNull(users.blockedAt));

export type FoundProfile = typeof profiles.$inferSelect;

/** Does not find candidates who withdrew their consent. */
export async function findProfile(db: Db, id: string): Promise<FoundProfile | undefined> {
  const [row] = await db
    .select({ profile: profiles })
    .from(profiles)
    .innerJoin(candidateSearch, eq(candidateSearch.profileId, profiles.id))
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(findable, eq(profiles.id, id)));
  return row?.profile;
}

/** The columns of a result: a whole profile can be 1 MB. */
const listed = {
  id: profiles.id,
  userId: profiles.userId,
  fullName: profiles.fullName,
  email: profiles.email,
  phone: profiles.phone,
  summary: profiles.summary,
  skills: profiles.skills,
  expectedCTC: profiles.expectedCTC,
  workExperience: profiles.workExperience,
  education: profiles.education,
  totalExperienceYears: profiles.totalExperienceYears,
  updatedAt: profiles.updatedAt,
};

export type ListedProfile = Pick<FoundProfile, keyof typeof listed>;

/** The number of pages that one statement reads at most. */
const PAGES = 8;

/** Reads pages in the order of their ids, without candidates who have since withdrawn their consent. Prepared once. */
export function prepareReadListed(db: Db) {
  const statement = db
    .select(listed)
    .from(profiles)
    .innerJoin(candidateSearch, eq(candidateSearch.profileId, profiles.id))
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(findable, sql`${profiles.id} = any(string_to_array(${sql.placeholder("ids")}, ',')::uuid[])`))
    .prepare("listed_candidates");
  const read = batchCalls(
    async (pages: readonly (readonly string[])[]) => {
      const rows = await statement.execute({ ids: [...new Set(pages.flat())].join(",") });
      const byId = new Map<string, ListedProfile>(rows.map((row) => [row.id, row]));
      return pages.map((ids) => ids.flatMap((id) => byId.get(id) ?? []));
    },
    { maxBatchSize: PAGES },
  );
  return async (ids: readonly string[]): Promise<ListedProfile[]> => (ids.length === 0 ? [] : read(ids));
}

/** Whether an admin has verified this company. */
export const createIsVerified = (db: Db) =>
  batchCalls(async (ids: readonly string[]): Promise<boolean[]> => {
    const rows = await db
      .select({ id: companies.id })
      .from(companies)
      .where(and(inArray(companies.id, [...new Set(ids)]), isNotNull(companies.verifiedAt)));
    const verified = new Set(rows.map(({ id }) => id));
    return ids.map((id) => verified.has(id));
  });

/** The students who have applied to the jobs that the person sees and have not withdrawn. */
export async function findApplicants(db: Db, member: Member, studentIds: readonly string[]): Promise<Set<string>> {
  if (studentIds.length === 0) return new Set();
  const rows = await db
    .select({ id: applications.studentId })
    .from(applications)
    .where(
      and(
        inArray(applications.studentId, [...studentIds]),
        applicationsOf(member),
        sql`${applications.status} <> 'withdrawn'`,
      ),
    );
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** Finds how often candidates applied to jobs of the company that the person sees, and whether the company writes to them. */
export async function findKnown(db: Db, member: Member, studentIds: readonly string[]) {
  if (studentIds.length === 0) return () => ({ applied: 0, doNotContact: false });
  const counted = await db
    .select({ studentId: applications.studentId, applied: sql<number>`count(*)::int` })
    .from(applications)
    .where(and(inArray(applications.studentId, [...studentIds]), applicationsOf(member)))
    .groupBy(applications.studentId);
  const applied = new Map(counted.map((row) => [row.studentId, row.applied]));
  const stopped = await findStopped(db, member.companyId, studentIds);
  return (studentId: string) => ({ applied: applied.get(studentId) ?? 0, doNotContact: stopped.has(studentId) });
}
