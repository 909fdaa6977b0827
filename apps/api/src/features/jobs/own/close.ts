import { refusalToReopen } from "@dryrun/domain/jobs/rules";
import { AppError, notFound } from "../../../errors/app-error.ts";
import { resumeInvitationsTo } from "../../../records/invitations.ts";
import { closeJob, lockAnyOwnJob, lockOwnJob, reopenJob } from "../../../records/jobs.ts";
import type { OwnJobParts } from "./parts.ts";
import { readOwn } from "./read.ts";

/** Ends the job without deleting it; a closed job keeps its first closing time. */
export const close = (parts: OwnJobParts) => async (employerId: string, id: string) => {
  await parts.records.change(async (tx) => {
    const job = await lockOwnJob(tx, id, employerId);
    if (!job) throw notFound("This job");
    if (job.closedAt === null) await closeJob(tx, job, parts.clock.now());
  });
  return readOwn(parts, employerId, id);
};

/** Lists the job again; its invitations regain their remaining time, and waiting mails are sent. */
export const reopen = (parts: OwnJobParts) => async (employerId: string, id: string) => {
  await parts.records.change(async (tx) => {
    const job = await lockAnyOwnJob(tx, id, employerId);
    if (!job) throw notFound("This job");
    const now = parts.clock.now();
    const refusal = refusalToReopen(job, now);
    if (refusal) throw new AppError("JOB_CLOSED", refusal);
    if (job.closedAt === null) return;
    await reopenJob(tx, job, now);
    const waited = await resumeInvitationsTo(tx, id, job.closedAt, now);
    await parts.queue.enqueueAll(
      tx,
      "mail.invitation",
      waited.map((invitationId) => ({ invitationId })),
    );
  });
  return readOwn(parts, employerId, id);
};
