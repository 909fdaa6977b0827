import type { Input } from "@dryrun/domain/contract/define";
import type { createJob } from "@dryrun/domain/jobs/contract";
import { CLOSING_DATE_PAST } from "@dryrun/domain/jobs/messages";
import { mayClose } from "@dryrun/domain/jobs/rules";
import type { EditedJob } from "@dryrun/domain/jobs/schema";
import { totalPagesOf } from "@dryrun/domain/pages";
import type { Db } from "../../db/client.ts";
import { AppError, invalid, notFound } from "../../http/app-error.ts";
import { sanitizeRichText } from "../../http/rich-text.ts";
import { newId } from "../../ids.ts";
import type { Clock } from "../../ports.ts";
import { isBlocked } from "../auth/queries.ts";
import { cancelInvitationsTo } from "../invitations/queries.ts";
import * as query from "./queries.ts";
import { jobAnswer } from "./serialize.ts";

interface OwnJobParts {
  db: Db;
  clock: Clock;
  /** Told when jobs changed. */
  forgetJobs: () => void;
}
export type OwnJobs = ReturnType<typeof createOwnJobs>;

/** An employer's jobs: posted, read, edited and deleted by that employer alone. */
export function createOwnJobs({ db, clock, forgetJobs }: OwnJobParts) {
  async function read(employerId: string, id: string) {
    const row = await query.findOwnJob(db, id, employerId);
    if (!row) throw notFound("This job");
    return ownAnswer(row, clock.now());
  }

  return {
    read,

    async create(employerId: string, form: Input<typeof createJob>["body"]) {
      const now = clock.now();
      const id = newId(now);
      const row = { ...fieldsOf(form), id, employerId, createdAt: now, updatedAt: now };
      await db.transaction(async (tx) => {
        // Blocked at this very moment: an admin's list of what was hidden with the account would miss this job.
        if (await isBlocked(tx, employerId)) throw new AppError("UNAUTHENTICATED", "Sign in to continue.");
        await query.insertJob(tx, row);
      });
      forgetJobs();
      return read(employerId, id);
    },

    /** A closing date that has passed stays when something else is edited, and cannot be set anew. */
    async update(employerId: string, id: string, form: EditedJob) {
      const now = clock.now();
      await db.transaction(async (tx) => {
        const job = await query.lockOwnJob(tx, id, employerId);
        if (!job) throw notFound("This job");
        const fields = fieldsOf(form);
        if (!mayClose(fields.closingDate, job.closingDate, now)) throw invalid("closingDate", CLOSING_DATE_PAST);
        await query.updateJob(tx, job, { ...fields, updatedAt: now });
      });
      forgetJobs();
      return read(employerId, id);
    },

    /** For good: its applications stay as those of a deleted job, its invitations stop. */
    async remove(employerId: string, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        const now = clock.now();
        const job = await query.lockOwnJob(tx, id, employerId);
        if (!job) throw notFound("This job");
        await query.deleteJob(tx, job, now);
        await cancelInvitationsTo(tx, [id], now);
      });
      forgetJobs();
    },

    async list(employerId: string, paging: { page: number; limit: number }) {
      const { rows, total } = await query.findOwnJobs(db, employerId, paging);
      const now = clock.now();
      return {
        jobs: rows.map((row) => ownAnswer(row, now)),
        totalPages: totalPagesOf(total, paging.limit),
        currentPage: paging.page,
        total,
      };
    },
  };
}

const ownAnswer = ({ job, applicationCount }: { job: query.JobRow; applicationCount: number }, now: Date) => ({
  ...jobAnswer(job, now),
  hidden: job.hiddenAt !== null,
  applicationCount,
});

const fieldsOf = (form: EditedJob) => ({
  ...form,
  description: sanitizeRichText(form.description),
  requirements: sanitizeRichText(form.requirements),
  benefits: sanitizeRichText(form.benefits),
  experienceMax: form.experienceMax || null, // 0 means open ended, as nothing does
  closingDate: form.closingDate ?? null,
});
