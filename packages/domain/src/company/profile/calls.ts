import type { Call } from "../../contract/call.ts";

export const stages = { method: "GET", path: "/emp/stages", access: "employer" } as const satisfies Call;
export const setStages = { method: "PUT", path: "/emp/stages", access: "employer" } as const satisfies Call;
export const jobStages = { method: "GET", path: "/emp/jobs/:id/stages", access: "employer" } as const satisfies Call;
export const setJobStages = { method: "PUT", path: "/emp/jobs/:id/stages", access: "employer" } as const satisfies Call;

export const rejectionReasons = {
  method: "GET",
  path: "/emp/rejection-reasons",
  access: "employer",
} as const satisfies Call;

export const setRejectionReasons = {
  method: "PUT",
  path: "/emp/rejection-reasons",
  access: "employer",
} as const satisfies Call;
export const company = { method: "GET", path: "/emp/company", access: "employer" } as const satisfies Call;
export const updateCompany = { method: "PATCH", path: "/emp/company", access: "employer" } as const satisfies Call;

export const setCompanyLogo = {
  method: "PUT",
  path: "/emp/company/logo",
  access: "employer",
  upload: "image",
} as const satisfies Call;

export const removeCompanyLogo = {
  method: "DELETE",
  path: "/emp/company/logo",
  access: "employer",
} as const satisfies Call;
