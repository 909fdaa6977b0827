import { interviewQuestions } from "@dryrun/content/interview/load";
import { sqlite } from "@dryrun/engines/sql/testing/sqlite";
import { expect, it } from "@jest/globals";
import { createEvaluator } from "../evaluator.ts";

const evaluator = createEvaluator({ sql: { sqlite } });
const runnable = interviewQuestions.flatMap((question) =>
  question.rubric.exec ? [{ id: question.id, question, reference: question.rubric.exec.reference }] : [],
);

it.each(runnable)(
  "gives the bare reference of $id the whole score, without a flag",
  async ({ question, reference }) => {
    const { score, flags } = await evaluator.evaluate(question, reference);
    expect({ score, flags }).toEqual({ score: 10, flags: [] });
  },
);
