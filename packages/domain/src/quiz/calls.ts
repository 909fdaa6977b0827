import type { Call } from "../contract/call.ts";

export const quizDataset = {
  method: "GET",
  path: "/quiz/dataset/:name",
  access: "public", // a plain download link sends no token, and the dataset is public
} as const satisfies Call;
export const generateQuiz = { method: "GET", path: "/quiz/generate", access: "student" } as const satisfies Call;
export const submitQuiz = { method: "POST", path: "/quiz/submit", access: "student" } as const satisfies Call;
export const quizHistory = { method: "GET", path: "/quiz/history", access: "student" } as const satisfies Call;
export const quizAttempt = { method: "GET", path: "/quiz/history/:id", access: "student" } as const satisfies Call;
