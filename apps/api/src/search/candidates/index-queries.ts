import { maskerOf } from "@dryrun/domain/candidates/masking/masker";
import { isFindable } from "@dryrun/domain/candidates/rules";
import { completionOf } from "@dryrun/domain/profile/completion";
import { inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { candidateSearch, profiles } from "../../db/schema/profiles.ts";
import { termsOf } from "./terms.ts";

type ProfileRow = typeof profiles.$inferSelect;

/** Indexes these profiles: adds those that recruiters may find and removes the others. */
export async function indexProfiles(db: Db, rows: readonly ProfileRow[]): Promise<void> {
  const matchingRows = rows.filter((row) => isFindable({ ...row, completion: completionOf(row).completion }));
  const isFound = new Set(matchingRows.map(({ id }) => id));
  const gone = rows.filter(({ id }) => !isFound.has(id)).map(({ id }) => id);
  if (gone.length > 0) await db.delete(candidateSearch).where(inArray(candidateSearch.profileId, gone));
  if (matchingRows.length > 0) await addRows(db, matchingRows.map(withoutContacts));
  await db
    .update(profiles)
    .set({ searchedAt: sql`updated_at` })
    .where(
      inArray(
        profiles.id,
        rows.map(({ id }) => id),
      ),
    );
}

/**
 * Removes contact details and parts of the name from the indexed text, so that filters cannot reveal those of a
 * masked candidate (docs/rules.md 11.6).
 */
function withoutContacts(row: ProfileRow): ProfileRow {
  const { text, richText } = maskerOf(row);
  return {
    ...row,
    summary: richText(row.summary),
    skills: row.skills.map(text),
    workExperience: row.workExperience.map((work) => ({ ...work, company: text(work.company) })),
    education: row.education.map((study) => ({
      ...study,
      institution: text(study.institution),
      degree: text(study.degree),
      field: text(study.field),
    })),
  };
}

/** One parameter for all rows, so that a thousand profiles need one statement. */
async function addRows(db: Db, rows: readonly ProfileRow[]) {
  const inputRows = rows.map((row) => ({
    id: row.id,
    at: row.updatedAt.toISOString(),
    years: row.totalExperienceYears,
    ctc: row.expectedCTC,
    ...termsOf(row),
  }));
  await db.execute(sql`
    insert into candidate_search(profile_id, updated_at, experience, expected_ctc, terms, words)
    select id, at, years, ctc, array_to_tsvector(terms), array_to_tsvector(words)
    from json_to_recordset(${JSON.stringify(inputRows)}::json)
      as row(id uuid, at timestamptz, years real, ctc int, terms text[], words text[])
    on conflict (profile_id) do update set updated_at = excluded.updated_at, experience = excluded.experience,
      expected_ctc = excluded.expected_ctc, terms = excluded.terms, words = excluded.words`);
}

/** Finds and locks profiles that are not indexed yet, in no particular order; skips those that a save has locked. */
export const lockUnsearched = (tx: Db, most: number): Promise<ProfileRow[]> =>
  tx
    .select()
    .from(profiles)
    .where(sql`searched_at is distinct from updated_at`)
    .limit(most)
    .for("update", { skipLocked: true });
