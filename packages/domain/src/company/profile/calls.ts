import type { Call } from "../../contract/call.ts";

export const company = {
  method: "GET",
  path: "/emp/company",
  access: "employer",
} as const satisfies Call;

export const updateCompany = {
  method: "PATCH",
  path: "/emp/company",
  access: "employer",
} as const satisfies Call;

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
