import { ALREADY_APPLIED, JOB_CLOSED } from "@dryrun/domain/applications/messages";
import { refusalToApply } from "@dryrun/domain/applications/rules";
import type { Apply } from "@dryrun/domain/applications/schema";
import type { ErrorCode } from "@dryrun/domain/errors";
import { invitationTime } from "@dryrun/domain/invitations/rules";
import { isClosed, isNotListedFor, isTakenDown } from "@dryrun/domain/jobs/rules";
import { totalExperienceYears } from "@dryrun/domain/profile/experience";
import { QUIZ_REQUIRED } from "@dryrun/domain/quiz/required";
import type { Db } from "../../db/client.ts";
import { AppError, notFound } from "../../errors/app-error.ts";
import { newId } from "../../ids.ts";
import { findApplicationId } from "../../records/applications.ts";
import { tellWebhooks } from "../../records/company/webhook-events.ts";
import { findInvitationToJob } from "../../records/invitations.ts";
import type { JobRow } from "../../records/jobs/job-rows.ts";
import { lockJobForShare } from "../../records/jobs.ts";
import { keptProjects, sanitisedEntry } from "../../records/students/resume.ts";
import { findUser } from "../../records/users.ts";
import { sanitizeRichText } from "../../rich-text.ts";
import type { ApplicationDeps } from "./deps.ts";
import { deleteDraft, insertApplication } from "./queries.ts";

/** Messages for the codes of `refusalToApply`. */
const WHY: Partial<Record<ErrorCode, string>> = { QUIZ_REQUIRED, ALREADY_APPLIED, JOB_CLOSED };

interface Applying {
  studentId: string;
  jobId: string;
  now: Date;
  job: JobRow | undefined;
}

/** Throws if this student cannot apply to this job. */
export async function refuseToApply(db: Db, { studentId, jobId, now, job }: Applying): Promise<void> {
  const passedQuiz = Boolean((await findUser(db, studentId))?.quizPassedAt);
  const applicationId = await findApplicationId(db, jobId, studentId);
  const needsInvitation = !passedQuiz || job?.awaitsVerification;
  const invitation = needsInvitation ? await findInvitationToJob(db, jobId, studentId) : null;
  const isListed = !isNotListedFor(job, { hasApplied: Boolean(applicationId) }, invitation);
  const isThere = job !== undefined && !isTakenDown(job) && isListed;
  const isOver = isThere && isClosed(job, now);
  const applicant = { passedQuiz, hasApplied: Boolean(applicationId) };
  const time = isThere ? invitationTime(job, now) : now;
  const refusal = refusalToApply(applicant, invitation, isOver, time);
  if (refusal) throw new AppError(refusal, WHY[refusal] ?? "", applicationId ? { applicationId } : {});
  if (!isThere) throw notFound("This job");
}

/** Allows one application per student and job, also when two requests race: the unique index decides. Deletes the draft. */
export const apply =
  ({ db, clock, queue }: ApplicationDeps) =>
  (studentId: string, { jobId, ...form }: Apply): Promise<string> =>
    db.transaction(async (tx) => {
      const now = clock.now();
      // Locks the job, so that nobody closes or deletes it before the application exists.
      await refuseToApply(tx, { studentId, jobId, now, job: await lockJobForShare(tx, jobId) });
      const id = newId(now);
      const content = sanitised(form);
      const experienceYears = totalExperienceYears(content.workExperience, now);
      const row = { ...content, experienceYears, id, jobId, studentId, status: "pending" as const, createdAt: now };
      if (!(await insertApplication(tx, row))) {
        const first = await findApplicationId(tx, jobId, studentId);
        throw new AppError("ALREADY_APPLIED", ALREADY_APPLIED, { applicationId: first });
      }
      await deleteDraft(tx, studentId, jobId);
      await queue.enqueue(tx, "mail.application-received", { applicationId: id });
      await tellWebhooks(tx, queue, "application.received", [id], now);
      return id;
    });

const sanitised = (form: Omit<Apply, "jobId">) => ({
  ...form,
  summary: sanitizeRichText(form.summary),
  coverLetter: sanitizeRichText(form.coverLetter),
  workExperience: (form.workExperience ?? []).map(sanitisedEntry),
  education: form.education.map(sanitisedEntry),
  projects: keptProjects(form.projects),
});
