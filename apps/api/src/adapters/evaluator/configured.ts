import { checkModels, ModelsError } from "@dryrun/evaluation/models/models";
import { StartError } from "../../config/values.ts";
import type { Config } from "../../config.ts";
import type { Evaluator } from "../../ports.ts";
import { createEmbeddedEvaluator } from "./embedded.ts";

interface Evaluators {
  evaluator: Evaluator & { close(): Promise<void> };
  /** The evaluator that uses no outside service. */
  fallback: Evaluator;
}

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
  const embedded = createEmbeddedEvaluator({ nice });
  if (!settings) return { evaluator: embedded, fallback: embedded };
  const { createLanguageModelEvaluator } = await import("./language-model/evaluator.ts");
  const evaluator = createLanguageModelEvaluator({ ...settings, offline: embedded, onError });
  return { evaluator: { ...evaluator, close: embedded.close }, fallback: embedded };
}
