// Runs the evaluator with all its engines in this process, without a time limit.
import { ironcalc } from "../../apps/api/src/adapters/evaluator/ironcalc.ts";
import { createSqlEngines } from "../../apps/api/src/adapters/evaluator/sql-engines.ts";
import { findInterviewQuestion } from "../../packages/content/src/interview/load.ts";
import { createEvaluator } from "../../packages/evaluation/src/evaluator.ts";

export const createEvaluatorWithEngines = async () =>
  createEvaluator({
    sql: await createSqlEngines({ whileStarting: (start) => start() }),
    sheet: ironcalc,
  });

/** Grades answers `{ question, answer }` to questions of the bank. */
export async function createGrader() {
  const evaluator = await createEvaluatorWithEngines();
  return ({ question: id, answer }) => {
    const question = findInterviewQuestion(id);
    if (!question) throw new Error(`The bank has no question ${id}.`);
    return evaluator.evaluate(question, answer);
  };
}
