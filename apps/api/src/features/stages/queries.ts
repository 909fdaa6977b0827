import type { StageEntry, StageSet } from "@dryrun/domain/company/stages/rules";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { applications } from "../../db/schema/applications.ts";
import { jobStages } from "../../db/schema/job-stages.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { jobsOf, type Member } from "../../records/company/members.ts";

/** Finds a job that the person sees, with its own stages; undefined if there is no such job. */
export async function findJobStages(
  db: Db,
  member: Member,
  jobId: string,
): Promise<{ own: StageSet | null } | undefined> {
  const [found] = await db
    .select({ own: jobStages.stages })
    .from(jobs)
    .leftJoin(jobStages, eq(jobStages.jobId, jobs.id))
    .where(and(eq(jobs.id, jobId), jobsOf(member)));
  return found;
}

export const countOwnSets = async (db: Db, companyId: string): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(jobStages)
    .innerJoin(jobs, eq(jobs.id, jobStages.jobId))
    .where(eq(jobs.companyId, companyId));
  return row?.count ?? 0;
};

export const setJobStages = (tx: Db, jobId: string, stages: StageSet) =>
  tx.insert(jobStages).values({ jobId, stages }).onConflictDoUpdate({ target: jobStages.jobId, set: { stages } });

export const removeJobStages = (tx: Db, jobId: string) => tx.delete(jobStages).where(eq(jobStages.jobId, jobId));

/** Selects the applications to the jobs that have the stages of their company. */
export const ofCompanyStages = (companyId: string) =>
  and(
    eq(applications.companyId, companyId),
    sql`not exists (select from job_stages j where j.job_id = applications.job_id)`,
  );
export const ofJob = (companyId: string, jobId: string) =>
  and(eq(applications.companyId, companyId), eq(applications.jobId, jobId));

/** Counts the pending applications in each of these stages; a stage without any is missing. */
export const countPending = (tx: Db, where: SQL | undefined, stages: readonly string[]) =>
  tx
    .select({ stage: applications.stage, count: sql<number>`count(*)::int` })
    .from(applications)
    .where(and(where, inArray(applications.stage, [...stages]), eq(applications.shownStatus, "pending")))
    .groupBy(applications.stage);

interface Move {
  from: string;
  to: StageEntry;
  at: Date;
}
/** Moves all applications of a stage to another one; the log has an entry for each pending one. */
export const moveAll = (tx: Db, { userId }: Member, where: SQL | undefined, { from, to, at }: Move) =>
  tx.execute(sql`
    with moved as (update ${applications} set stage = ${to._id}
      where ${and(where, eq(applications.stage, from))} returning id, job_id, employer_id, shown_status)
    insert into activity (company_id, job_id, application_id, user_id, kind, detail, at)
    select employer_id, job_id, id, ${userId}::uuid, 'moved', ${to.name}, ${at.toISOString()}::timestamptz
    from moved where shown_status = 'pending'`);
