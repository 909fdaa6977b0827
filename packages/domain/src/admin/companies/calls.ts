import type { Call } from "../../contract/call.ts";

export const companies = { method: "GET", path: "/admin/companies", access: "admin" } as const satisfies Call;
export const companyDetails = { method: "GET", path: "/admin/companies/:id", access: "admin" } as const satisfies Call;
export const verifyCompany = { method: "PATCH", path: "/admin/companies/:id", access: "admin" } as const satisfies Call;

export const mergePreview = {
  method: "GET",
  path: "/admin/companies/:id/merge",
  access: "admin",
} as const satisfies Call;

export const mergeCompany = {
  method: "POST",
  path: "/admin/companies/:id/merge",
  access: "admin",
} as const satisfies Call;
