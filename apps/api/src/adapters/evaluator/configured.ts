import { checkModels, ModelsError } from "@dryrun/evaluation/models/models";
import { StartError } from "../../config/values.ts";
import type { Config } from "../../config.ts";
import type { Evaluator } from "../../ports.ts";
import { createEmbeddedEvaluator } from "./embedded.ts";

interface Evaluators {
  evaluator: Evaluator & { close(): Promise<void> };
  /** The evaluator that uses no outside service. */
  fallback: Evaluator;
  /**
   * Grades practice answers in a process of its own with a higher priority, because the student waits for the grade. Those of
   * new accounts are graded beside interviews, by one thread: a crowd of them must not take processor time from others.
   */
  waited: Evaluator;
}

/** At a nice value of 19, as for interviews, a practice answer took 3.3 s beside two busy processes (decision 0079). */
const WAITED_NICE = 5;
/** An answer of practice stays saved when it is refused. */
const WAITED = { threads: 2, waiting: 200, waitingEach: 10 };
/** More than interviews can be graded at once, and a student has one at a time: none is refused. */
const INTERVIEWS = { waiting: 1000, waitingEach: 10, seatsForFree: 1 };

/** Throws a `StartError` if the grader's models are missing or damaged. `file` defaults to the one that the build writes. */
export function checkGrader(file?: URL): void {
  try {
    checkModels(file);
  } catch (error) {
    throw error instanceof ModelsError ? new StartError(error.message) : error;
  }
}

/** Returns the evaluators of this installation. Without settings for a language model its modules are not loaded. */
export async function configuredEvaluators(
  { languageModel: settings, gradingNice: nice }: Pick<Config, "languageModel" | "gradingNice">,
  onError: (error: unknown) => void,
): Promise<Evaluators> {
  const embedded = createEmbeddedEvaluator({ nice, ...INTERVIEWS });
  const practice = createEmbeddedEvaluator({ nice: Math.min(nice, WAITED_NICE), ...WAITED });
  const waited: Evaluator = {
    ...practice,
    evaluate: (question, answer, budget) =>
      (budget?.isEstablished ? practice : embedded).evaluate(question, answer, budget),
  };
  const close = async () => void (await Promise.all([embedded.close(), practice.close()]));
  if (!settings) return { evaluator: { ...embedded, close }, fallback: embedded, waited };
  const { createLanguageModelEvaluator } = await import("./language-model/evaluator.ts");
  const evaluator = createLanguageModelEvaluator({ ...settings, offline: embedded, onError });
  return { evaluator: { ...evaluator, close }, fallback: embedded, waited };
}
