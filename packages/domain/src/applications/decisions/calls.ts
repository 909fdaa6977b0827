import type { Call } from "../../contract/call.ts";

export const reopenDecision = {
  method: "POST",
  path: "/emp/jobs/application/:applicationId/reopen",
  access: "employer",
} as const satisfies Call;
