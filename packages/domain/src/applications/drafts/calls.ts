import type { Call } from "../../contract/call.ts";

export const applicationDraft = {
  method: "GET",
  path: "/jobs/:id/application-draft",
  access: "student",
} as const satisfies Call;

export const saveApplicationDraft = {
  method: "PUT",
  path: "/jobs/:id/application-draft",
  access: "student",
} as const satisfies Call;

export const deleteApplicationDraft = {
  method: "DELETE",
  path: "/jobs/:id/application-draft",
  access: "student",
} as const satisfies Call;
