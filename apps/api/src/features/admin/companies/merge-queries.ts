import { DEFAULT_STAGE_SET } from "@dryrun/domain/company/stages/rules";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { readRows } from "../../../db/read-rows.ts";
import { companies } from "../../../db/schema/companies.ts";
import type { JobsTx } from "../../../records/jobs/job-listings.ts";

/** Counts what would move with a company. */
export async function countMoves(db: Db, from: string, into: string) {
  const rows = await readRows<Moves>(
    db,
    sql`select
    (select count(*) from users where company_id = ${from})::int as "people",
    (select count(*) from jobs where employer_id = ${from} and deleted_at is null)::int as "jobs",
    (select count(*) from applications where employer_id = ${from})::int as "applications",
    (select count(*) from invitations i join jobs j on j.id = i.job_id where j.employer_id = ${from})::int as "invitations",
    (select count(*) from team_invitations t where t.company_id = ${from} and ${isNewAddress(into)})::int as "teamInvitations",
    (select count(*) from profile_views where employer_id = ${from})::int as "profileViews",
    (select count(*) from mail_templates t where t.employer_id = ${from} and ${isNewKind(into)})::int as "templates"`,
  );
  return rows[0] as Moves;
}
type Moves = Record<
  "people" | "jobs" | "applications" | "invitations" | "teamInvitations" | "profileViews" | "templates",
  number
>;

/** Whether the other company has no text of this kind. `t`: a row of `mail_templates`. */
const isNewKind = (into: string) =>
  sql`not exists (select from mail_templates o where o.employer_id = ${into} and o.kind = t.kind)`;
/** Whether the address has neither an invitation to the other company nor an account there. `t`: a row of `team_invitations`. */
const isNewAddress = (
  into: string,
) => sql`not exists (select from team_invitations o where o.company_id = ${into} and o.email = t.email)
  and not exists (select from users u where u.company_id = ${into} and u.email = t.email)`;

/**
 * Gives everything but its people to another company. What both have is united: a day's number of candidates is added, a view
 * of the same student on the same day is one. The other's texts and invitations stay; what is left ends with the company.
 */
export async function moveRows(tx: JobsTx, from: string, into: string): Promise<void> {
  for (const move of [
    // Jobs keep their stages, because the other company may have different ones.
    sql`insert into job_stages (job_id, stages)
      select j.id, coalesce(f.stages, ${JSON.stringify(DEFAULT_STAGE_SET)}::jsonb)
      from jobs j join companies f on f.id = j.employer_id join companies i on i.id = ${into}
      where j.employer_id = ${from} and f.stages is distinct from i.stages on conflict do nothing`,
    sql`update jobs set employer_id = ${into} where employer_id = ${from}`,
    sql`update applications set employer_id = ${into} where employer_id = ${from}`,
    sql`update interview_sessions set employer_id = ${into} where employer_id = ${from}`,
    sql`update api_keys set company_id = ${into} where company_id = ${from}`,
    sql`update webhooks set company_id = ${into} where company_id = ${from}`,
    sql`update candidate_mails set company_id = ${into} where company_id = ${from}`,
    sql`update activity set company_id = ${into} where company_id = ${from}`,
    sql`update mail_templates t set employer_id = ${into} where employer_id = ${from} and ${isNewKind(into)}`,
    sql`update team_invitations t set company_id = ${into} where company_id = ${from} and ${isNewAddress(into)}`,
    sql`insert into contact_stops (company_id, student_id, reason, by_id, at)
      select ${into}::uuid, student_id, reason, by_id, at from contact_stops where company_id = ${from}
      on conflict do nothing`,
    sql`with gone as (delete from contact_days where employer_id = ${from} returning day, candidates)
      insert into contact_days as d (employer_id, day, candidates) select ${into}::uuid, day, candidates from gone
      on conflict (employer_id, day) do update set candidates = d.candidates + excluded.candidates`,
    sql`update profile_views v set listed = v.listed or o.listed, opened = v.opened or o.opened,
      with_contact = v.with_contact or o.with_contact from profile_views o
      where v.employer_id = ${into} and o.employer_id = ${from} and o.student_id = v.student_id and o.day = v.day`,
    sql`delete from profile_views o using profile_views v
      where v.employer_id = ${into} and o.employer_id = ${from} and o.student_id = v.student_id and o.day = v.day`,
    sql`update profile_views set employer_id = ${into} where employer_id = ${from}`,
  ])
    await tx.execute(move);
}

/** Waits for transactions that refer to the company, and lets no new ones refer to it. */
export const lockEnding = (tx: Db, id: string) =>
  tx.select({ id: companies.id }).from(companies).where(eq(companies.id, id)).for("update");

/** Moves the people with their roles and jobs; triggers copy the other company's name, and delete the empty one. */
export const movePeople = (tx: Db, from: string, into: string) =>
  tx.execute(sql`update users set company_id = ${into} where company_id = ${from}`);
