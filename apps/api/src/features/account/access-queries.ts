import type { AccessKind } from "@dryrun/domain/account/retention";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { readRows } from "../../db/read-rows.ts";

export interface Access {
  company: string;
  kind: AccessKind;
  /** The day in India. */
  date: string;
}

const dayOf = (at: SQL) => sql`to_char(${at} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;

/**
 * Returns which companies opened, decided and exported the student's applications, newest first; all without a limit. A company
 * has the name that its job has. Decisions are those that the student knows: held and undone ones are not among them.
 */
export async function findAccess(db: Db, studentId: string, limit?: number): Promise<Access[]> {
  const most = limit === undefined ? sql`` : sql`limit ${limit}`;
  const rows = await readRows<Access>(
    db,
    sql`
    select distinct j.company, d.kind, d.date from (
      select a.job_id, case a.kind when 'looked' then 'opened' else 'exported' end as kind, ${dayOf(sql`a.at`)} as date
        from activity a join applications p on p.id = a.application_id
        where p.student_id = ${studentId}::uuid and a.kind in ('looked', 'exported')
      union all
      select p.job_id, 'decided', ${dayOf(sql`p.decided_at`)} from applications p
        where p.student_id = ${studentId}::uuid and p.status in ('accepted', 'rejected') and p.decided_at is not null
      union all
      select p.job_id, 'decided', ${dayOf(sql`r.decided_at`)}
        from reopened_decisions r join applications p on p.id = r.application_id
        where p.student_id = ${studentId}::uuid
    ) d join jobs j on j.id = d.job_id
    order by d.date desc, j.company, d.kind ${most}`,
  );
  return rows;
}

/** Returns how many notes and scorecards about the student companies have; without companies that have none. */
export async function countWritten(db: Db, studentId: string) {
  const rows = await readRows<{ company: string; notes: number; scorecards: number }>(
    db,
    sql`
    select j.company, sum(w.notes)::int as notes, sum(w.scorecards)::int as scorecards from (
      select p.job_id,
        (select count(*) from application_notes n where n.application_id = p.id) as notes,
        (select count(*) from scorecards s where s.application_id = p.id) as scorecards
      from applications p where p.student_id = ${studentId}::uuid
    ) w join jobs j on j.id = w.job_id
    group by j.company having sum(w.notes) + sum(w.scorecards) > 0
    order by j.company`,
  );
  return rows;
}
