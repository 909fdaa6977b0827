import { DECISION_DUE_DAYS } from "@dryrun/domain/applications/limits";

/** In the query of Add Job: the job to duplicate. */
export const DUPLICATE_PARAM = "from";

/** In the query of a job's applications: `board` instead of the table. */
export const VIEW_PARAM = "view";

/** In the query of a job's invited people: the shown group. */
export const SHOW_PARAM = "show";

/** In the query of the comparison: the ids of the applications. */
export const IDS_PARAM = "ids";
const COMPARE = "/employer/compare";

/** The id of the scorecards on the page of an application. */
export const SCORECARDS = "scorecards";

/** Every URL of this part. */
export const paths = {
  root: "/employer",
  dashboard: "/employer/dashboard",
  jobs: "/employer/jobs",
  addJob: "/employer/jobs/add",
  duplicateJob: (jobId: string) => `/employer/jobs/add?${DUPLICATE_PARAM}=${jobId}`,
  job: (jobId: string) => `/employer/jobs/${jobId}`,
  /** A tab of a job's page; without one, its applications. */
  jobTab: (jobId: string, tab: string) => `/employer/jobs/${jobId}?tab=${tab}`,
  /** The invited people of a job who can still apply, but only for a short time. */
  endingInvitations: (jobId: string) => `/employer/jobs/${jobId}?tab=invited&${SHOW_PARAM}=ending`,
  editJob: (jobId: string) => `/employer/jobs/${jobId}?edit=1`,
  /** The public page of a job. */
  publicJob: (jobId: string) => `/jobs/${jobId}`,
  invite: (jobId: string) => `/employer/jobs/${jobId}/invite`,
  /** What the scorecards of a job ask for. */
  criteria: (jobId: string) => `/employer/jobs/${jobId}/criteria`,
  /** The stages of the company, and those of a job. */
  stages: "/employer/stages",
  jobStages: (jobId: string) => `/employer/jobs/${jobId}/stages`,
  jobApplications: (jobId: string) => `/employer/jobs/${jobId}/applications`,
  search: "/employer/search-candidates",
  /** `query`: the filters of the previous page, including the question mark. */
  candidate: (profileId: string, query = "") => `/employer/candidate/${profileId}${query}`,
  applications: "/employer/applications-dashboard",
  application: (applicationId: string) => `/employer/applications/${applicationId}`,
  /** The scorecards on the page of an application. */
  scorecards: (applicationId: string) => `/employer/applications/${applicationId}#${SCORECARDS}`,
  profile: "/employer/profile",
  team: "/employer/team",
  developers: "/employer/developers",
  /** A page of the shell. */
  documentation: "/developers",
  meetings: "/employer/meetings",
  notifications: "/employer/notifications",
  numbers: "/employer/numbers",
  numbersOf: (jobId: string) => `/employer/numbers?job=${jobId}`,
  templates: "/employer/templates",
  template: (kind: string) => `/employer/templates/${kind}`,
  /** A page of the shell. */
  privacy: "/account/privacy",
  compare: (ids: readonly string[] = []) => (ids.length === 0 ? COMPARE : `${COMPARE}?${IDS_PARAM}=${ids.join(",")}`),
  interview: (applicationId: string) => `/employer/interview-summary/${applicationId}`,
} as const;

const pending = `${paths.applications}?status=pending`;

/** The lists whose totals the dashboard shows, and that of all applications to decide. */
export const listed = {
  undecided: pending,
  totalApplications: paths.applications,
  totalInterviews: `${paths.applications}?interview=sent&sort=score`,
  pendingInterviews: `${pending}&interview=pending`,
  assignedToYou: `${pending}&assignee=me`,
  unreadInterviews: `${pending}&interview=unread`,
  overdueDecisions: `${pending}&waitingFor=${DECISION_DUE_DAYS}`,
  unopened: `${pending}&unopened=true`,
} as const;

/** In the query of a list of applications: opens review mode, beginning with this candidate. */
export const REVIEW_PARAM = "review";
export const CANDIDATE_PARAM = "candidate";

/** Returns the address of review mode for one of the lists above. */
export const reviewPath = (list: string) => `${list}&${REVIEW_PARAM}=1`;

/** Returns the address of review mode for the list at this address, optionally with another status. */
export function reviewOf({ pathname, search }: { pathname: string; search: string }, status?: string) {
  const params = new URLSearchParams(search);
  if (status) params.set("status", status);
  for (const key of ["page", "limit", "columns"]) params.delete(key);
  params.set(REVIEW_PARAM, "1");
  return { pathname, search: `?${params}` };
}

/** Returns the address of the list that review mode walks through. */
export function listOf({ pathname, search }: { pathname: string; search: string }) {
  const params = new URLSearchParams(search);
  for (const key of [REVIEW_PARAM, CANDIDATE_PARAM]) params.delete(key);
  return { pathname, search: params.size > 0 ? `?${params}` : "" };
}
