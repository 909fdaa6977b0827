import type { Call } from "../../contract/call.ts";

export const interviewQuestions = {
  method: "GET",
  path: "/admin/interview-questions",
  access: "admin",
} as const satisfies Call;

export const updateInterviewQuestion = {
  method: "PATCH",
  path: "/admin/interview-questions/:id",
  access: "admin",
} as const satisfies Call;
