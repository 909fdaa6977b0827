import { earlyUrl } from "@dryrun/api-client/early/early-url";
import { employerApplications } from "@dryrun/domain/applications/contract";
import { applicationCounts } from "@dryrun/domain/applications/triage/contract";
import { stages } from "@dryrun/domain/company/profile/contract";
import { employerDashboard, employerJobs } from "@dryrun/domain/jobs/contract";
import { TABLE_PAGE_SIZES } from "@dryrun/domain/limits";
import { prerenderPages } from "@dryrun/frame/html/prerender";
import { paths, REVIEW_PARAM } from "./paths.ts";
import remote from "./remote.tsx";
import { MOST_JOBS } from "./shared/jobs/job-options.ts";
import { applicationQueryOf } from "./shared/use-application-filter.ts";

const [ROWS] = TABLE_PAGE_SIZES;
/** The list's query without a search in the address; the person's id matters only to a filter. */
const UNFILTERED = applicationQueryOf(new URLSearchParams(), "");
const jobsOf = (limit: number) => earlyUrl(employerJobs, { query: { page: 1, limit } });

/** The pages that the build prerenders, and the calls that they make while loading. */
export const prerendered = await prerenderPages(remote, "employer", [
  { at: paths.dashboard, calls: [earlyUrl(employerDashboard, undefined)] },
  { at: paths.jobs, calls: [jobsOf(ROWS)] },
  { at: paths.addJob }, // otherwise it would start as the page of a job
  { at: paths.job(":jobId") },
  {
    at: paths.applications,
    calls: [
      earlyUrl(employerApplications, { query: { page: 1, limit: ROWS, ...UNFILTERED } }),
      earlyUrl(applicationCounts, { query: {} }),
      earlyUrl(stages, undefined),
      jobsOf(MOST_JOBS),
    ],
  },
  ...[paths.applications, paths.jobApplications(":jobId")].map((list) => ({
    at: `${list}?${REVIEW_PARAM}`,
    module: "src/features/applications/review/review-first.tsx",
  })),
  { at: paths.search, isPlain: true },
]);
