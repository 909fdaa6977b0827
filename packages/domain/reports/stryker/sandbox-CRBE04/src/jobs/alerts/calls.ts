import type { Call } from "../../contract/call.ts";

export const jobAlerts = {
  method: "GET",
  path: "/job-alerts",
  access: "student",
} as const satisfies Call;

export const createJobAlert = {
  method: "POST",
  path: "/job-alerts",
  access: "student",
} as const satisfies Call;

export const deleteJobAlert = {
  method: "DELETE",
  path: "/job-alerts/:id",
  access: "student",
} as const satisfies Call;

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
