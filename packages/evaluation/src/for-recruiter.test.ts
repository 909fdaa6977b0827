import { findInterviewQuestion } from "@dryrun/content/interview/load";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { expect, test } from "@jest/globals";
import { createEvaluator } from "./evaluator.ts";
import { criteriaForRecruiter, feedbackForRecruiter } from "./for-recruiter.ts";
import { summaryFeedback } from "./summary.ts";
import { inProcessEngines } from "./testing/in-process-engines.ts";

const evaluator = createEvaluator(inProcessEngines(), { mayRepeatUs: true });
const questionOf = (id: string) => findInterviewQuestion(id) as InterviewQuestion;

test("says which criteria prose meets, partly meets and does not meet", async () => {
  const question = questionOf("case-sales-drop");
  const best = question.rubric.exemplars.find(({ score }) => score >= 9)?.text ?? "";
  const good = feedbackForRecruiter(question, await evaluator.evaluate(question, best));
  expect(good).toContain(`The answer meets “${question.rubric.points[0]?.label}”`);
  const poor = feedbackForRecruiter(question, await evaluator.evaluate(question, "I would check the season, maybe."));
  expect(poor).toContain("It does not show “");
  expect(feedbackForRecruiter(question, await evaluator.evaluate(question, ""))).toBe(
    "The candidate gave no answer that can be scored.",
  );
});

test("says what the run of a program showed, with the counter-example", async () => {
  const question = questionOf("sql-second-highest-salary");
  const wrong = await evaluator.evaluate(
    question,
    "SELECT name, salary FROM employees ORDER BY salary DESC LIMIT 1 OFFSET 1",
  );
  expect(feedbackForRecruiter(question, wrong)).toMatch(/^The query runs, but /);
  expect(criteriaForRecruiter(question, wrong)[0]?.counterexample?.tables.length).toBeGreaterThan(1);
});

test("writes the summary of an interview about the candidate, without advice", () => {
  const question = questionOf("case-sales-drop");
  const result = { score: 8, flags: [], evidence: [] } as never;
  const verdict = { score: 80, decision: "Pass" as const, reasons: [] };
  expect(summaryFeedback([question], [result], verdict, "recruiter")).toBe(
    "The candidate scored 80 out of 100 and passed this interview. The result in Case is 8 out of 10 on average.",
  );
  expect(summaryFeedback([], [], verdict, "recruiter")).toBe(
    "The candidate scored 80 out of 100 and passed this interview.",
  );
});
