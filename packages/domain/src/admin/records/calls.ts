import type { Call } from "../../contract/call.ts";

export const operations = { method: "GET", path: "/admin/operations", access: "admin" } as const satisfies Call;

export const retryJob = {
  method: "POST",
  path: "/admin/jobs-queue/:id/retry",
  access: "admin",
} as const satisfies Call;
export const deadLetters = { method: "GET", path: "/admin/dead-letters", access: "admin" } as const satisfies Call;
export const retryJobs = { method: "POST", path: "/admin/jobs-queue/retry", access: "admin" } as const satisfies Call;

export const retryEvaluation = {
  method: "POST",
  path: "/admin/evaluations/:sessionId/retry",
  access: "admin",
} as const satisfies Call;
export const ledgerEntries = { method: "GET", path: "/admin/ledger", access: "admin" } as const satisfies Call;
export const ledgerTotals = { method: "GET", path: "/admin/ledger/totals", access: "admin" } as const satisfies Call;
export const exportLedger = { method: "GET", path: "/admin/ledger/export", access: "admin" } as const satisfies Call;
export const auditEntries = { method: "GET", path: "/admin/audit", access: "admin" } as const satisfies Call;
export const refunds = { method: "GET", path: "/admin/refunds", access: "admin" } as const satisfies Call;

export const retryRefund = {
  method: "POST",
  path: "/admin/refunds/:id/retry",
  access: "admin",
} as const satisfies Call;

export const settleRefund = {
  method: "POST",
  path: "/admin/refunds/:id/settle",
  access: "admin",
} as const satisfies Call;
