import { BRAND } from "@dryrun/domain/brand";
import { feedPath, MAX_FEED_JOBS } from "@dryrun/domain/company/developers/limits";
import { id as idSchema } from "@dryrun/domain/fields";
import { isClosed } from "@dryrun/domain/jobs/rules";
import { skillsOfJob } from "@dryrun/domain/jobs/skill-match";
import { formatSalary } from "@dryrun/domain/money";
import { salaryText } from "@dryrun/domain/pay/salary-text";
import { preview } from "@dryrun/domain/rich-text/plain-text";
import type { Db } from "../../db/client.ts";
import type { Clock } from "../../ports.ts";
import { findCompany } from "../../records/company/companies.ts";
import type { JobRow } from "../../records/jobs/job-rows.ts";
import { findListedJobs } from "./queries.ts";

interface FeedDeps {
  db: Db;
  clock: Clock;
  publicUrl: string;
}
export type JobFeeds = ReturnType<typeof createJobFeeds>;

const itemOf = (job: JobRow, publicUrl: string) => ({
  id: job.id,
  url: `${publicUrl}/jobs/${job.id}`,
  title: job.title,
  content_text: preview(job.description) || job.title,
  date_published: job.createdAt.toISOString(),
  tags: skillsOfJob(job),
  _dryrun: {
    about: `${publicUrl}/developers`,
    company: job.company,
    location: job.location,
    jobType: job.jobType,
    salary: formatSalary(salaryText(job.salary)),
    experienceMin: job.experienceMin,
    experienceMax: job.experienceMax,
    closingDate: job.closingDate,
  },
});

/** The open jobs of companies for other sites, as JSON Feed 1.1. It has what the public page of each job shows. */
export const createJobFeeds = ({ db, clock, publicUrl }: FeedDeps) => ({
  /** Returns null for an id that no company has. */
  async read(companyId: string) {
    const company = idSchema().isValidSync(companyId) ? await findCompany(db, companyId) : undefined;
    if (!company) return null;
    const now = clock.now();
    const listedJobs = await findListedJobs(db, company.id, MAX_FEED_JOBS);
    return {
      version: "https://jsonfeed.org/version/1.1",
      title: company.name ? `Jobs at ${company.name}` : `Jobs on ${BRAND.name}`,
      home_page_url: publicUrl,
      feed_url: publicUrl + feedPath(company.id),
      language: "en-IN",
      items: listedJobs.filter((job) => !isClosed(job, now)).map((job) => itemOf(job, publicUrl)),
    };
  },
});
