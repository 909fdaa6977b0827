import type { Call } from "../contract/call.ts";

export const paymentConfig = { method: "GET", path: "/payments/config", access: "public" } as const satisfies Call;

export const createCreditOrder = {
  method: "POST",
  path: "/payments/create-order",
  access: "student",
  idempotent: true,
} as const satisfies Call;
export const verifyCredits = { method: "POST", path: "/payments/verify", access: "student" } as const satisfies Call;

export const orderStatus = {
  method: "GET",
  path: "/payments/orders/:orderId",
  access: "public",
} as const satisfies Call;
export const sandboxPay = { method: "POST", path: "/payments/sandbox/pay", access: "public" } as const satisfies Call;

export const paymentWebhook = {
  method: "POST",
  path: "/payments/webhook",
  access: "public",
  raw: true,
} as const satisfies Call;
export const paymentHistory = { method: "GET", path: "/payments/history", access: "signed-in" } as const satisfies Call;

export const invoicePdf = {
  method: "GET",
  path: "/payments/invoices/:id/pdf",
  access: "signed-in",
} as const satisfies Call;
