import type { Call } from "../contract/call.ts";

export const today = { method: "GET", path: "/admin/today", access: "admin" } as const satisfies Call;
export const person = { method: "GET", path: "/admin/users/:id", access: "admin" } as const satisfies Call;
export const users = { method: "GET", path: "/admin/users", access: "admin" } as const satisfies Call;
export const updateUser = { method: "PATCH", path: "/admin/users/:id", access: "admin" } as const satisfies Call;

export const resendUserVerification = {
  method: "POST",
  path: "/admin/users/:id/resend-verification",
  access: "admin",
} as const satisfies Call;
export const employers = { method: "GET", path: "/admin/employers", access: "admin" } as const satisfies Call;

export const updateEmployer = {
  method: "PATCH",
  path: "/admin/employers/:id",
  access: "admin",
} as const satisfies Call;
export const reports = { method: "GET", path: "/admin/reports", access: "admin" } as const satisfies Call;
export const settleReport = { method: "PATCH", path: "/admin/reports/:id", access: "admin" } as const satisfies Call;
export const hideJob = { method: "PATCH", path: "/admin/jobs/:id", access: "admin" } as const satisfies Call;
export const reviews = { method: "GET", path: "/admin/reviews", access: "admin" } as const satisfies Call;
export const review = { method: "GET", path: "/admin/reviews/:id", access: "admin" } as const satisfies Call;

export const decideReview = {
  method: "POST",
  path: "/admin/reviews/:id/decide",
  access: "admin",
} as const satisfies Call;
