import { QUIZ_REQUIRED } from "@dryrun/domain/applications/messages";
import { refusalToOpen, refusalWithoutQuiz } from "@dryrun/domain/applications/rules";
import type { Input, Output } from "@dryrun/domain/contract/define";
import type { jobList, jobPage } from "@dryrun/domain/jobs/contract";
import { SIMILAR_JOBS } from "@dryrun/domain/jobs/limits";
import { isClosed } from "@dryrun/domain/jobs/rules";
import { totalPagesOf } from "@dryrun/domain/pages";
import type { Db } from "../../db/client.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Clock } from "../../ports.ts";
import { findInvitationToJob } from "../invitations/queries.ts";
import { createJobRows } from "./job-rows.ts";
import * as query from "./queries.ts";
import { createJobSearch } from "./search.ts";
import { jobAnswer, type ListedJob, ownOf } from "./serialize.ts";

export type JobsService = ReturnType<typeof createJobs>;

export function createJobs({ db, clock }: { db: Db; clock: Clock }) {
  const search = createJobSearch({ db, clock });

  const rows = createJobRows({ db, clock });
  const findStudentState = query.prepareStudentState(db);
  /** Told whenever a job of this process changes: what was found before no longer holds. */
  const forget = () => {
    search.forget();
    rows.forget();
  };

  return {
    forget,

    async list(studentId: string, filter: Input<typeof jobList>["query"]): Promise<Output<typeof jobList>> {
      const now = clock.now();
      const { ids, total, totalIsCapped, corrected } = await search.find(filter);
      const [jobs, state] = await Promise.all([rows.read(ids), findStudentState(studentId, ids)]);
      const refusal = refusalWithoutQuiz(state.passedQuiz);
      if (refusal) throw new AppError(refusal, QUIZ_REQUIRED);
      return {
        // What was found a moment ago may have closed since.
        jobs: jobs
          .filter(({ closingDate }) => !isClosed(closingDate, now))
          .map((job) => ({ ...job, ...ownOf(job._id, state) })),
        totalPages: totalPagesOf(total, filter.limit),
        currentPage: filter.page,
        total,
        totalIsCapped,
        corrected,
      };
    },

    /** Needs the quiz, except for a job that the student has applied to or is invited to. */
    async read(studentId: string, id: string): Promise<Output<typeof jobPage>> {
      const [job, state] = await Promise.all([query.findJob(db, id), findStudentState(studentId, [id])]);
      const { passedQuiz } = state;
      const applicant = { passedQuiz, hasApplied: id in state.applicationOf };
      const invitation = passedQuiz ? null : await findInvitationToJob(db, id, studentId);
      const refusal = refusalToOpen(applicant, invitation, clock.now());
      if (refusal) throw new AppError(refusal, QUIZ_REQUIRED);
      if (!job || job.deletedAt || job.hiddenAt) throw notFound("This job");
      return { ...jobAnswer(job, clock.now()), ...ownOf(id, state) };
    },

    /** Open jobs of the same title, then of the same place. */
    async similarTo({ id, title, location }: query.JobRow): Promise<ListedJob[]> {
      const now = clock.now();
      const page = { page: 1, limit: SIMILAR_JOBS + 1 };
      const titled = await search.find({ title, location: "", ...page });
      const nearby = await search.find({ title: "", location, ...page });
      const ids = [...new Set([...titled.ids, ...nearby.ids])].filter((one) => one !== id);
      const jobs = await rows.read(ids);
      return jobs.filter(({ closingDate }) => !isClosed(closingDate, now)).slice(0, SIMILAR_JOBS);
    },
  };
}
