import type { Call } from "../../contract/call.ts";

export const assignApplication = {
  method: "PUT",
  path: "/emp/jobs/application/:applicationId/assignee",
  access: "employer",
} as const satisfies Call;

export const lookAtApplication = {
  method: "PUT",
  path: "/emp/jobs/application/:applicationId/looking",
  access: "employer",
} as const satisfies Call;
