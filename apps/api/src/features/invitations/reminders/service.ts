import { DO_NOT_CONTACT } from "@dryrun/domain/applications/messages";
import type { ErrorCode } from "@dryrun/domain/errors";
import * as say from "@dryrun/domain/invitations/messages";
import {
  isAlive,
  refusalToRemindOfInterview,
  refusalToRemindToApply,
  reminderWait,
} from "@dryrun/domain/invitations/rules";
import type { Db } from "../../../db/client.ts";
import { AppError, notFound } from "../../../errors/app-error.ts";
import { findApplicationId, keepReminded, lockApplicationTo } from "../../../records/applications.ts";
import { logOfApplications, logOfJob } from "../../../records/company/activity.ts";
import { findStopped } from "../../../records/company/contact-stops.ts";
import type { Member } from "../../../records/company/members.ts";
import { findInvitationToJob } from "../../../records/invitations.ts";
import { findOwnJob } from "../../../records/jobs.ts";
import { notifyOfApplications, notifyOfInvitations } from "../../../records/notifications/notify.ts";
import { findUser } from "../../../records/users.ts";
import * as query from "../queries.ts";
import { refuseUnlessOpen } from "../send.ts";
import type { ReminderDeps } from "./deps.ts";
import { previewReminders, remindAll, settleReminders, undoReminders } from "./remind-all.ts";

const WHY: Partial<Record<ErrorCode, string>> = {
  ALREADY_APPLIED: say.HAS_APPLIED,
  NOT_APPLIED: say.HAS_NOT_APPLIED,
  INTERVIEW_SENT: say.INTERVIEW_SENT,
  DECIDED: say.NO_LONGER_OPEN,
};
export interface Whom {
  studentId: string;
  jobId: string;
}
export type Reminders = ReturnType<typeof createReminders>;

/** Reminds an invited person who has not applied. */
const toApply =
  (deps: ReminderDeps) =>
  (member: Member, { studentId, jobId }: Whom): Promise<void> =>
    counted(deps, member, async (tx) => {
      const now = deps.clock.now();
      const job = await ownJob(tx, member, jobId);
      const invitation = await query.lockInvitationTo(tx, jobId, studentId);
      if (!invitation || invitation.cancelledAt) throw notFound("This invitation");
      const applicationId = await findApplicationId(tx, jobId, studentId);
      const refusal = refusalToRemindToApply(applicationId !== undefined);
      if (refusal) throw new AppError(refusal, WHY[refusal] ?? "", { applicationId });
      refuseUnlessOpen(job, now);
      await deps.declines.check(tx, invitation.email);
      await refuseStopped(tx, member, studentId);
      if (!isAlive(invitation, now)) throw new AppError("NOT_FOUND", say.INVITATION_OVER);
      waitAnHour(invitation.applicationReminderDueAt ?? invitation.applicationRemindedAt, now);
      await query.updateInvitation(tx, invitation.id, { applicationRemindedAt: now, remindedBy: member.userId });
      await notifyOfInvitations(tx, [invitation.id], "remind-to-apply", now);
      await deps.queue.enqueue(tx, "mail.application-reminder", { invitationId: invitation.id });
      await logOfJob(tx, member, jobId, "reminded", now);
    });

/** Reminds an applicant, invited or not, who can still send an interview. */
const ofInterview =
  (deps: ReminderDeps) =>
  (member: Member, { studentId, jobId, applicationId }: Whom & { applicationId?: string | undefined }): Promise<void> =>
    counted(deps, member, async (tx) => {
      const now = deps.clock.now();
      await ownJob(tx, member, jobId);
      const applicationTo = await lockApplicationTo(tx, jobId, studentId);
      if (applicationId && applicationTo?.id !== applicationId) throw notFound("This application");
      if (!applicationTo && !(await findInvitationToJob(tx, jobId, studentId))) throw notFound("This candidate");
      const refusal = refusalToRemindOfInterview(applicationTo);
      if (refusal || !applicationTo) throw new AppError(refusal ?? "NOT_APPLIED", WHY[refusal ?? "NOT_APPLIED"] ?? "");
      const candidate = await findUser(tx, studentId);
      if (candidate) await deps.declines.check(tx, candidate.email);
      await refuseStopped(tx, member, studentId);
      waitAnHour(applicationTo.interviewRemindedAt, now);
      await keepReminded(tx, applicationTo.id, now);
      await notifyOfApplications(tx, [applicationTo.id], "remind-of-interview", now);
      await deps.queue.enqueue(tx, "mail.interview-reminder", { applicationId: applicationTo.id, byId: member.userId });
      await logOfApplications(tx, member, [applicationTo.id], { kind: "reminded", at: now });
    });

export const createReminders = (deps: ReminderDeps) => ({
  toApply: toApply(deps),
  ofInterview: ofInterview(deps),
  all: remindAll(deps),
  preview: previewReminders(deps),
  undo: undoReminders(deps),
  sweep: settleReminders(deps),
});

/** Counts towards the daily limit; refused reminders are returned to it. */
async function counted({ db, perDay }: ReminderDeps, member: Member, send: (tx: Db) => Promise<void>): Promise<void> {
  await perDay.take(member);
  await db.transaction(send).catch(async (error: unknown) => {
    await perDay.giveBack(member);
    throw error;
  });
}

async function ownJob(tx: Db, member: Member, jobId: string) {
  const ownJob = await findOwnJob(tx, jobId, member);
  if (!ownJob) throw notFound("This job");
  return ownJob.job;
}

async function refuseStopped(tx: Db, { companyId }: Member, studentId: string) {
  if ((await findStopped(tx, companyId, [studentId])).size > 0) throw new AppError("DO_NOT_CONTACT", DO_NOT_CONTACT);
}

function waitAnHour(lastAt: Date | null, now: Date) {
  const wait = reminderWait(lastAt, now);
  if (wait === 0) return;
  throw new AppError("TOO_MANY_REQUESTS", say.REMINDED_WITHIN_HOUR, {}, { "Retry-After": String(wait) });
}
