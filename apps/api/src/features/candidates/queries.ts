import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { batchCalls } from "../../db/batched.ts";
import type { Db } from "../../db/client.ts";
import { readRows } from "../../db/read-rows.ts";
import { users } from "../../db/schema/accounts.ts";
import { companies } from "../../db/schema/companies.ts";
import { candidateSearch, profiles, profileViews } from "../../db/schema/profiles.ts";
import type { Member } from "../../records/company/members.ts";

interface ViewRows {
  companyId: string;
  /** A day in India. */
  day: string;
  students: readonly { id: string; newId: string }[];
  isOpened: boolean;
  withContacts: boolean;
  most: number;
  /** The name shown for an employer without a company name. */
  unnamed: string;
}

const idsOf = (ids: readonly string[]) => sql`string_to_array(${ids.join(",")}, ',')::uuid[]`;

/** Returns the students whose contact details may be shown; for views without contacts, all that exist. */
export async function recordViews(db: Db, rows: ViewRows): Promise<Set<string>> {
  const { companyId, day, students, isOpened, withContacts, most, unnamed } = rows;
  const seen = await readRows<{ id: string }>(
    db,
    sql`
    select id from look_at_students(${companyId}::uuid, ${day}::date, ${idsOf(students.map(({ id }) => id))},
      ${idsOf(students.map(({ newId }) => newId))}, ${isOpened}::boolean, ${withContacts}::boolean, ${most}::int, ${unnamed}::text) as seen(id)`,
  );
  return new Set(seen.map(({ id }) => id));
}

/** The students whose contact details the company has seen on that day in India. */
export async function findContactsShown(db: Db, companyId: string, day: string, studentIds: string[]) {
  const isShown = and(eq(profileViews.companyId, companyId), eq(profileViews.day, day), profileViews.withContact);
  const rows = await db
    .select({ id: profileViews.studentId })
    .from(profileViews)
    .where(and(isShown, sql`${profileViews.studentId} = any(${idsOf(studentIds)})`));
  return new Set(rows.map(({ id }) => id));
}

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

/** Whether an admin has verified this company. Prepared once. */
export function createIsVerified(db: Db) {
  const statement = db
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        sql`${companies.id} = any(string_to_array(${sql.placeholder("ids")}, ',')::uuid[])`,
        isNotNull(companies.verifiedAt),
      ),
    )
    .prepare("verified_companies");
  return batchCalls(async (ids: readonly string[]): Promise<boolean[]> => {
    const rows = await statement.execute({ ids: [...new Set(ids)].join(",") });
    const verified = new Set(rows.map(({ id }) => id));
    return ids.map((id) => verified.has(id));
  });
}

/** What a company knows about a candidate. */
export interface Known {
  /** The number of applications to jobs that the member may see. */
  applied: number;
  /** Whether one of them is not withdrawn. */
  isApplicant: boolean;
  /** Whether the company must not write to the candidate. */
  doNotContact: boolean;
}
interface Asked {
  member: Member;
  studentIds: readonly string[];
}

/** Finds what the company knows of these candidates, with one statement for the searches of a turn. Prepared once. */
export function prepareFindKnown(db: Db) {
  const company = sql`${sql.placeholder("companyId")}::uuid`;
  const jobs = sql`string_to_array(${sql.placeholder("jobIds")}::text, ',')::uuid[]`;
  const statement = db
    .select({
      studentId: sql<string>`asked.id`,
      applied: sql<number>`applied`,
      isApplicant: sql<boolean>`is_applicant`,
      doNotContact: sql<boolean>`exists (select from contact_stops c where c.company_id = ${company} and c.student_id = asked.id)`,
    })
    .from(sql`unnest(string_to_array(${sql.placeholder("studentIds")}, ',')::uuid[]) asked(id) cross join lateral (
      select count(*)::int as applied, coalesce(bool_or(a.status <> 'withdrawn'), false) as is_applicant from applications a
      where a.student_id = asked.id and a.employer_id = ${company} and (${jobs} is null or a.job_id = any(${jobs}))) own`)
    .prepare("known_candidates");
  async function findGroup(group: readonly Asked[]): Promise<Map<string, Known>> {
    const [{ member }] = group as [Asked];
    const studentIds = [...new Set(group.flatMap((asked) => asked.studentIds))].join(",");
    const rows = await statement.execute({
      companyId: member.companyId,
      jobIds: member.jobIds ? [...member.jobIds].join(",") : null,
      studentIds,
    });
    return new Map(rows.map(({ studentId, ...known }) => [studentId, known]));
  }
  return batchCalls(
    async (all: readonly Asked[]) => {
      const groups = Map.groupBy(all, ({ member: { companyId, jobIds } }) => `${companyId} ${jobIds?.join() ?? "all"}`);
      const found = new Map<Asked, Map<string, Known>>();
      for (const group of groups.values()) {
        const known = await findGroup(group);
        for (const asked of group) found.set(asked, known);
      }
      return all.map((asked) => found.get(asked) ?? new Map<string, Known>());
    },
    { maxBatchSize: PAGES },
  );
}
