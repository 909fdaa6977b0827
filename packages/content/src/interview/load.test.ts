import { expect, it } from "@jest/globals";
import { findInterviewQuestion, interviewQuestions } from "./load.ts";

it("finds each question by its own id", () => {
  expect(new Set(interviewQuestions.map(({ id }) => id)).size).toBe(interviewQuestions.length);
  for (const question of interviewQuestions) expect(findInterviewQuestion(question.id)).toBe(question);
  expect(findInterviewQuestion("sql-none")).toBeUndefined();
});
