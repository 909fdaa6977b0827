import { QUIZ_PASS_PERCENT, QUIZ_QUESTIONS } from "./limits.ts";

/** Integer percent: correct x 2 for a paper of 50. */
export const quizScore = (correct: number) => Math.floor((correct * 100) / QUIZ_QUESTIONS);

export const quizResult = (score: number): "pass" | "fail" => (score >= QUIZ_PASS_PERCENT ? "pass" : "fail");
