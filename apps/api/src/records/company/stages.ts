import { STAGE_OF_ANOTHER_JOB } from "@dryrun/domain/company/stages/messages";
import {
  FIXED_STAGES,
  type StageEntry,
  type StageSet,
  stageByRule,
  stageSetOf,
} from "@dryrun/domain/company/stages/rules";
import { and, eq, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { activity } from "../../db/schema/activity.ts";
import { applications } from "../../db/schema/applications.ts";
import { companies } from "../../db/schema/companies.ts";
import { jobStages } from "../../db/schema/job-stages.ts";
import { invalidField } from "../../errors/app-error.ts";
import { applicationsOf, type Member } from "./members.ts";

/** Selects a stage, in queries of `applications`; null while its job and company have the default stages. */
const entryOf = (stage: SQLWrapper | string) => sql`(select e.value
  from companies c left join job_stages j on j.job_id = applications.job_id
  cross join jsonb_array_elements(coalesce(j.stages, c.stages)->'stages') e(value)
  where c.id = applications.employer_id and e.value->>'_id' = ${stage})`;

/** Selects the stage of an application as its company shows it; null for the default stages. */
export const shownStage = sql<StageEntry | null>`${entryOf(sql`applications.stage`)}`;

/** Selects the name of a stage for the activity log: the id while its job and company have the default stages. */
export const nameOfStage = (stage: SQL | string): SQL => sql`coalesce(${entryOf(stage)}->>'name', ${stage})`;

const stages = { ofJob: jobStages.stages, ofCompany: companies.stages };

/**
 * Lets nobody change the stages of a company until the transaction ends. Call this before applications are locked, because
 * a change of the stages locks the company first.
 */
export const lockStages = (tx: Db, companyId: string) =>
  tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for("share");

/** Locks the stages of the company that got the application; does nothing without one. */
export async function lockStagesOf(tx: Db, applicationId: string | null): Promise<void> {
  if (!applicationId) return;
  const [row] = await tx
    .select({ companyId: applications.companyId })
    .from(applications)
    .where(eq(applications.id, applicationId));
  if (row?.companyId) await lockStages(tx, row.companyId);
}

const isFixed = (stage: string) => FIXED_STAGES.some((fixed) => fixed === stage);

/** Refuses a stage that the job of one of these applications does not have, and keeps it until the transaction ends. */
export async function requireStage(tx: Db, member: Member, ids: readonly string[], stage: string | undefined) {
  if (stage === undefined || isFixed(stage)) return;
  await lockStages(tx, member.companyId);
  const sets: { ofJob: StageSet | null; ofCompany: StageSet | null }[] = await tx
    .selectDistinctOn([applications.jobId], stages)
    .from(applications)
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .leftJoin(jobStages, eq(jobStages.jobId, applications.jobId))
    .where(and(applicationsOf(member), inArray(applications.id, [...ids])));
  const hasStage = (set: StageSet) => set.stages.some(({ _id }) => _id === stage);
  if (!sets.every((one) => hasStage(stageSetOf(one)))) throw invalidField("stage", STAGE_OF_ANOTHER_JOB);
}

/**
 * Moves a pending application by the rules of its stages, after its result was sent or has changed. The caller has called
 * `lockStagesOf`.
 */
export async function moveByRule(tx: Db, applicationId: string | null, at: Date): Promise<void> {
  if (!applicationId) return;
  const [row] = await tx
    .select({
      companyId: companies.id,
      jobId: applications.jobId,
      stage: applications.stage,
      verdict: applications.interviewVerdict,
      score: applications.interviewScore,
      ...stages,
    })
    .from(applications)
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .leftJoin(jobStages, eq(jobStages.jobId, applications.jobId))
    .where(and(eq(applications.id, applicationId), eq(applications.shownStatus, "pending")));
  if (!row || row.verdict === null || row.score === null) return;
  const { companyId, jobId, verdict, score } = row;
  const stage = stageByRule(stageSetOf(row), row.stage, { verdict, score });
  if (!stage) return;
  await tx
    .update(applications)
    .set({ stage: stage._id })
    .where(and(eq(applications.id, applicationId), eq(applications.shownStatus, "pending")));
  await tx
    .insert(activity)
    .values({ companyId, jobId, applicationId, userId: null, kind: "moved-by-rule", detail: stage.name, at });
}
