import { createHash } from "node:crypto";
import type { saveJobCriteria } from "@dryrun/domain/applications/scorecards/contract";
import { DEFAULT_CRITERIA } from "@dryrun/domain/applications/scorecards/criteria";
import { MAX_CRITERIA_EVER } from "@dryrun/domain/applications/scorecards/limits";
import {
  CRITERIA_CHANGED,
  TOO_MANY_FORMER_CRITERIA,
  UNKNOWN_CRITERION,
} from "@dryrun/domain/applications/scorecards/messages";
import type { Input, Output } from "@dryrun/domain/contract/define";
import type { Db } from "../../db/client.ts";
import { AppError, invalidField, notFound } from "../../errors/app-error.ts";
import { newId } from "../../ids.ts";
import type { Clock } from "../../ports.ts";
import { logOfJob } from "../../records/company/activity.ts";
import type { Member } from "../../records/company/members.ts";
import { isOwnJob } from "../../records/jobs.ts";
import * as query from "./queries.ts";

type Answer = Output<typeof saveJobCriteria>;
type Given = Input<typeof saveJobCriteria>["body"];
type Criterion = Answer["criteria"][number];
interface Deps {
  db: Db;
  clock: Clock;
}

const pick = ({ key, name, description }: Criterion): Criterion => ({ key, name, description });

/** Returns the criteria that a scorecard asks for. */
export const activeOf = (rows: readonly query.CriterionRow[]): Criterion[] =>
  (rows.length === 0 ? DEFAULT_CRITERIA : rows.filter(({ retiredAt }) => retiredAt === null)).map(pick);

const versionOf = (criteria: readonly Criterion[]) =>
  createHash("sha256")
    .update(JSON.stringify(criteria.map(pick)))
    .digest("hex")
    .slice(0, 32);

const answerOf = (criteria: Criterion[]): Answer => ({ criteria, version: versionOf(criteria) });

/** Returns the criteria with a key each; refuses keys that the job never had, and repeated ones. */
function withKeys(given: Given["criteria"], rows: readonly query.CriterionRow[], now: Date): Criterion[] {
  const known = new Set([...rows, ...DEFAULT_CRITERIA].map(({ key }) => key));
  return given.map(({ key, name, description }) => {
    if (key && !known.delete(key)) throw invalidField("criteria", UNKNOWN_CRITERION);
    return { key: key || newId(now), name, description };
  });
}

/** Returns the rows to store: the criteria in their order, then those that were removed and have scores. */
function rowsOf(
  jobId: string,
  next: readonly Criterion[],
  former: readonly query.CriterionRow[],
): query.CriterionRow[] {
  const active = next.map((one, position) => ({ ...one, jobId, position, retiredAt: null }));
  const retired = former.map((one, index) => ({ ...one, position: next.length + index }));
  return [...active, ...retired];
}

async function save({ clock }: Deps, tx: Db, member: Member, jobId: string, given: Given): Promise<Answer> {
  if (!(await query.lockJob(tx, member, jobId))) throw notFound("This job");
  const now = clock.now();
  const rows = await query.findCriteria(tx, jobId);
  const before = activeOf(rows);
  const next = withKeys(given.criteria, rows, now);
  if (versionOf(next) === versionOf(before)) return answerOf(before);
  if (given.version !== versionOf(before)) throw new AppError("VERSION_CHANGED", CRITERIA_CHANGED);
  const isNext = new Set(next.map(({ key }) => key));
  const scored = new Set(await query.findScoredKeys(tx, jobId));
  const defaults = DEFAULT_CRITERIA.map((one, position) => ({ ...one, jobId, position, retiredAt: null }));
  const former = (rows.length === 0 ? defaults : rows)
    .filter(({ key }) => !isNext.has(key) && scored.has(key))
    .map((one) => ({ ...one, retiredAt: one.retiredAt ?? now }));
  if (next.length + former.length > MAX_CRITERIA_EVER) throw new AppError("LIMIT_REACHED", TOO_MANY_FORMER_CRITERIA);
  await query.replaceCriteria(tx, jobId, rowsOf(jobId, next, former));
  await logOfJob(tx, member, jobId, "criteria-changed", now);
  return answerOf(next);
}

export type Criteria = ReturnType<typeof createCriteria>;

/** Manages what a job's scorecards ask for. */
export const createCriteria = (deps: Deps) => ({
  async read(member: Member, jobId: string): Promise<Answer> {
    if (!(await isOwnJob(deps.db, member, jobId))) throw notFound("This job");
    return answerOf(activeOf(await query.findCriteria(deps.db, jobId)));
  },
  save: (member: Member, jobId: string, given: Given): Promise<Answer> =>
    deps.db.transaction((tx) => save(deps, tx, member, jobId, given)),
});
