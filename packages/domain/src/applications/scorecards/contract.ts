import { array, boolean, number, object } from "yup";
import { defineContract } from "../../contract/define.ts";
import { isoDate, list, nullableIsoDate, nullableObject, text } from "../../contract/wire.ts";
import { id, optionalText, requiredText, storableText } from "../../fields.ts";
import { MAX_NOTE } from "../../limits.ts";
import * as calls from "./calls.ts";
import { MAX_CRITERIA_EVER, MAX_SCORE_NOTE, SCORES, type Score } from "./limits.ts";
import { OVERALL_MISSING } from "./messages.ts";
import { criteriaSchema } from "./schema.ts";

const criterionShape = {
  /** The interview's topic (`sql`), or an id. */
  key: text(),
  name: text(),
  description: text(),
};
const criteriaAnswer = object({
  criteria: list(object(criterionShape)),
  /** Sent back when the criteria are saved, so that nobody's change is lost. */
  version: text(),
});

/** The criteria of a job's scorecards, in their order. */
export const jobCriteria = defineContract({
  ...calls.jobCriteria,
  params: object({ id: id() }),
  status: 200,
  response: criteriaAnswer,
  errors: ["NOT_FOUND"],
});

/** Replaces the criteria of a job. Scores of a criterion that is left out can still be read. */
export const saveJobCriteria = defineContract({
  ...calls.saveJobCriteria,
  params: object({ id: id() }),
  body: criteriaSchema.shape({
    version: storableText().max(64).required(),
  }),
  status: 200,
  response: criteriaAnswer,
  errors: ["NOT_FOUND", "VERSION_CHANGED", "LIMIT_REACHED"],
});

const score = () => number<Score>().oneOf(SCORES);
const scoreAnswer = object({ criterion: text(), score: score().nullable().defined(), note: text() });
const author = () => nullableObject({ _id: text(), fullName: text() });
const scorecard = {
  /** Null once the author's account is deleted. */
  author: author(),
  submittedAt: isoDate(),
  /** Null if it was never changed. */
  editedAt: nullableIsoDate(),
};
const filled = { ...scorecard, scores: list(scoreAnswer), overall: score().defined(), text: text() };
const counts = () => list(object({ score: score().defined(), people: number().defined() }));
const mean = () => number().defined().nullable();

const scorecardsAnswer = object({
  /** Those that the job has, then the removed ones that a shown scorecard has. */
  criteria: list(
    object({
      ...criterionShape,
      isRetired: boolean().defined(),
      /** The candidate's score in the interview, 0 to 100; null for a criterion that is not one of its topics. */
      interviewScore: number().defined().nullable(),
    }),
  ),
  /** Whether the caller can fill or change a scorecard. */
  mayFill: boolean().defined(),
  own: nullableObject({ ...filled, version: number().defined() }),
  /** Who has submitted. */
  submitted: list(object(scorecard)),
  /** Whether scores and summary are withheld until the caller has submitted. */
  isWithheld: boolean().defined(),
  /** Submitted ones with scores; empty while they are withheld, and for a viewer. */
  scorecards: list(object(filled)),
  /** Null while it is withheld, and if nobody has submitted. */
  summary: nullableObject({
    people: number().defined(),
    criteria: list(object({ criterion: text(), counts: counts(), mean: mean(), disagrees: boolean().defined() })),
    overall: object({ counts: counts(), mean: mean(), disagrees: boolean().defined() }),
  }),
});

/** What people of the company think of an application. Who can fill a scorecard sees those of others after their own. */
export const scorecards = defineContract({
  ...calls.scorecards,
  params: object({ applicationId: id() }),
  status: 200,
  response: scorecardsAnswer,
  errors: ["NOT_FOUND"],
});

/** Submits or changes the caller's scorecard. Criteria that are left out count as not seen. */
export const submitScorecard = defineContract({
  ...calls.submitScorecard,
  params: object({ applicationId: id() }),
  body: object({
    scores: array(
      object({
        criterion: requiredText("Criterion", 40),
        score: score().nullable().default(null),
        note: optionalText("Note", MAX_SCORE_NOTE),
      }),
    )
      .max(MAX_CRITERIA_EVER)
      .default([]),
    overall: score().required(OVERALL_MISSING),
    text: optionalText("Text", MAX_NOTE),
    /** The changed scorecard's version; 0 for the first. */
    version: number().integer().min(0).required(),
  }),
  status: 200,
  response: scorecardsAnswer,
  errors: ["NOT_FOUND", "VERSION_CHANGED", "LIMIT_REACHED"],
});
