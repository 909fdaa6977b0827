/** In the query of Add Job: the job to start from. */
export const DUPLICATE_PARAM = "from";

/** Every URL of this part. */
export const paths = {
  root: "/employer",
  dashboard: "/employer/dashboard",
  jobs: "/employer/jobs",
  addJob: "/employer/jobs/add",
  duplicateJob: (jobId: string) => `/employer/jobs/add?${DUPLICATE_PARAM}=${jobId}`,
  job: (jobId: string) => `/employer/jobs/${jobId}`,
  /** A part of a job's page; without one, the invited people. */
  jobTab: (jobId: string, tab: string) => `/employer/jobs/${jobId}${tab === "invited" ? "" : `?tab=${tab}`}`,
  editJob: (jobId: string) => `/employer/jobs/${jobId}?edit=1`,
  /** The public page of a job. */
  publicJob: (jobId: string) => `/jobs/${jobId}`,
  invite: (jobId: string) => `/employer/jobs/${jobId}/invite`,
  jobApplications: (jobId: string) => `/employer/jobs/${jobId}/applications`,
  search: "/employer/search-candidates",
  /** `query`: the filters that led there, with their question mark. */
  candidate: (profileId: string, query = "") => `/employer/candidate/${profileId}${query}`,
  applications: "/employer/applications-dashboard",
  application: (applicationId: string) => `/employer/applications/${applicationId}`,
  profile: "/employer/profile",
  templates: "/employer/templates",
  template: (kind: string) => `/employer/templates/${kind}`,
  /** Of the shell. */
  privacy: "/account/privacy",
  interview: (applicationId: string) => `/employer/interview-summary/${applicationId}`,
} as const;

const live = `${paths.applications}?status=live`;

/** The lists whose totals are the dashboard's numbers. */
export const listed = {
  totalApplications: live,
  totalInterviews: `${live}&interview=sent&sort=score`,
  pendingInterviews: `${live}&interview=pending`,
  unreadInterviews: `${live}&interview=unread`,
} as const;
