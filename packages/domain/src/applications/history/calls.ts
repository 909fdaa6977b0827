import type { Call } from "../../contract/call.ts";

export const stopContact = {
  method: "PUT",
  path: "/emp/jobs/application/:applicationId/do-not-contact",
  access: "employer",
} as const satisfies Call;

export const allowContact = {
  method: "DELETE",
  path: "/emp/jobs/application/:applicationId/do-not-contact",
  access: "employer",
} as const satisfies Call;
