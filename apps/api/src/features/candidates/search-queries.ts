import { and, eq, gt, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import { batched } from "../../db/batched.ts";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { applications } from "../../db/schema/applications.ts";
import { candidateSearch, profiles } from "../../db/schema/profiles.ts";
import { allOf } from "../../db/tsquery.ts";
import type { KnownWord } from "../jobs/correct.ts";

const rowsOf = <T>(result: unknown) => (result as { rows: T[] }).rows;

/** Lexemes that all must stand in a profile, and numbers; `unless` are terms that must not all stand there. */
export interface Asked {
  terms: string[];
  unless: string[] | null;
  words: string[];
  minExperience?: number | undefined;
  maxExpectedCTC?: number | undefined;
  updatedAfter?: string | undefined;
}
/** As one query: an index answers both halves of it, and rows that are no part of the answer are not read. */
const termsQuery = ({ terms, unless }: Asked) => (unless ? `(${allOf(terms)}) & !(${allOf(unless)})` : allOf(terms));

const matching = (asked: Asked): SQL | undefined => {
  const { terms, words, minExperience, maxExpectedCTC, updatedAfter } = asked;
  return and(
    terms.length > 0 ? sql`${candidateSearch.terms} @@ ${termsQuery(asked)}::tsquery` : undefined,
    words.length > 0 ? sql`${candidateSearch.words} @@ ${allOf(words)}::tsquery` : undefined,
    minExperience ? gte(candidateSearch.experience, minExperience) : undefined,
    // Who names no expectation matches no limit of it.
    maxExpectedCTC === undefined
      ? undefined
      : and(gt(candidateSearch.expectedCTC, 0), lte(candidateSearch.expectedCTC, maxExpectedCTC)),
    updatedAfter ? gte(candidateSearch.updatedAt, new Date(updatedAfter)) : undefined,
  );
};

export interface Found {
  total: number;
  ids: string[];
}
/** How many match, counted up to `most` + 1, and a part of their ids, newest first. */
export async function findMatching(
  db: Db,
  asked: Asked,
  most: number,
  skipped: number,
  wanted: number,
): Promise<Found> {
  const newest = db
    .select({ id: candidateSearch.profileId, at: candidateSearch.updatedAt })
    .from(candidateSearch)
    .where(matching(asked))
    .orderBy(sql`${candidateSearch.updatedAt} desc nulls last`, sql`${candidateSearch.profileId} desc nulls last`)
    .limit(most + 1);
  const result = await db.execute(sql`
    select count(*)::int as total, array_to_string(
      (array_agg(x.profile_id order by x.updated_at desc, x.profile_id desc))[${skipped + 1}::int : ${skipped + wanted}::int], ',') as ids
    from (${newest}) x`);
  const [found] = rowsOf<{ total: number; ids: string | null }>(result);
  return { total: Number(found?.total ?? 0), ids: found?.ids ? found.ids.split(",") : [] };
}

export type WordKind = "skill" | "company" | "education";
/** The words of profiles that are these or look like them; of any kind for null. */
export async function findNearWords(db: Db, kind: WordKind | null, typed: readonly string[]): Promise<KnownWord[]> {
  if (typed.length === 0) return [];
  const ofKind = kind ? sql`kind = ${kind} and` : sql``;
  const result = await db.execute(sql`
    select distinct near.word, 1 as listings
    from json_array_elements_text(${JSON.stringify(typed)}::json) as typed(word)
    cross join lateral (
      (select word from candidate_words where ${ofKind} word = typed.word limit 1)
      union all
      (select word from candidate_words where ${ofKind} word % typed.word
        order by similarity(word, typed.word) desc limit 8)
    ) as near
    order by near.word`);
  return rowsOf<KnownWord>(result);
}

const findable = and(eq(profiles.visibleToRecruiters, true), isNull(users.blockedAt));
export type FoundProfile = typeof profiles.$inferSelect;

/** Whoever took the consent back is not found any more. */
export async function findProfile(db: Db, id: string): Promise<FoundProfile | undefined> {
  const [row] = await db
    .select({ profile: profiles })
    .from(profiles)
    .innerJoin(candidateSearch, eq(candidateSearch.profileId, profiles.id))
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(findable, eq(profiles.id, id)));
  return row?.profile;
}

/** What a result shows of a profile: a whole one can be a megabyte. */
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
/** Pages of results that are read together. */
const PAGES = 8;

/** Reads pages in the order of their ids; whoever took the consent back meanwhile is not among them. */
export function createReadListed(db: Db) {
  const read = batched(async (pages: readonly (readonly string[])[]) => {
    const rows = await db
      .select(listed)
      .from(profiles)
      .innerJoin(candidateSearch, eq(candidateSearch.profileId, profiles.id))
      .innerJoin(users, eq(users.id, profiles.userId))
      .where(and(findable, inArray(profiles.id, [...new Set(pages.flat())])));
    const byId = new Map<string, ListedProfile>(rows.map((row) => [row.id, row]));
    return pages.map((ids) => ids.flatMap((id) => byId.get(id) ?? []));
  }, PAGES);
  return async (ids: readonly string[]): Promise<ListedProfile[]> => (ids.length === 0 ? [] : read(ids));
}

/** Whether an admin has verified this employer. */
export const createIsVerified = (db: Db) =>
  batched(async (ids: readonly string[]): Promise<boolean[]> => {
    const rows = await db
      .select({ id: users.id })
      .from(users)
      .where(and(inArray(users.id, [...new Set(ids)]), isNotNull(users.employerVerifiedAt)));
    const verified = new Set(rows.map(({ id }) => id));
    return ids.map((id) => verified.has(id));
  });

/** Of these students those who have applied to this employer, and have not withdrawn. */
export async function findApplicants(db: Db, employerId: string, studentIds: readonly string[]): Promise<Set<string>> {
  if (studentIds.length === 0) return new Set();
  const rows = await db
    .select({ id: applications.studentId })
    .from(applications)
    .where(
      and(
        inArray(applications.studentId, [...studentIds]),
        eq(applications.employerId, employerId),
        sql`${applications.status} <> 'withdrawn'`,
      ),
    );
  return new Set(rows.flatMap(({ id }) => id ?? []));
}
