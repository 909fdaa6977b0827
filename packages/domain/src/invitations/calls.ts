import type { Call } from "../contract/call.ts";

export const invite = {
  method: "POST",
  path: "/emp/jobs/:jobId/invite",
  access: "employer",
  okWhen: ["alreadyInvited", "alreadyApplied"],
  idempotent: true,
} as const satisfies Call;

export const bulkInvite = {
  method: "POST",
  path: "/bulk-invite/:jobId/bulk-invite",
  access: "employer",
  upload: "csv",
  idempotent: true,
} as const satisfies Call;

export const jobInvitations = {
  method: "GET",
  path: "/employer-invites/:id",
  access: "employer",
} as const satisfies Call;

export const extendInvitation = {
  method: "PATCH",
  path: "/employer-invites/:invitationId",
  access: "employer",
} as const satisfies Call;

export const cancelInvitation = {
  method: "DELETE",
  path: "/employer-invites/:invitationId",
  access: "employer",
} as const satisfies Call;

export const remindToApply = {
  method: "POST",
  path: "/emp/jobs/reminders/application",
  access: "employer",
} as const satisfies Call;

export const remindAllToApply = {
  method: "POST",
  path: "/emp/jobs/:jobId/remind-all",
  access: "employer",
  idempotent: true,
} as const satisfies Call;

export const previewReminders = {
  method: "POST",
  path: "/emp/jobs/:jobId/reminders/preview",
  access: "employer",
} as const satisfies Call;

export const undoReminders = {
  method: "POST",
  path: "/emp/jobs/:jobId/reminders/undo",
  access: "employer",
} as const satisfies Call;

export const remindOfInterview = {
  method: "POST",
  path: "/emp/jobs/reminders/interview",
  access: "employer",
} as const satisfies Call;
export const openInvitation = { method: "GET", path: "/invitations/:token", access: "public" } as const satisfies Call;

export const declineInvitations = {
  method: "POST",
  path: "/invitations/decline/:token",
  access: "public",
} as const satisfies Call;

export const allowInvitations = {
  method: "DELETE",
  path: "/invitations/decline/:token",
  access: "public",
} as const satisfies Call;
