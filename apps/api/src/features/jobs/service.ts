import { QUIZ_REQUIRED } from "@dryrun/domain/applications/messages";
import { refusalWithoutQuiz } from "@dryrun/domain/applications/rules";
import type { Input, Output } from "@dryrun/domain/contract/define";
import type { createJob, jobList, jobPage } from "@dryrun/domain/jobs/contract";
import { totalPagesOf } from "@dryrun/domain/pages";
import type { Db } from "../../db/client.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import { sanitizeRichText } from "../../http/rich-text.ts";
import { newId } from "../../ids.ts";
import type { Clock } from "../../ports.ts";
import { findUser } from "../auth/queries.ts";
import * as query from "./queries.ts";
import { createJobSearch } from "./search.ts";
import { jobAnswer } from "./serialize.ts";

/** Until jobs can be saved. */
const NOT_SAVED = false;

export type JobsService = ReturnType<typeof createJobs>;
type JobForm = Input<typeof createJob>["body"];

export function createJobs({ db, clock }: { db: Db; clock: Clock }) {
  const search = createJobSearch({ db, clock });

  async function passedQuiz(studentId: string) {
    return Boolean((await findUser(db, studentId))?.quizPassedAt);
  }

  return {
    async list(studentId: string, filter: Input<typeof jobList>["query"]): Promise<Output<typeof jobList>> {
      const refusal = refusalWithoutQuiz(await passedQuiz(studentId));
      if (refusal) throw new AppError(refusal, QUIZ_REQUIRED);
      const now = clock.now();
      const { ids, total, totalIsCapped, corrected } = await search.find(filter);
      const rows = await query.findJobsForStudent(db, ids, studentId);
      return {
        jobs: rows.map(({ job, applicationId }) => ({ ...jobAnswer(job, now), applicationId, saved: NOT_SAVED })),
        totalPages: totalPagesOf(total, filter.limit),
        currentPage: filter.page,
        total,
        totalIsCapped,
        corrected,
      };
    },

    /** Needs the quiz, except for a job that the student has applied to. */
    async read(studentId: string, id: string): Promise<Output<typeof jobPage>> {
      const [row] = await query.findJobsForStudent(db, [id], studentId);
      const refusal = refusalWithoutQuiz((row?.applicationId ?? null) !== null || (await passedQuiz(studentId)));
      if (refusal) throw new AppError(refusal, QUIZ_REQUIRED);
      if (!row || row.job.deletedAt || row.job.hiddenAt) throw notFound("This job");
      return { ...jobAnswer(row.job, clock.now()), applicationId: row.applicationId, saved: NOT_SAVED };
    },

    async create(employerId: string, form: JobForm) {
      const now = clock.now();
      const id = newId(now);
      const row = {
        ...form,
        id,
        employerId,
        description: sanitizeRichText(form.description),
        requirements: sanitizeRichText(form.requirements),
        benefits: sanitizeRichText(form.benefits),
        experienceMax: form.experienceMax || null, // 0 means open ended, as nothing does
        closingDate: form.closingDate ?? null,
        createdAt: now,
        updatedAt: now,
      };
      await db.transaction((tx) => query.insertJob(tx, row));
      search.forget();
      return this.readOwn(employerId, id);
    },

    async readOwn(employerId: string, id: string) {
      const row = await query.findOwnJob(db, id, employerId);
      if (!row) throw notFound("This job");
      return { ...jobAnswer(row.job, clock.now()), applicationCount: row.applicationCount };
    },

    async listOwn(employerId: string, paging: { page: number; limit: number }) {
      const { rows, total } = await query.findOwnJobs(db, employerId, paging);
      const now = clock.now();
      return {
        jobs: rows.map((row) => ({ ...jobAnswer(row.job, now), applicationCount: row.applicationCount })),
        totalPages: totalPagesOf(total, paging.limit),
        currentPage: paging.page,
        total,
      };
    },
  };
}
