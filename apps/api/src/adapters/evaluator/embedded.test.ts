import { execFileSync } from "node:child_process";
import { interviewQuestions } from "@dryrun/content/interview/load";
import { pickInterview } from "@dryrun/content/interview/pick";
import { sessionVerdict } from "@dryrun/evaluation/verdict";
import { afterAll, expect, it } from "@jest/globals";
import { createEmbeddedEvaluator } from "./embedded.ts";

const evaluator = createEmbeddedEvaluator();
afterAll(() => evaluator.close());

it("grades an interview of model answers as passed and the same each time", async () => {
  const questions = pickInterview(1, new Set());
  const grade = () => Promise.all(questions.map((question) => evaluator.evaluate(question, question.modelAnswer)));
  const results = await grade();
  expect(sessionVerdict(results).decision).toBe("Pass");
  expect(JSON.stringify(await grade())).toBe(JSON.stringify(results));
});

it("survives an answer without an end and grades the next one", async () => {
  const question = interviewQuestions.find(({ id }) => id === "sql-loyal-customers");
  if (!question) throw new Error("missing");
  const endless = "WITH RECURSIVE x(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM x) SELECT COUNT(*) FROM x";
  const result = await evaluator.evaluate(question, endless);
  expect(result.flags).toEqual(["timeout"]);
  expect(result.score).toBeLessThanOrEqual(6);
  expect((await evaluator.evaluate(question, question.modelAnswer)).score).toBe(10);
});

it("does not keep a process alive that forgot to close it", () => {
  const script = `
    import { interviewQuestions } from "@dryrun/content/interview/load";
    import { createEmbeddedEvaluator } from ${JSON.stringify(new URL("./embedded.ts", import.meta.url).href)};
    const result = await createEmbeddedEvaluator().evaluate(interviewQuestions[0], interviewQuestions[0].modelAnswer);
    console.log(result.score);`;
  const output = execFileSync(process.execPath, ["--input-type=module", "--no-warnings", "-e", script], {
    cwd: import.meta.dirname,
    timeout: 15_000,
    encoding: "utf8",
  });
  expect(output.trim()).toBe("10");
});
