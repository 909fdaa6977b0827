import { JOB_CLOSED } from "@dryrun/domain/applications/messages";
import type { Output } from "@dryrun/domain/contract/define";
import { id as idSchema } from "@dryrun/domain/fields";
import type { newestJobs, publicJob } from "@dryrun/domain/jobs/contract";
import { isClosed, isTakenDown } from "@dryrun/domain/jobs/rules";
import type { Db } from "../../../db/client.ts";
import { AppError, notFound } from "../../../errors/app-error.ts";
import type { PageHead } from "../../../http/site/site.ts";
import type { Cards, Clock, JobCard, Turn } from "../../../ports.ts";
import { findCompanyOfJob } from "../../../records/company/profile.ts";
import { type ListedJob, publicJobAnswer } from "../../../records/jobs/job-answers.ts";
import { findJob } from "../../../records/jobs.ts";
import type { JobsService } from "../service.ts";
import { factsOf, headOf } from "./job-posting.ts";

interface PublicJobDeps {
  db: Db;
  clock: Clock;
  publicUrl: string;
  cards: Cards;
  jobs: Pick<JobsService, "similarTo" | "newest">;
}
export type PublicJobs = ReturnType<typeof createPublicJobs>;

const NOTHING: PageHead = { status: 404, head: "" };
const similarAnswer = (job: ListedJob) => {
  const { _id, title, company, location, jobType, salary, experienceMin, experienceMax } = job;
  return { _id, title, company, location, jobType, salary, experienceMin, experienceMax };
};

/** Serves the public fields of jobs. */
export function createPublicJobs({ db, clock, publicUrl, cards, jobs }: PublicJobDeps) {
  const find = async (id: string) => {
    const job = await findJob(db, id);
    return job && !isTakenDown(job) && !job.awaitsVerification ? job : undefined;
  };
  return {
    async read(id: string): Promise<Output<typeof publicJob>> {
      const job = await find(id);
      if (!job) throw notFound("This job");
      if (isClosed(job, clock.now())) {
        throw new AppError("GONE", JOB_CLOSED, { similar: (await jobs.similarTo(job)).map(similarAnswer) });
      }
      return { ...publicJobAnswer(job), companyProfile: await findCompanyOfJob(db, job) };
    },

    /** Returns the jobs for the front page. */
    async newest(): Promise<Output<typeof newestJobs>> {
      const { jobs: newest, ...counted } = await jobs.newest();
      return { ...counted, jobs: newest.map((job) => ({ ...similarAnswer(job), createdAt: job.createdAt })) };
    },

    /** Returns the status and head elements of this job's page. */
    async pageOf(id: string): Promise<PageHead> {
      const job = idSchema().isValidSync(id) ? await find(id) : undefined;
      if (!job) return NOTHING;
      if (isClosed(job, clock.now())) return { status: 410, head: "" };
      return { status: 200, head: headOf(job, await findCompanyOfJob(db, job), publicUrl) };
    },

    /** Returns the content of the picture for a link to an open job. */
    async cardOf(id: string): Promise<JobCard | null> {
      const job = idSchema().isValidSync(id) ? await find(id) : undefined;
      if (!job || isClosed(job, clock.now())) return null;
      return { title: job.title, company: job.company, facts: factsOf(job) };
    },

    picture: (card: JobCard, turn: Turn): Promise<Buffer> => cards.write(card, turn),
  };
}
