import type { Call } from "../../contract/call.ts";

export const quizItems = { method: "GET", path: "/admin/quiz-items", access: "admin" } as const satisfies Call;

export const updateQuizItem = {
  method: "PATCH",
  path: "/admin/quiz-items/:id",
  access: "admin",
} as const satisfies Call;

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
export const calibration = { method: "GET", path: "/admin/calibration", access: "admin" } as const satisfies Call;

export const drawAnswers = {
  method: "POST",
  path: "/admin/calibration/answers",
  access: "admin",
} as const satisfies Call;
export const nextAnswer = { method: "GET", path: "/admin/calibration/next", access: "admin" } as const satisfies Call;

export const scoreAnswer = {
  method: "PUT",
  path: "/admin/calibration/answers/:id/score",
  access: "admin",
} as const satisfies Call;

export const exportCalibration = {
  method: "GET",
  path: "/admin/calibration/export",
  access: "admin",
} as const satisfies Call;
