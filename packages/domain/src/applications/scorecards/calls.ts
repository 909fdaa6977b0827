import type { Call } from "../../contract/call.ts";

export const jobCriteria = {
  method: "GET",
  path: "/emp/jobs/:id/criteria",
  access: "employer",
} as const satisfies Call;

export const saveJobCriteria = {
  method: "PUT",
  path: "/emp/jobs/:id/criteria",
  access: "employer",
} as const satisfies Call;

export const scorecards = {
  method: "GET",
  path: "/emp/jobs/application/:applicationId/scorecards",
  access: "employer",
} as const satisfies Call;

export const submitScorecard = {
  method: "PUT",
  path: "/emp/jobs/application/:applicationId/scorecard",
  access: "employer",
} as const satisfies Call;
