import type { Call } from "../../contract/call.ts";

export const startPractice = {
  method: "POST",
  path: "/mock-interview/practice",
  access: "student",
  idempotent: true,
} as const satisfies Call;

export const requestReview = {
  method: "POST",
  path: "/mock-interview/:sessionId/review-request",
  access: "student",
} as const satisfies Call;
