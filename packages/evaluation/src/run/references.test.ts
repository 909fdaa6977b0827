import { interviewQuestions } from "@dryrun/content/interview/load";
import { expect, it } from "@jest/globals";
import { createEvaluator } from "../evaluator.ts";
import { inProcessEngines } from "../testing/in-process-engines.ts";

const evaluator = createEvaluator(inProcessEngines());
const runnable = interviewQuestions.flatMap((question) =>
  question.rubric.exec ? [{ id: question.id, question, reference: question.rubric.exec.reference }] : [],
);

it.each(runnable)(
  "gives the bare reference of $id full points for its run, and no flag",
  async ({ question, reference }) => {
    const { score, flags } = await evaluator.evaluate(question, reference);
    const wordPoints = question.rubric.points.reduce((sum, point) => sum + (point.inWords ? point.weight : 0), 0);
    expect({ score, flags }).toEqual({ score: 10 - wordPoints, flags: [] });
  },
);
