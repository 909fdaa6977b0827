import type { InterviewQuestion, RubricError } from "@dryrun/content/interview/question";
import { withBankValues } from "../language/bank-words.ts";
import type { ReadSentence } from "../language/read.ts";
import { type BestFit, bestFits } from "./best-fits.ts";
import type { Signs } from "./chance.ts";
import { type CriterionModel, errorLabel } from "./criterion-model.ts";
import { criterionModel } from "./criterion-models.ts";
import { findWay, type Span, type WayMatch } from "./ways.ts";

export interface CriterionSigns {
  signs: Signs;
  /** The words that are the best sign for the criterion; null if there is none. */
  place: Span | null;
}

export interface RubricSigns {
  /** In the order of the rubric. */
  criteria: CriterionSigns[];
  /** The words that make an error of the rubric, by the error's id. */
  errors: ReadonlyMap<string, Span>;
}

/** Finds the signs in an answer for each criterion of the question, and the errors of the rubric that it makes. */
export function signsOfRubric(
  question: InterviewQuestion,
  text: string,
  sentences: readonly ReadSentence[],
  model: CriterionModel | undefined = criterionModel(question.id),
): RubricSigns {
  const sentencesInBankWords = sentences.map((sentence) => ({
    ...sentence,
    tokens: [...withBankValues(question, sentence.tokens)],
  }));
  const fits = bestFits(text, sentencesInBankWords, model);
  const { points, errors } = question.rubric;
  return {
    criteria: points.map(({ id, match, partial = [] }) => {
      const way = findWay(match, text, sentences);
      const bestWay = way?.strength === "full" ? way : (findWay(partial, text, sentences) ?? way);
      const fit = fits.get(id);
      return {
        signs: { way: strengthOf(way, bestWay), textCount: model?.textCount(id) ?? 0, fit },
        place: fit ?? bestWay,
      };
    }),
    errors: new Map(
      errors.flatMap((error) => {
        const textCount = model?.textCount(errorLabel(error.id)) ?? 0;
        const place =
          textCount < LEAST_ERROR_TEXTS || error.byOrder
            ? errorByWay(error, text, sentences)
            : errorByFit(fits.get(errorLabel(error.id)));
        return place ? [[error.id, place] as const] : [];
      }),
    ),
  };
}

const strengthOf = (way: WayMatch | null, bestWay: WayMatch | null): Signs["way"] =>
  way?.strength === "full" ? "full" : bestWay && "half";

/** An error with fewer training texts is found only by the rubric's phrases. */
const LEAST_ERROR_TEXTS = 8;
/** Chosen on 1,332 answers that no model was trained on: finds 53 of 185 errors, with 3 false ones. The phrases find 17, with 21 false ones. */
const ERROR_THRESHOLDS = { sentence: 0, similarity: 0.2 };

function errorByWay({ match }: RubricError, text: string, sentences: readonly ReadSentence[]): Span | null {
  const wayMatch = findWay(match, text, sentences);
  return wayMatch?.strength === "full" ? wayMatch : null;
}

const errorByFit = (fit: BestFit | undefined): Span | null =>
  fit && fit.sentence >= ERROR_THRESHOLDS.sentence && fit.similarity >= ERROR_THRESHOLDS.similarity ? fit : null;
