import type { jobStages, setStages, stages } from "@dryrun/domain/company/profile/contract";
import { RULE_WITHOUT_STAGE, stageInUse, TOO_MANY_OWN_SETS } from "@dryrun/domain/company/stages/messages";
import { MAX_JOBS_WITH_STAGES, removedStages, type StageSet, stageSetOf } from "@dryrun/domain/company/stages/rules";
import type { JobStages } from "@dryrun/domain/company/stages/schema";
import type { Input, Output } from "@dryrun/domain/contract/define";
import type { Db } from "../../db/client.ts";
import { AppError, invalidField, notFound } from "../../errors/app-error.ts";
import type { Clock } from "../../ports.ts";
import { logOfJob } from "../../records/company/activity.ts";
import { findCompany, lockCompany, updateCompany } from "../../records/company/companies.ts";
import type { Member } from "../../records/company/members.ts";
import { lockOwned } from "../../records/company/owned.ts";
import * as query from "./queries.ts";

type OfCompany = Output<typeof stages>;
type OfJob = Output<typeof jobStages>;
type Given = Input<typeof setStages>["body"];
type Moves = Given["moves"];

interface Deps {
  db: Db;
  clock: Clock;
  /** The cached counts of the company's lists. */
  kept: { forget(companyId: string): void };
}
interface Change {
  before: StageSet;
  after: StageSet;
  moves: Moves;
  /** The applications whose stages change. */
  where: ReturnType<typeof query.ofJob>;
  at: Date;
}

/**
 * Empties the stages that a change removes. Applications that are decided or withdrawn move too, so that one that is opened
 * again has a stage; without an entry in `moves` they become `reading`.
 */
async function emptyRemoved(tx: Db, member: Member, { before, after, moves, where, at }: Change): Promise<void> {
  const removed = removedStages(before, after);
  if (removed.length === 0) return;
  const stageOf = (id: string | undefined) => after.stages.find(({ _id }) => _id === id);
  const targets = new Map(moves.map(({ from, to }) => [from, to]));
  const unknown = moves.findIndex(({ to }) => !stageOf(to));
  if (unknown >= 0) throw invalidField(`moves.${unknown}.to`, RULE_WITHOUT_STAGE);
  const counts = await query.countPending(
    tx,
    where,
    removed.map(({ _id }) => _id),
  );
  const inUse = removed.flatMap(({ _id, name }) => {
    const applications = counts.find(({ stage }) => stage === _id)?.count ?? 0;
    return applications > 0 && !targets.has(_id) ? [{ _id, name, applications }] : [];
  });
  const total = inUse.reduce((sum, { applications }) => sum + applications, 0);
  if (total > 0) throw new AppError("STAGE_IN_USE", stageInUse(total), { stages: inUse });
  for (const { _id } of removed) {
    const to = stageOf(targets.get(_id)) ?? stageOf("reading");
    if (to) await query.moveAll(tx, member, where, { from: _id, to, at });
  }
}

/** Changes the stages of a job whose company is locked. */
async function saveOfJob({ clock }: Deps, tx: Db, member: Member, jobId: string, given: JobStages): Promise<OfJob> {
  const { isOwn, stages = [], rules, moves } = given;
  const company = await lockCompany(tx, member.companyId);
  const job = await query.findJobStages(tx, member, jobId);
  if (!job) throw notFound("This job");
  const ofCompany = stageSetOf({ ofCompany: company?.stages });
  const after = isOwn ? { stages, rules } : ofCompany;
  if (isOwn && !job.own && (await query.countOwnSets(tx, member.companyId)) >= MAX_JOBS_WITH_STAGES)
    throw new AppError("LIMIT_REACHED", TOO_MANY_OWN_SETS);
  const at = clock.now();
  const where = query.ofJob(member.companyId, jobId);
  await emptyRemoved(tx, member, { before: job.own ?? ofCompany, after, moves, where, at });
  if (isOwn) await query.setJobStages(tx, jobId, after);
  else await query.removeJobStages(tx, jobId);
  await logOfJob(tx, member, jobId, "stages-changed", at);
  return { isOwn, ...after };
}

export type Stages = ReturnType<typeof createStages>;

/** The stages of a company and of its jobs, with the rules that move applications between them. */
export function createStages(deps: Deps) {
  const { db, clock, kept } = deps;
  async function forgetting<T>(member: Member, change: (tx: Db) => Promise<T>): Promise<T> {
    const changed = await db.transaction(change);
    kept.forget(member.companyId);
    return changed;
  }
  return {
    read: async ({ companyId }: Member): Promise<OfCompany> =>
      stageSetOf({ ofCompany: (await findCompany(db, companyId))?.stages }),

    /** Only for owners. */
    save: (member: Member, { stages, rules, moves }: Given): Promise<OfCompany> =>
      forgetting(member, async (tx) => {
        const company = await lockOwned(tx, member);
        const before = stageSetOf({ ofCompany: company?.stages });
        const after = { stages, rules };
        const where = query.ofCompanyStages(member.companyId);
        await emptyRemoved(tx, member, { before, after, moves, where, at: clock.now() });
        await updateCompany(tx, member.companyId, { stages: after });
        return after;
      }),

    async readOfJob(member: Member, jobId: string): Promise<OfJob> {
      const job = await query.findJobStages(db, member, jobId);
      if (!job) throw notFound("This job");
      const company = job.own ? undefined : await findCompany(db, member.companyId);
      return { isOwn: job.own !== null, ...stageSetOf({ ofJob: job.own, ofCompany: company?.stages }) };
    },

    saveOfJob: (member: Member, jobId: string, given: JobStages): Promise<OfJob> =>
      forgetting(member, (tx) => saveOfJob(deps, tx, member, jobId, given)),
  };
}
