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

export const applicationCounts = {
  method: "GET",
  path: "/emp/jobs/applications/counts",
  access: "employer",
} as const satisfies Call;

export const openedApplication = {
  method: "POST",
  path: "/emp/jobs/application/:applicationId/opened",
  access: "employer",
} as const satisfies Call;

export const undoDecision = {
  method: "POST",
  path: "/emp/jobs/application/:applicationId/undo",
  access: "employer",
} as const satisfies Call;

export const undoDecisions = {
  method: "POST",
  path: "/emp/jobs/applications/undo",
  access: "employer",
} as const satisfies Call;
