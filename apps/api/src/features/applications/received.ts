import type { employerApplication } from "@dryrun/domain/applications/contract";
import { ALREADY_DECIDED } from "@dryrun/domain/applications/messages";
import { refusalToDecide } from "@dryrun/domain/applications/rules";
import type { Output } from "@dryrun/domain/contract/define";
import { totalPagesOf } from "@dryrun/domain/pages";
import { AppError, notFound } from "../../http/app-error.ts";
import { titleOf } from "../../records/jobs/job-answers.ts";
import { findOwnJob } from "../../records/jobs.ts";
import { countOf, type EmployerFilter, findEmployerPage } from "./employer-queries.ts";
import type { ApplicationParts } from "./parts.ts";
import * as query from "./queries.ts";
import * as serialize from "./serialize.ts";

export const listForEmployer =
  ({ db, totals }: ApplicationParts) =>
  async (employerId: string, filter: EmployerFilter & { page: number; limit: number }) => {
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
  };

/** The first look is written down: the student sees it in the timeline. */
export const readForEmployer =
  ({ db, clock }: ApplicationParts) =>
  async (employerId: string, id: string): Promise<Output<typeof employerApplication>> => {
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
  };

/** Accepts or rejects, once; the student is notified by mail. */
export const decide =
  ({ db, clock, queue, totals }: ApplicationParts) =>
  async (employerId: string, id: string, status: "accepted" | "rejected", reason: string): Promise<void> => {
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
  };
