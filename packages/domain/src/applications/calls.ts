import type { Call } from "../contract/call.ts";

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
