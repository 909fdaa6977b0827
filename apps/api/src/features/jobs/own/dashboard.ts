import { DECISION_DUE_DAYS } from "@dryrun/domain/applications/limits";
import type { Output } from "@dryrun/domain/contract/define";
import { invitationTime } from "@dryrun/domain/invitations/rules";
import type { employerDashboard, jobStats } from "@dryrun/domain/jobs/contract";
import { addMs, DAY_MS, indianDay } from "@dryrun/domain/time";
import type { Db } from "../../../db/client.ts";
import { notFound } from "../../../errors/app-error.ts";
import type { Clock } from "../../../ports.ts";
import { titleOf } from "../../../records/jobs/job-answers.ts";
import { findOwnJob } from "../../../records/jobs.ts";
import { createCachedNumbers, LARGE } from "../../../search/cached-numbers.ts";
import * as query from "./dashboard-queries.ts";

const DAYS = 30;
const NEWEST = 10;
const ENDING_JOBS = 3;
type Answer = Output<typeof employerDashboard>;
export type Dashboard = ReturnType<typeof createDashboard>;

/** Counts one job, with separate numbers for invited people. */
const statsOf =
  (db: Db, clock: Clock) =>
  async (employerId: string, jobId: string): Promise<Output<typeof jobStats>> => {
    const ownJob = await findOwnJob(db, jobId, employerId);
    if (!ownJob) throw notFound("This job");
    const { unreadInterviews: _, pendingInterviews: __, ...stats } = await query.findTotals(db, employerId, jobId);
    return {
      ...stats,
      invited: await query.countInvited(db, employerId, jobId),
      openInvitations: await query.countOpenInvitations(db, jobId, invitationTime(ownJob.job, clock.now())),
      byInvitation: await query.findInvitedTotals(db, employerId, jobId),
    };
  };

/** Returns the newest applications and sent interviews together. */
async function activitiesOf(db: Db, employerId: string) {
  const applied = await query.findNewestApplications(db, employerId, NEWEST);
  const sent = await query.findNewestInterviews(db, employerId, NEWEST);
  return [
    ...applied.map((row) => ({ ...row, type: "application" as const })),
    ...sent.map((row) => ({ ...row, type: "interview" as const })),
  ]
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, NEWEST)
    .map(({ at, job, ...row }) => ({ ...row, jobTitle: titleOf(job), date: at.toISOString() }));
}

async function endingOf(db: Db, employerId: string, now: Date) {
  const rows = await query.findEndingInvitations(db, employerId, now, ENDING_JOBS);
  return rows.map(({ firstAt, lastAt, ...row }) => ({
    ...row,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }));
}

export function createDashboard({ db, clock }: { db: Db; clock: Clock }) {
  const cachedNumbers = createCachedNumbers<Answer>({
    clock,
    isLarge: ({ totalApplications }) => totalApplications >= LARGE,
  });

  async function perDay(employerId: string, now: Date) {
    const rows = await query.countPerDay(db, employerId, addMs(now, -DAYS * DAY_MS));
    const counts = new Map(rows.map(({ date, count }) => [date, count]));
    return Array.from({ length: DAYS }, (_, index) => {
      const date = indianDay(addMs(now, (index - DAYS + 1) * DAY_MS));
      return { date, count: counts.get(date) ?? 0 };
    });
  }

  async function look(employerId: string): Promise<Answer> {
    const now = clock.now();
    const stats = await query.findTotals(db, employerId);
    return {
      ...stats,
      totalJobs: await query.countOwnJobs(db, employerId),
      invited: await query.countInvited(db, employerId),
      byInvitation: await query.findInvitedTotals(db, employerId),
      ...(await query.findWaiting(db, employerId, addMs(now, -DECISION_DUE_DAYS * DAY_MS))),
      endingInvitations: await endingOf(db, employerId, now),
      applicationsPerDay: await perDay(employerId, now),
      recentActivities: await activitiesOf(db, employerId),
    };
  }

  return {
    statsOf: statsOf(db, clock),

    read: (employerId: string): Promise<Answer> => cachedNumbers.get(employerId, () => look(employerId)),
  };
}
