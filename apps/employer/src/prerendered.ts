import { earlyUrl } from "@dryrun/api-client/early/early-url";
import { employerDashboard, employerJobs } from "@dryrun/domain/jobs/contract";
import { TABLE_PAGE_SIZES } from "@dryrun/domain/limits";
import { prerenderPages } from "@dryrun/frame/html/prerender";
import { paths, REVIEW_PARAM } from "./paths.ts";
import remote from "./remote.tsx";

/** The pages that the build prerenders, and the calls that they make while loading. */
export const prerendered = await prerenderPages(remote, "employer", [
  { at: paths.dashboard, calls: [earlyUrl(employerDashboard, undefined)] },
  { at: paths.jobs, calls: [earlyUrl(employerJobs, { query: { page: 1, limit: TABLE_PAGE_SIZES[0] } })] },
  { at: paths.addJob }, // otherwise it would start as the page of a job
  { at: paths.job(":jobId") },
  { at: paths.applications },
  ...[paths.applications, paths.jobApplications(":jobId")].map((list) => ({
    at: `${list}?${REVIEW_PARAM}`,
    module: "src/features/applications/review/review-first.tsx",
  })),
  { at: paths.search, isPlain: true },
]);
