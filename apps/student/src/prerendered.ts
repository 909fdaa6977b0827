import { earlyUrl } from "@dryrun/api-client/early/early-url";
import { myApplication, myApplications } from "@dryrun/domain/applications/contract";
import { MY_APPLICATIONS_PER_PAGE, MY_APPLICATIONS_UNPAGED } from "@dryrun/domain/applications/limits";
import { COURSE_PATH } from "@dryrun/domain/courses/lessons/parts";
import { interviewDetail, interviewHistory } from "@dryrun/domain/interviews/contract";
import { practice } from "@dryrun/domain/interviews/drills/contract";
import { INTERVIEWS_PER_PAGE } from "@dryrun/domain/interviews/limits";
import { jobList, jobPage, savedJobs } from "@dryrun/domain/jobs/contract";
import { JOBS_PER_PAGE } from "@dryrun/domain/jobs/limits";
import { notifications } from "@dryrun/domain/notifications/contract";
import { NOTIFICATIONS_AT_ONCE } from "@dryrun/domain/notifications/limits";
import { completionStatus, myProfile } from "@dryrun/domain/profile/contract";
import { progress } from "@dryrun/domain/progress/contract";
import { prerenderFrame, prerenderPages } from "@dryrun/frame/html/prerender";
import { listQuery, NO_FILTERS } from "./features/jobs/list/job-filters.ts";
import { paths } from "./paths.ts";
import remote from "./remote.tsx";

const applicationsOf = (limit: number) => earlyUrl(myApplications, { query: { page: 1, limit } });
const interviewsOf = (limit: number) => earlyUrl(interviewHistory, { query: { page: 1, limit } });
const TEXTS = { texts: "start" } as const;
const practiceCall = earlyUrl(practice, undefined);
const completion = earlyUrl(completionStatus, undefined);

const pages = await prerenderPages(remote, "student", [
  {
    at: paths.today,
    calls: [applicationsOf(MY_APPLICATIONS_UNPAGED), interviewsOf(MY_APPLICATIONS_UNPAGED), completion, practiceCall],
  },
  { at: paths.jobs, calls: [earlyUrl(jobList, { query: listQuery(NO_FILTERS, 1) })] },
  { at: paths.savedJobs, calls: [earlyUrl(savedJobs, { query: { page: 1, limit: JOBS_PER_PAGE } })] },
  { at: paths.job(":jobId"), calls: [earlyUrl(jobPage, { params: { id: ":jobId" } })] },
  { at: paths.applications, calls: [applicationsOf(MY_APPLICATIONS_PER_PAGE)] },
  {
    at: paths.application(":applicationId"),
    calls: [earlyUrl(myApplication, { params: { applicationId: ":applicationId" }, query: TEXTS })],
  },
  { at: paths.profile, isPlain: true, calls: [earlyUrl(myProfile, { query: TEXTS }), completion] },
  { at: paths.interviews, calls: [interviewsOf(INTERVIEWS_PER_PAGE)] },
  {
    at: paths.interview(":sessionId"),
    calls: [earlyUrl(interviewDetail, { params: { sessionId: ":sessionId" } })],
  },
  { at: paths.payments },
  { at: paths.drills, calls: [practiceCall] },
  { at: paths.progress, calls: [earlyUrl(progress, undefined)] },
  {
    at: paths.notifications,
    calls: [earlyUrl(notifications, { query: { before: undefined, limit: NOTIFICATIONS_AT_ONCE } })],
  },
]);

/** What the build prerenders: pages with the calls that they make while loading, and the frame around the course. */
export const prerendered = [...pages, await prerenderFrame(remote, "student", COURSE_PATH)];
