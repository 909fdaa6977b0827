import { EDUCATION_LEVELS, EXPERIENCE_BANDS } from "@dryrun/domain/company/numbers/limits";
import { ZONE } from "@dryrun/domain/time";
import { and, gte, inArray, lte, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { readRows } from "../../db/read-rows.ts";
import { users } from "../../db/schema/accounts.ts";
import { applications } from "../../db/schema/applications.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { applicationsOf, type Member } from "../../records/company/members.ts";

export interface Asked {
  member: Member;
  /** The first and the last moment of the period. */
  start: Date;
  end: Date;
  jobId: string | undefined;
}

const ofAsked = ({ member, jobId }: Asked) =>
  and(applicationsOf(member), jobId ? sql`${applications.jobId} = ${jobId}::uuid` : undefined);
const received = (asked: Asked) =>
  and(ofAsked(asked), gte(applications.createdAt, asked.start), lte(applications.createdAt, asked.end));

export interface StepRow {
  /** What the row is about: `all`, or a value of one of the three others. */
  by: "all" | "job" | "source" | "person";
  jobId: string | null;
  invited: boolean | null;
  personId: string | null;
  applied: number;
  interviewed: number;
  shortlisted: number;
  accepted: number;
}

/**
 * Counts the applications of the period by how far they came: in all, by job, by source, and decided ones by who decided. One
 * pass over the applications.
 */
export const findSteps = (db: Db, asked: Asked): Promise<StepRow[]> =>
  readRows(
    db,
    sql`with received as (
      select applications.job_id, applications.decided_by,
        applications.shown_status in ('accepted', 'rejected') as decided,
        coalesce((applications.job_id, applications.student_id) in (
          select i.job_id, i.student_id from invitations i join jobs j on j.id = i.job_id
          where j.employer_id = ${asked.member.companyId}::uuid and i.student_id is not null
            and (i.cancelled_at is null or i.cancelled_at = j.deleted_at)), false) as invited,
        applications.interview_sent_at is not null as interviewed,
        applications.stage not in ('new', 'reading') or applications.shown_status = 'accepted' as shortlisted,
        applications.shown_status = 'accepted' as accepted
      from applications where ${received(asked)} and applications.shown_status <> 'withdrawn')
    select case grouping(job_id, invited, decided) when 7 then 'all' when 3 then 'job' when 5 then 'source' else 'person' end as by,
      job_id as "jobId", invited, decided_by as "personId", count(*)::int as applied,
      count(*) filter (where interviewed)::int as interviewed,
      count(*) filter (where shortlisted)::int as shortlisted, count(*) filter (where accepted)::int as accepted
    from received
    group by grouping sets ((), (job_id), (invited), (decided, decided_by))
    having grouping(decided) = 1 or decided`,
  );

/** When a decision was made; one that waits to be sent counts, as everywhere in the company. */
const decidedAt = sql`coalesce(applications.held_at, applications.decided_at)`;

export interface TimeRow {
  by: "all" | "month" | "job";
  month: string | null;
  jobId: string | null;
  decisions: number;
  /** Days. */
  median: number;
  p90: number;
}

/** Measures the days from the application to decisions of the period: in all, by month and by job. */
export const findTimes = (db: Db, asked: Asked): Promise<TimeRow[]> =>
  readRows(
    db,
    sql`with decided as (
      select applications.job_id,
        to_char(${decidedAt} at time zone ${sql.raw(`'${ZONE}'`)}, 'YYYY-MM') as month,
        (extract(epoch from ${decidedAt} - applications.created_at) / 86400)::float8 as days
      from applications
      where ${ofAsked(asked)} and ${decidedAt} between ${asked.start.toISOString()}::timestamptz and ${asked.end.toISOString()}::timestamptz
        and applications.shown_status in ('accepted', 'rejected'))
    select case grouping(month, job_id) when 3 then 'all' when 1 then 'month' else 'job' end as by, month, job_id as "jobId",
      count(*)::int as decisions, percentile_cont(0.5) within group (order by days) as median,
      percentile_cont(0.9) within group (order by days) as p90
    from decided group by grouping sets ((), (month), (job_id)) having count(*) > 0`,
  );

export interface GroupRow {
  by: "place" | "experience" | "education";
  name: string;
  /** Sent interviews, and those with the verdict Pass. */
  graded: number;
  passed: number;
  /** Decided applications, and accepted ones. */
  decided: number;
  accepted: number;
}

const experience = sql.join(
  [...EXPERIENCE_BANDS]
    .reverse()
    .map(({ name, from }) => sql`when applications.experience_years >= ${from} then ${name}`),
  sql` `,
);
/** The highest level that one of the degrees names: higher levels are asked first. `degrees`: those of one candidate as JSON text. */
const education = sql.join(
  [...EDUCATION_LEVELS].reverse().map(({ name, words }) => sql`when degrees ~* ${words} then ${name}`),
  sql` `,
);

/** Counts verdicts and decisions of the period by groups of candidates, the largest groups first; unknown ones are left out. */
export const findGroups = (db: Db, asked: Asked, limit: number): Promise<GroupRow[]> =>
  readRows(
    db,
    sql`with received as materialized (
      select nullif(trim(jobs.location), '') as place, case ${experience} end as experience,
        nullif(jsonb_path_query_array(applications.education, '$[*].degree')::text, '[]') as degrees,
        applications.interview_verdict, applications.shown_status as status
      from applications join jobs on jobs.id = applications.job_id
      where ${received(asked)} and applications.student_id is not null
        and (applications.interview_verdict is not null or applications.shown_status in ('accepted', 'rejected'))
        and applications.shown_status <> 'withdrawn'),
    grouped as (
      select place, experience, case ${education} end as education, interview_verdict, status from received)
    select case grouping(place, experience, education) when 3 then 'place' when 5 then 'experience' else 'education' end as by,
      coalesce(place, experience, education) as name, count(interview_verdict)::int as graded,
      count(*) filter (where interview_verdict = 'Pass')::int as passed,
      count(*) filter (where status in ('accepted', 'rejected'))::int as decided,
      count(*) filter (where status = 'accepted')::int as accepted
    from grouped group by grouping sets ((place), (experience), (education))
    having coalesce(place, experience, education) is not null
    order by count(*) desc, name limit ${limit}`,
  );

export const findTitles = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: jobs.id, title: jobs.title, deletedAt: jobs.deletedAt })
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));

export const findNames = (db: Db, ids: readonly string[]) =>
  db
    .select({ _id: users.id, fullName: users.fullName })
    .from(users)
    .where(inArray(users.id, [...ids]));
