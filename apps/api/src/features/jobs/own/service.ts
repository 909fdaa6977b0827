import { refusalToReopen } from "@dryrun/domain/jobs/rules";
import { AppError, notFound } from "../../../errors/app-error.ts";
import { logOfJob } from "../../../records/company/activity.ts";
import type { Member } from "../../../records/company/members.ts";
import { resumeInvitationsTo } from "../../../records/invitations.ts";
import { closeJob, lockAnyOwnJob, lockOwnJob, reopenJob } from "../../../records/jobs.ts";
import type { OwnJobDeps } from "./deps.ts";
import { list, readOwn } from "./read.ts";
import { create, remove, update } from "./write.ts";

/** Ends the job without deleting it; a closed job keeps its first closing time. */
export const close = (deps: OwnJobDeps) => async (member: Member, id: string) => {
  await deps.records.change(async (tx) => {
    const job = await lockOwnJob(tx, id, member);
    if (!job) throw notFound("This job");
    if (job.closedAt !== null) return;
    const now = deps.clock.now();
    await closeJob(tx, job, now);
    await logOfJob(tx, member, id, "closed", now);
  });
  return readOwn(deps, member, id);
};

/** Lists the job again; its invitations regain their remaining time, and waiting mails are sent. */
export const reopen = (deps: OwnJobDeps) => async (member: Member, id: string) => {
  await deps.records.change(async (tx) => {
    const job = await lockAnyOwnJob(tx, id, member);
    if (!job) throw notFound("This job");
    const now = deps.clock.now();
    const refusal = refusalToReopen(job, now);
    if (refusal) throw new AppError("JOB_CLOSED", refusal);
    if (job.closedAt === null) return;
    await reopenJob(tx, job, now);
    await logOfJob(tx, member, id, "reopened", now);
    const waited = await resumeInvitationsTo(tx, id, job.closedAt, now);
    await deps.queue.enqueueAll(
      tx,
      "mail.invitation",
      waited.map((invitationId) => ({ invitationId })),
    );
  });
  return readOwn(deps, member, id);
};

export type OwnJobs = ReturnType<typeof createOwnJobs>;

/** An employer's jobs: only their owner can post, edit, close and delete them. */
export const createOwnJobs = (deps: OwnJobDeps) => ({
  read: (member: Member, id: string) => readOwn(deps, member, id),
  list: list(deps),
  create: create(deps),
  update: update(deps),
  close: close(deps),
  reopen: reopen(deps),
  remove: remove(deps),
});
