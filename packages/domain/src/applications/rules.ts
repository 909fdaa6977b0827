import type { ErrorCode } from "../errors.ts";
import type { ApplicationStatus } from "./limits.ts";

/** Why this student may not open or apply to jobs, or null when they may. */
export const refusalWithoutQuiz = (passedQuiz: boolean): ErrorCode | null => (passedQuiz ? null : "QUIZ_REQUIRED");

/** Why an employer may not decide an application, or null: only a pending one can be decided, once. */
export const refusalToDecide = (status: ApplicationStatus): ErrorCode | null =>
  status === "pending" ? null : "ALREADY_DECIDED";
