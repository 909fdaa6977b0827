import { and, eq, gt, gte, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { applications } from "../../db/schema/applications.ts";
import { candidateSearch, profiles } from "../../db/schema/profiles.ts";
import type { KnownWord } from "../jobs/correct.ts";

const rowsOf = <T>(result: unknown) => (result as { rows: T[] }).rows;

export interface Asked {
  terms: string | null;
  /** What the terms must not hold as well. */
  notTerms?: string | null;
  words: string | null;
  minExperience?: number | undefined;
  maxExpectedCTC?: number | undefined;
  updatedAfter?: string | undefined;
}
const matching = ({ terms, notTerms, words, minExperience, maxExpectedCTC, updatedAfter }: Asked): SQL | undefined =>
  and(
    terms ? sql`${candidateSearch.terms} @@ ${terms}::tsquery` : undefined,
    notTerms ? sql`not ${candidateSearch.terms} @@ ${notTerms}::tsquery` : undefined,
    words ? sql`${candidateSearch.words} @@ ${words}::tsquery` : undefined,
    minExperience ? gte(candidateSearch.experience, minExperience) : undefined,
    // Who names no expectation matches no limit of it.
    maxExpectedCTC === undefined
      ? undefined
      : and(gt(candidateSearch.expectedCTC, 0), lte(candidateSearch.expectedCTC, maxExpectedCTC)),
    updatedAfter ? gte(candidateSearch.updatedAt, new Date(updatedAfter)) : undefined,
  );

/** How many match, counted up to `most` + 1, and a part of their ids, newest first. */
export async function findMatching(db: Db, asked: Asked, most: number, skipped: number, wanted: number) {
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
const select = (db: Db) =>
  db
    .select({ profile: profiles })
    .from(profiles)
    .innerJoin(candidateSearch, eq(candidateSearch.profileId, profiles.id))
    .innerJoin(users, eq(users.id, profiles.userId))
    .$dynamic();
export type FoundProfile = typeof profiles.$inferSelect;

/** In the order of the ids; whoever took the consent back meanwhile is not among them. */
export async function findProfiles(db: Db, ids: readonly string[]): Promise<FoundProfile[]> {
  if (ids.length === 0) return [];
  const rows = await select(db).where(and(findable, inArray(profiles.id, [...ids])));
  const byId = new Map(rows.map(({ profile }) => [profile.id, profile]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Whether an admin has verified this employer. */
export async function isVerified(db: Db, employerId: string): Promise<boolean> {
  const [user] = await db.select({ at: users.employerVerifiedAt }).from(users).where(eq(users.id, employerId));
  return Boolean(user?.at);
}

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
