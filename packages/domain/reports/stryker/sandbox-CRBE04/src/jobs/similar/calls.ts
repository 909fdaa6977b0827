import type { Call } from "../../contract/call.ts";

export const similarJobs = {
  method: "GET",
  path: "/my-applications/:applicationId/similar-jobs",
  access: "student",
} as const satisfies Call;
