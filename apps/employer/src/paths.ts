/** Every URL of this part. */
export const paths = {
  root: "/employer",
  dashboard: "/employer/dashboard",
  jobs: "/employer/jobs",
  addJob: "/employer/jobs/add",
  job: (jobId: string) => `/employer/jobs/${jobId}`,
  /** What everybody may read of a job. */
  publicJob: (jobId: string) => `/jobs/${jobId}`,
  jobApplications: (jobId: string) => `/employer/jobs/${jobId}/applications`,
  applications: "/employer/applications-dashboard",
  application: (applicationId: string) => `/employer/applications/${applicationId}`,
  interview: (applicationId: string) => `/employer/interview-summary/${applicationId}`,
} as const;

/** The applications with a sent interview first, the best of them on top. */
export const bestInterviews = `${paths.applications}?sort=score`;
