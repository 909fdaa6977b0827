import { DECISION_DUE_DAYS } from "@dryrun/domain/applications/limits";
import type { Output } from "@dryrun/domain/contract/define";
import { invitationTime } from "@dryrun/domain/invitations/rules";
import type { employerDashboard, jobStats } from "@dryrun/domain/jobs/contract";
import { addMs, DAY_MS, indianDay } from "@dryrun/domain/time";
import type { Db } from "../../../db/client.ts";
import { notFound } from "../../../errors/app-error.ts";
import type { Clock } from "../../../ports.ts";
import { type Member, scopeKey } from "../../../records/company/members.ts";
import { titleOf } from "../../../records/jobs/job-answers.ts";
import { findOwnJob } from "../../../records/jobs.ts";
import { createCachedNumbers, LARGE } from "../../../search/cached-numbers.ts";
import * as query from "./dashboard-queries.ts";

const DAYS = 30;
const NEWEST = 10;
const ENDING_JOBS = 3;
type Answer = Output<typeof employerDashboard>;
/** What is the same for everybody who sees the same jobs. */
type Shared = Omit<Answer, "assignedToYou">;
export type Dashboard = ReturnType<typeof createDashboard>;

/** Counts one job, with separate numbers for invited people. */
const statsOf =
  (db: Db, clock: Clock) =>
  async (member: Member, jobId: string): Promise<Output<typeof jobStats>> => {
    const ownJob = await findOwnJob(db, jobId, member);
    if (!ownJob) throw notFound("This job");
    const { unreadInterviews: _, pendingInterviews: __, ...stats } = await query.findTotals(db, member, jobId);
    return {
      ...stats,
      invited: await query.countInvited(db, member, jobId),
      openInvitations: await query.countOpenInvitations(db, jobId, invitationTime(ownJob.job, clock.now())),
      byInvitation: await query.findInvitedTotals(db, member, jobId),
    };
  };

/** Returns the newest applications and sent interviews together. */
async function activitiesOf(db: Db, member: Member) {
  const applied = await query.findNewestApplications(db, member, NEWEST);
  const sent = await query.findNewestInterviews(db, member, NEWEST);
  return [
    ...applied.map((row) => ({ ...row, type: "application" as const })),
    ...sent.map((row) => ({ ...row, type: "interview" as const })),
  ]
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, NEWEST)
    .map(({ at, job, ...row }) => ({ ...row, jobTitle: titleOf(job), date: at.toISOString() }));
}

async function endingOf(db: Db, member: Member, now: Date) {
  const rows = await query.findEndingInvitations(db, member, now, ENDING_JOBS);
  return rows.map(({ firstAt, lastAt, ...row }) => ({
    ...row,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }));
}

export function createDashboard({ db, clock }: { db: Db; clock: Clock }) {
  const cachedNumbers = createCachedNumbers<Shared>({
    clock,
    isLarge: ({ totalApplications }) => totalApplications >= LARGE,
  });

  async function perDay(member: Member, now: Date) {
    const rows = await query.countPerDay(db, member, addMs(now, -DAYS * DAY_MS));
    const counts = new Map(rows.map(({ date, count }) => [date, count]));
    return Array.from({ length: DAYS }, (_, index) => {
      const date = indianDay(addMs(now, (index - DAYS + 1) * DAY_MS));
      return { date, count: counts.get(date) ?? 0 };
    });
  }

  async function look(member: Member): Promise<Shared> {
    const now = clock.now();
    const stats = await query.findTotals(db, member);
    return {
      ...stats,
      totalJobs: await query.countOwnJobs(db, member),
      invited: await query.countInvited(db, member),
      byInvitation: await query.findInvitedTotals(db, member),
      ...(await query.findWaiting(db, member, addMs(now, -DECISION_DUE_DAYS * DAY_MS))),
      endingInvitations: await endingOf(db, member, now),
      applicationsPerDay: await perDay(member, now),
      recentActivities: await activitiesOf(db, member),
    };
  }

  return {
    statsOf: statsOf(db, clock),

    read: async (member: Member): Promise<Answer> => ({
      ...(await cachedNumbers.get(scopeKey(member), () => look(member))),
      assignedToYou: await query.countAssigned(db, member),
    }),
  };
}
