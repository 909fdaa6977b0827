import { withSeed } from "@dryrun/content/interview/family";
import type { Exec, InterviewQuestion } from "@dryrun/content/interview/question";
import { createEvaluator, type Engines } from "../evaluator.ts";
import { ReferenceFault, withFreshResults } from "../run/fresh-results.ts";

/** The grade of an exemplar may differ this much from its stored score, in points. */
const EXEMPLAR_TOLERANCE = 1.5;
const LEAST_MODEL_ANSWER_SCORE = 9;
/** A program with at least this score counts as accepted. */
const ACCEPTED_FROM = 7;

/**
 * Grades the model answer, the exemplars and the wrong programs of one variation, and returns the unexpected grades. Takes up to a second
 * for a question with many wrong programs.
 */
export async function variationFaults(family: InterviewQuestion, seed: number, engines: Engines): Promise<string[]> {
  const question = withSeed(family, seed);
  try {
    withFreshResults(question);
  } catch (error) {
    if (error instanceof ReferenceFault) return [`the reference does not run: ${error.message}`];
    throw error;
  }
  const evaluator = createEvaluator(engines, { mayRepeatUs: true });
  const scoreOf = async (text: string) => (await evaluator.evaluate(question, text)).score;
  const faults: string[] = [];
  const modelAnswerScore = await scoreOf(question.modelAnswer);
  if (modelAnswerScore < LEAST_MODEL_ANSWER_SCORE) faults.push(`the model answer earns ${modelAnswerScore}`);
  const { exec, exemplars } = question.rubric;
  for (const { text, score } of exemplars) {
    const earned = await scoreOf(text);
    if (Math.abs(earned - score) > EXEMPLAR_TOLERANCE) faults.push(`an exemplar of ${score} earns ${earned}: ${text}`);
  }
  if (!exec) return faults;
  const referenceScore = await scoreOf(asAnswer(exec, exec.reference));
  if (referenceScore < ACCEPTED_FROM) faults.push(`the reference earns ${referenceScore}`);
  for (const mutant of exec.mutants) {
    const earned = await scoreOf(asAnswer(exec, mutant));
    if (earned >= ACCEPTED_FROM) faults.push(`a wrong program earns ${earned}: ${mutant}`);
  }
  return faults;
}

/** Returns the answer of a person who types this program and nothing else. */
const asAnswer = ({ kind }: Exec, program: string): string => (kind === "dax" ? `Measure = ${program}` : program);
