import type { Call } from "../../contract/call.ts";

export const liveSessions = {
  method: "GET",
  path: "/admin/live-sessions",
  access: "admin",
} as const satisfies Call;

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
