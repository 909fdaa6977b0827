import type { Call } from "../../contract/call.ts";

export const stages = {
  method: "GET",
  path: "/emp/stages",
  access: "employer",
} as const satisfies Call;

export const setStages = {
  method: "PUT",
  path: "/emp/stages",
  access: "employer",
} as const satisfies Call;

export const jobStages = {
  method: "GET",
  path: "/emp/jobs/:id/stages",
  access: "employer",
} as const satisfies Call;

export const setJobStages = {
  method: "PUT",
  path: "/emp/jobs/:id/stages",
  access: "employer",
} as const satisfies Call;
