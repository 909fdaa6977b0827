import type { Call } from "../contract/call.ts";

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

export const startInterview = {
  method: "POST",
  path: "/mock-interview/start",
  access: "student",
} as const satisfies Call;

export const interviewQuestion = {
  method: "GET",
  path: "/mock-interview/:sessionId/question/:n",
  access: "student",
} as const satisfies Call;

export const saveDraft = {
  method: "PUT",
  path: "/mock-interview/:sessionId/answers/:n",
  access: "student",
} as const satisfies Call;

export const recordEvent = {
  method: "POST",
  path: "/mock-interview/:sessionId/events",
  access: "student",
} as const satisfies Call;

export const submitInterview = {
  method: "POST",
  path: "/mock-interview/submit-all",
  access: "student",
} as const satisfies Call;

export const interviewHistory = {
  method: "GET",
  path: "/mock-interview/history",
  access: "student",
} as const satisfies Call;

export const interviewDetail = {
  method: "GET",
  path: "/mock-interview/history/:sessionId",
  access: "student",
} as const satisfies Call;

export const checkSubmitted = {
  method: "GET",
  path: "/mock-interview/check-submitted",
  access: "student",
} as const satisfies Call;

export const stopInterview = {
  method: "POST",
  path: "/mock-interview/:sessionId/stop",
  access: "student",
} as const satisfies Call;

export const sendToRecruiter = {
  method: "POST",
  path: "/mock-interview/send-to-recruiter",
  access: "student",
} as const satisfies Call;

export const employerInterview = {
  method: "GET",
  path: "/emp/jobs/interview-summary/:applicationId",
  access: "employer",
} as const satisfies Call;
