import type { Call } from "../contract/call.ts";

export const addNote = {
  method: "POST",
  path: "/emp/jobs/application/:applicationId/notes",
  access: "employer",
  idempotent: true,
} as const satisfies Call;

export const editNote = {
  method: "PATCH",
  path: "/emp/jobs/application/:applicationId/notes/:noteId",
  access: "employer",
} as const satisfies Call;

export const deleteNote = {
  method: "DELETE",
  path: "/emp/jobs/application/:applicationId/notes/:noteId",
  access: "employer",
} as const satisfies Call;

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

export const reopenDecision = {
  method: "POST",
  path: "/emp/jobs/application/:applicationId/reopen",
  access: "employer",
} as const satisfies Call;

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
export const apply = { method: "POST", path: "/apply", access: "student", idempotent: true } as const satisfies Call;
export const myApplications = { method: "GET", path: "/my-applications", access: "student" } as const satisfies Call;

export const myApplication = {
  method: "GET",
  path: "/my-applications/:applicationId",
  access: "student",
} as const satisfies Call;

export const withdrawApplication = {
  method: "POST",
  path: "/my-applications/:applicationId/withdraw",
  access: "student",
} as const satisfies Call;

export const jobApplications = {
  method: "GET",
  path: "/emp/jobs/applications/:id",
  access: "employer",
} as const satisfies Call;

export const employerApplications = {
  method: "GET",
  path: "/emp/jobs/applications",
  access: "employer",
} as const satisfies Call;

export const employerApplication = {
  method: "GET",
  path: "/emp/jobs/application/:applicationId",
  access: "employer",
} as const satisfies Call;

export const rejectApplication = {
  method: "POST",
  path: "/emp/jobs/reject-application",
  access: "employer",
  idempotent: true,
} as const satisfies Call;

export const acceptApplication = {
  method: "POST",
  path: "/emp/jobs/accept-application",
  access: "employer",
  idempotent: true,
} as const satisfies Call;
