import type { Call } from "../contract/call.ts";

export const liveSessions = { method: "GET", path: "/admin/live-sessions", access: "admin" } as const satisfies Call;

export const createSessions = {
  method: "POST",
  path: "/admin/live-sessions",
  access: "admin",
  idempotent: true,
} as const satisfies Call;

export const updateSession = {
  method: "PATCH",
  path: "/admin/live-sessions/:id",
  access: "admin",
} as const satisfies Call;

export const toggleSession = {
  method: "PATCH",
  path: "/admin/live-sessions/:id/toggle",
  access: "admin",
} as const satisfies Call;

export const deleteSession = {
  method: "DELETE",
  path: "/admin/live-sessions/:id",
  access: "admin",
} as const satisfies Call;

export const importAttendance = {
  method: "POST",
  path: "/admin/live-sessions/:id/attendance-report",
  access: "admin",
  upload: "csv",
} as const satisfies Call;

export const sessionEnrolments = {
  method: "GET",
  path: "/admin/live-sessions/:id/enrolments",
  access: "admin",
} as const satisfies Call;

export const publicSessions = {
  method: "GET",
  path: "/masterclass/sessions",
  access: "public",
} as const satisfies Call;

export const sessionCalendar = {
  method: "GET",
  path: "/masterclass/sessions/:id/calendar.ics",
  access: "public", // a plain link sends no token, and the file contains no meeting link
} as const satisfies Call;

export const createMasterclassOrder = {
  method: "POST",
  path: "/payments/create-masterclass-order",
  access: "public",
  idempotent: true,
} as const satisfies Call;

export const verifyMasterclass = {
  method: "POST",
  path: "/payments/verify-masterclass",
  access: "public",
} as const satisfies Call;

export const mySession = {
  method: "GET",
  path: "/admin/live-sessions/my-session",
  access: "signed-in",
} as const satisfies Call;
export const attend = { method: "POST", path: "/masterclass/attendance", access: "signed-in" } as const satisfies Call;

export const claimRefund = {
  method: "POST",
  path: "/masterclass/refund/:enrollmentId",
  access: "signed-in",
  idempotent: true,
} as const satisfies Call;
