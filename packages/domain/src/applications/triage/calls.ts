import type { Call } from "../../contract/call.ts";

export const triageApplication = {
  method: "PATCH",
  path: "/emp/jobs/application/:applicationId",
  access: "employer",
} as const satisfies Call;

export const triageApplications = {
  method: "PATCH",
  path: "/emp/jobs/applications",
  access: "employer",
} as const satisfies Call;

export const exportApplications = {
  method: "GET",
  path: "/emp/jobs/applications/export",
  access: "employer",
} as const satisfies Call;
