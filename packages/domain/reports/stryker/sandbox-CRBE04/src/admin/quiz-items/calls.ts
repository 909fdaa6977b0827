import type { Call } from "../../contract/call.ts";

export const quizItems = {
  method: "GET",
  path: "/admin/quiz-items",
  access: "admin",
} as const satisfies Call;

export const updateQuizItem = {
  method: "PATCH",
  path: "/admin/quiz-items/:id",
  access: "admin",
} as const satisfies Call;
