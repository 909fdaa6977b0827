import type { employerApplication, myApplication, myApplications } from "@dryrun/domain/applications/contract";
import { MY_APPLICATIONS_UNPAGED } from "@dryrun/domain/applications/limits";
import { ALREADY_APPLIED, ALREADY_DECIDED, JOB_CLOSED, QUIZ_REQUIRED } from "@dryrun/domain/applications/messages";
import { refusalToApply, refusalToDecide, refusalToWithdraw } from "@dryrun/domain/applications/rules";
import type { Apply } from "@dryrun/domain/applications/schema";
import type { Output } from "@dryrun/domain/contract/define";
import type { ErrorCode } from "@dryrun/domain/errors";
import { isClosed, isTakenDown } from "@dryrun/domain/jobs/rules";
import { totalPagesOf } from "@dryrun/domain/pages";
import type { Db } from "../../db/client.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import { sanitizeRichText } from "../../http/rich-text.ts";
import { newId } from "../../ids.ts";
import type { Clock, Queue } from "../../ports.ts";
import { findUser } from "../auth/queries.ts";
import { findInvitationToJob } from "../invitations/queries.ts";
import { findJob, findOwnJob } from "../jobs/queries.ts";
import { jobAnswer, titleOf } from "../jobs/serialize.ts";
import { keptProjects, sanitisedEntry } from "../profile/sanitise.ts";
import { countOf, type EmployerFilter, findEmployerPage } from "./employer-queries.ts";
import type { KeptNumbers } from "./kept-numbers.ts";
import * as query from "./queries.ts";
import * as serialize from "./serialize.ts";

/** The words of what `refusalToApply` answers. */
const WHY: Partial<Record<ErrorCode, string>> = { QUIZ_REQUIRED, ALREADY_APPLIED, JOB_CLOSED };

export type Applications = ReturnType<typeof createApplications>;

interface ApplicationParts {
  db: Db;
  clock: Clock;
  queue: Queue;
  /** Of an employer's lists. */
  totals: KeptNumbers<number>;
}

export function createApplications({ db, clock, queue, totals }: ApplicationParts) {
  return {
    /** One application per student and job, also when two requests race: the unique index decides. */
    apply: (studentId: string, { jobId, ...form }: Apply): Promise<string> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const passedQuiz = Boolean((await findUser(tx, studentId))?.quizPassedAt);
        const applicationId = await query.findApplicationId(tx, jobId, studentId);
        const invitation = passedQuiz ? null : await findInvitationToJob(tx, jobId, studentId);
        const job = await findJob(tx, jobId);
        const isThere = job !== undefined && !job.deletedAt && !job.hiddenAt;
        const isOver = isThere && isClosed(job.closingDate, now);
        const refusal = refusalToApply({ passedQuiz, hasApplied: Boolean(applicationId) }, invitation, isOver, now);
        if (refusal) throw new AppError(refusal, WHY[refusal] ?? "", applicationId ? { applicationId } : {});
        if (!isThere) throw notFound("This job");
        const id = newId(now);
        const row = { ...sanitised(form), id, jobId, studentId, status: "pending" as const, createdAt: now };
        if (!(await query.insertApplication(tx, row))) {
          const first = await query.findApplicationId(tx, jobId, studentId);
          throw new AppError("ALREADY_APPLIED", ALREADY_APPLIED, { applicationId: first });
        }
        await queue.enqueue(tx, "mail.application-received", { applicationId: id });
        return id;
      }),

    /** Without a `page` the newest 100. */
    async listOwn(
      studentId: string,
      asked: { page: number; limit: number; jobId?: string | undefined },
      isPaged: boolean,
    ): Promise<Output<typeof myApplications>> {
      const paging = isPaged ? asked : { page: 1, limit: MY_APPLICATIONS_UNPAGED };
      const { rows, total } = await query.findStudentApplications(db, studentId, asked.jobId, paging);
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
            salary: job.salary,
          },
          jobTakenDown: isTakenDown(job),
          interview: serialize.interviewForStudent(interview),
        })),
        totalPages: totalPagesOf(total, paging.limit),
        currentPage: paging.page,
        total,
      };
    },

    async readOwn(studentId: string, id: string): Promise<Output<typeof myApplication>> {
      const row = await query.findStudentApplication(db, id, studentId);
      if (!row) throw notFound("This application");
      return {
        _id: row.application.id,
        status: row.application.status,
        createdAt: row.application.createdAt.toISOString(),
        jobId: jobAnswer(row.job, clock.now()),
        jobTakenDown: isTakenDown(row.job),
        ...serialize.resumeOf(row),
        whole: true,
        interviewSubmitted: Boolean(row.interview?.submittedAt),
        interviewSessionId: row.interview?.id ?? null,
        interview: serialize.interviewForStudent(row.interview),
        timeline: serialize.timelineOf(row, false),
      };
    },

    /** Until a decision, and final; the employer keeps a line without contact data. */
    async withdraw(studentId: string, id: string): Promise<void> {
      const row = await query.findStudentApplication(db, id, studentId);
      if (!row) throw notFound("This application");
      const refusal = refusalToWithdraw(row.application.status);
      if (refusal || !(await query.withdraw(db, id, clock.now()))) {
        throw new AppError("ALREADY_DECIDED", ALREADY_DECIDED);
      }
    },

    async listForEmployer(employerId: string, filter: EmployerFilter & { page: number; limit: number }) {
      if (filter.jobId && !(await findOwnJob(db, filter.jobId, employerId))) throw notFound("This job");
      const { page: _, limit: __, sort: ___, ...asked } = filter;
      const key = `${employerId} ${JSON.stringify(asked)}`;
      const [rows, total] = await Promise.all([
        findEmployerPage(db, employerId, filter),
        totals.get(key, () => countOf(db, employerId, filter)),
      ]);
      return {
        applications: rows.map((row) => ({
          _id: row.application.id,
          status: row.application.status,
          createdAt: row.application.createdAt.toISOString(),
          ...serialize.listedForEmployer(row),
          jobId: { _id: row.job.id, title: titleOf(row.job), company: row.job.company },
          interview: serialize.interviewForEmployer(row.interview),
          ...serialize.marksOf(row.application),
        })),
        totalPages: totalPagesOf(total, filter.limit),
        currentPage: filter.page,
        total,
      };
    },

    /** The first look is written down: the student sees it in the timeline. */
    async readForEmployer(employerId: string, id: string): Promise<Output<typeof employerApplication>> {
      const row = await query.findEmployerApplication(db, id, employerId);
      if (!row) throw notFound("This application");
      await query.markViewed(db, id, clock.now());
      const { application, job } = row;
      const interview = serialize.interviewForEmployer(row.interview);
      const interviewCompleted = interview.state === "sent";
      return {
        application: {
          _id: application.id,
          status: application.status,
          createdAt: application.createdAt.toISOString(),
          ...serialize.resumeForEmployer(row),
          ...serialize.contactOf(row),
          jobId: { _id: job.id, title: titleOf(job), company: job.company },
          interview,
          interviewCompleted,
          decidedAt: application.decidedAt?.toISOString() ?? null,
          decisionReason: application.decisionReason,
          ...serialize.marksOf(application),
          note: application.note,
          timeline: serialize.timelineOf(row, true),
        },
        interviewCompleted,
        verdict: interview.finalDecision,
      };
    },

    /** Accepts or rejects, once; the student is told by mail. */
    async decide(employerId: string, id: string, status: "accepted" | "rejected", reason: string): Promise<void> {
      await db.transaction(async (tx) => {
        const row = await query.findEmployerApplication(tx, id, employerId);
        if (!row) throw notFound("This application");
        const refusal = refusalToDecide(row.application.status);
        if (refusal || !(await query.decide(tx, id, status, reason, clock.now()))) {
          throw new AppError("ALREADY_DECIDED", ALREADY_DECIDED);
        }
        await queue.enqueue(tx, "mail.application-decided", { applicationId: id });
      });
      totals.forget(employerId);
    },
  };
}

const sanitised = (form: Omit<Apply, "jobId">) => ({
  ...form,
  summary: sanitizeRichText(form.summary),
  coverLetter: sanitizeRichText(form.coverLetter),
  workExperience: (form.workExperience ?? []).map(sanitisedEntry),
  education: form.education.map(sanitisedEntry),
  projects: keptProjects(form.projects),
});
