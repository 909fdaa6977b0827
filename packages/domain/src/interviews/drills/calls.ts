import type { Call } from "../../contract/call.ts";

export const practice = { method: "GET", path: "/practice", access: "student" } as const satisfies Call;

export const startDrill = {
  method: "POST",
  path: "/practice/drills",
  access: "student",
  idempotent: true,
} as const satisfies Call;
export const drill = { method: "GET", path: "/practice/drills/:id", access: "student" } as const satisfies Call;

export const answerDrill = {
  method: "POST",
  path: "/practice/drills/:id/answers",
  access: "student",
} as const satisfies Call;
