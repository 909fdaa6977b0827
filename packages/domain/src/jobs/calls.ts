import type { Call } from "../contract/call.ts";

export const jobAlerts = { method: "GET", path: "/job-alerts", access: "student" } as const satisfies Call;
export const createJobAlert = { method: "POST", path: "/job-alerts", access: "student" } as const satisfies Call;
export const deleteJobAlert = { method: "DELETE", path: "/job-alerts/:id", access: "student" } as const satisfies Call;

export const stopJobAlert = {
  method: "POST",
  path: "/job-alerts/stop/:token",
  access: "public",
} as const satisfies Call;

export const resumeJobAlert = {
  method: "DELETE",
  path: "/job-alerts/stop/:token",
  access: "public",
} as const satisfies Call;

export const similarJobs = {
  method: "GET",
  path: "/my-applications/:applicationId/similar-jobs",
  access: "student",
} as const satisfies Call;
export const jobList = { method: "GET", path: "/jobs", access: "student" } as const satisfies Call;
export const jobPage = { method: "GET", path: "/jobs/:id", access: "student" } as const satisfies Call;
export const publicJob = { method: "GET", path: "/public/jobs/:id", access: "public" } as const satisfies Call;
export const newestJobs = { method: "GET", path: "/public/jobs", access: "public" } as const satisfies Call;
export const savedJobs = { method: "GET", path: "/saved-jobs", access: "student" } as const satisfies Call;
export const saveJob = { method: "PUT", path: "/saved-jobs/:jobId", access: "student" } as const satisfies Call;
export const unsaveJob = { method: "DELETE", path: "/saved-jobs/:jobId", access: "student" } as const satisfies Call;
export const reportJob = { method: "POST", path: "/jobs/:id/report", access: "student" } as const satisfies Call;
export const employerJobs = { method: "GET", path: "/emp/jobs", access: "employer" } as const satisfies Call;

export const createJob = {
  method: "POST",
  path: "/emp/jobs",
  access: "employer",
  idempotent: true,
} as const satisfies Call;
export const employerJob = { method: "GET", path: "/emp/jobs/:id", access: "employer" } as const satisfies Call;
export const updateJob = { method: "PUT", path: "/emp/jobs/:id", access: "employer" } as const satisfies Call;
export const deleteJob = { method: "DELETE", path: "/emp/jobs/:id", access: "employer" } as const satisfies Call;
export const closeJob = { method: "PATCH", path: "/emp/jobs/:id/close", access: "employer" } as const satisfies Call;
export const reopenJob = { method: "PATCH", path: "/emp/jobs/:id/reopen", access: "employer" } as const satisfies Call;
export const jobStats = { method: "GET", path: "/emp/jobs/stats/:id", access: "employer" } as const satisfies Call;

export const employerDashboard = {
  method: "GET",
  path: "/emp/jobs/dashboard",
  access: "employer",
} as const satisfies Call;
