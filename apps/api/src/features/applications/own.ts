import type { myApplication, myApplications } from "@dryrun/domain/applications/contract";
import { MY_APPLICATIONS_UNPAGED } from "@dryrun/domain/applications/limits";
import { ALREADY_DECIDED } from "@dryrun/domain/applications/messages";
import { refusalToWithdraw } from "@dryrun/domain/applications/rules";
import type { Input, Output } from "@dryrun/domain/contract/define";
import { isTakenDown } from "@dryrun/domain/jobs/rules";
import { pagingOf } from "@dryrun/domain/pages";
import { salaryText } from "@dryrun/domain/pay/salary-text";
import type { Db } from "../../db/client.ts";
import { retryDeadlock } from "../../db/deadlock.ts";
import { AppError, notFound } from "../../errors/app-error.ts";
import { endMeetingsOfWithdrawn } from "../../records/company/meetings.ts";
import { findInvitationsToAnswer } from "../../records/invitations.ts";
import { findAnswerDays } from "../../records/jobs/answer-time.ts";
import { jobAnswer, titleOf } from "../../records/jobs/job-answers.ts";
import type { ApplicationDeps } from "./deps.ts";
import * as query from "./queries.ts";
import { findReopened } from "./received/decision-queries.ts";
import * as serialize from "./serialize.ts";

/** Lists the student's applications (without a `page`, the newest 100), and their open invitations. */
export const listOwn =
  ({ db, clock }: ApplicationDeps) =>
  async (
    studentId: string,
    { page, limit, jobId }: Input<typeof myApplications>["query"],
  ): Promise<Output<typeof myApplications>> => {
    const paging = page === undefined ? { page: 1, limit: MY_APPLICATIONS_UNPAGED } : { page, limit };
    const [{ rows, total }, invited] = await Promise.all([
      query.findStudentApplications(db, studentId, jobId, paging),
      findInvitationsToAnswer(db, studentId, clock.now()),
    ]);
    return {
      applications: rows.map(({ application, job, interview }) => ({
        _id: application.id,
        status: application.status,
        createdAt: application.createdAt.toISOString(),
        jobId: {
          _id: job.id,
          title: titleOf(job),
          company: job.company,
          location: job.location,
          salary: salaryText(job.salary),
        },
        jobTakenDown: isTakenDown(job),
        interview: serialize.interviewForStudent(interview),
      })),
      invitations: invited.map(({ job, invitation }) => ({
        job: { _id: job.id, title: job.title, company: job.company },
        expiresAt: invitation.expiresAt?.toISOString() ?? null,
      })),
      ...pagingOf(total, paging),
    };
  };

export const readOwn =
  ({ db, clock }: ApplicationDeps) =>
  async (studentId: string, id: string): Promise<Output<typeof myApplication>> => {
    const [row, reopened] = await Promise.all([query.findStudentApplication(db, id, studentId), findReopened(db, id)]);
    if (!row) throw notFound("This application");
    return {
      _id: row.application.id,
      status: row.application.status,
      createdAt: row.application.createdAt.toISOString(),
      jobId: jobAnswer(row.job, clock.now()),
      jobTakenDown: isTakenDown(row.job),
      answersWithinDays: row.application.status === "pending" ? await findAnswerDays(db, row.job.companyId) : null,
      ...serialize.resumeOf(row),
      whole: true,
      interviewSubmitted: Boolean(row.interview?.submittedAt),
      interviewSessionId: row.interview?.id ?? null,
      interview: serialize.interviewForStudent(row.interview),
      timeline: serialize.timelineOf(row, reopened, false),
    };
  };

/** Possible until a decision, and final. The employer keeps an entry without contact details. */
export const withdraw =
  ({ db, clock }: ApplicationDeps) =>
  async (studentId: string, id: string): Promise<void> => {
    const row = await query.findStudentApplication(db, id, studentId);
    if (!row) throw notFound("This application");
    const refusal = refusalToWithdraw(row.application.status);
    if (refusal || !(await endByCandidate(db, id, clock.now()))) {
      throw new AppError("ALREADY_DECIDED", ALREADY_DECIDED);
    }
  };

/** Withdraws an application and cancels its meetings; false if it was decided or withdrawn in the meantime. */
const endByCandidate = (db: Db, id: string, now: Date): Promise<boolean> =>
  retryDeadlock(() =>
    db.transaction(async (tx) => {
      const isWithdrawn = await query.withdraw(tx, id, now);
      if (isWithdrawn) await endMeetingsOfWithdrawn(tx, id, now);
      return isWithdrawn;
    }),
  );
