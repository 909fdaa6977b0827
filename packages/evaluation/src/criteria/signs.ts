import type { InterviewQuestion, RubricError } from "@dryrun/content/interview/question";
import { inBankWords } from "../language/bank-words.ts";
import type { ReadSentence } from "../language/read.ts";
import { type BestFit, bestFits } from "./best-fits.ts";
import type { Signs } from "./chance.ts";
import { type CriterionModel, errorLabel } from "./criterion-model.ts";
import { criterionModel } from "./criterion-models.ts";
import { type Found, findWay, type Span } from "./ways.ts";

export interface CriterionSigns {
  signs: Signs;
  /** The words that speak for the criterion most; null where nothing does. */
  place: Span | null;
}

export interface SignsOfRubric {
  /** In the order of the rubric. */
  criteria: CriterionSigns[];
  /** Where the answer makes an error of the rubric, by its id. */
  errors: ReadonlyMap<string, Span>;
}

/** What in an answer speaks for each criterion of the question, and which of its errors it makes. */
export function signsOfRubric(
  question: InterviewQuestion,
  text: string,
  sentences: readonly ReadSentence[],
  model: CriterionModel | undefined = criterionModel(question.id),
): SignsOfRubric {
  const inWordsOfBank = sentences.map((sentence) => ({
    ...sentence,
    tokens: [...inBankWords(question, sentence.tokens)],
  }));
  const said = bestFits(text, inWordsOfBank, model);
  const { points, errors } = question.rubric;
  return {
    criteria: points.map(({ id, match, partial = [] }) => {
      const way = findWay(match, text, sentences);
      const best = way?.strength === "full" ? way : (findWay(partial, text, sentences) ?? way);
      const fit = said.get(id);
      return {
        signs: { way: strengthOf(way, best), known: model?.known(id) ?? 0, fit },
        place: fit ?? best,
      };
    }),
    errors: new Map(
      errors.flatMap((error) => {
        const known = model?.known(errorLabel(error.id)) ?? 0;
        const place =
          known < FEWEST || error.byOrder ? wayOf(error, text, sentences) : errorByFit(said.get(errorLabel(error.id)));
        return place ? [[error.id, place] as const] : [];
      }),
    ),
  };
}

const strengthOf = (way: Found | null, best: Found | null): Signs["way"] =>
  way?.strength === "full" ? "full" : best && "half";

/** With fewer texts of learners an error is known by its ways alone. */
const FEWEST = 8;
/** Chosen on 1,332 answers that no model was trained on: 53 of 185 errors are found so, and 3 where there is none (by the ways 17 and 21). */
const ERROR_FROM = { sentence: 0, near: 0.2 };

function wayOf({ match }: RubricError, text: string, sentences: readonly ReadSentence[]): Span | null {
  const found = findWay(match, text, sentences);
  return found?.strength === "full" ? found : null;
}

const errorByFit = (fit: BestFit | undefined): Span | null =>
  fit && fit.sentence >= ERROR_FROM.sentence && fit.near >= ERROR_FROM.near ? fit : null;
