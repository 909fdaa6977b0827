import type { Call } from "../../contract/call.ts";

export const applicationActivity = {
  method: "GET",
  path: "/emp/jobs/application/:applicationId/activity",
  access: "employer",
} as const satisfies Call;

export const jobActivity = {
  method: "GET",
  path: "/emp/jobs/:id/activity",
  access: "employer",
} as const satisfies Call;
