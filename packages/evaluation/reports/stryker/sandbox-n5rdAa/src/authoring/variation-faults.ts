import { withSeed } from "@dryrun/content/interview/family";
import type { Exec, InterviewQuestion } from "@dryrun/content/interview/question";
import { createEvaluator, type Engines } from "../evaluator.ts";
import { ReferenceFault, withFreshResults } from "../run/fresh-results.ts";

/** An exemplar may be graded this far from its score, and a model answer must earn this much. */
const EXEMPLAR_WITHIN = 1.5;
const LEAST_MODEL_ANSWER = 9;
/** From this score on a wrong program is taken for a right one. */
const TAKEN_AS_RIGHT = 7;

/**
 * What is wrong with one variation when it is graded: the model answer, the exemplars and the wrong programs. Grading takes up to a
 * second for a question with many wrong programs.
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
  const model = await scoreOf(question.modelAnswer);
  if (model < LEAST_MODEL_ANSWER) faults.push(`the model answer earns ${model}`);
  const { exec, exemplars } = question.rubric;
  for (const { text, score } of exemplars) {
    const found = await scoreOf(text);
    if (Math.abs(found - score) > EXEMPLAR_WITHIN) faults.push(`an exemplar of ${score} earns ${found}: ${text}`);
  }
  if (!exec) return faults;
  const reference = await scoreOf(asAnswer(exec, exec.reference));
  if (reference < TAKEN_AS_RIGHT) faults.push(`the reference earns ${reference}`);
  for (const mutant of exec.mutants) {
    const found = await scoreOf(asAnswer(exec, mutant));
    if (found >= TAKEN_AS_RIGHT) faults.push(`a wrong program earns ${found}: ${mutant}`);
  }
  return faults;
}

/** A program as it would be typed, alone. */
const asAnswer = ({ kind }: Exec, program: string): string => (kind === "dax" ? `Measure = ${program}` : program);
