import { array, boolean, number, object, string } from "yup";
import { isoDate, nullableObject, text } from "../contract/wire.ts";
import { optionalMailText, requiredText } from "../fields.ts";
import { INTERVIEW_QUESTIONS } from "../interviews/limits.ts";
import { MAX_NOTE } from "../limits.ts";
import { MAX_QUESTION_SCORE, SCORE_STEP } from "./limits.ts";

/** A decision to switch something on or off. */
export const decisionSchema = (label: string) =>
  boolean().typeError(`${label} must be true or false.`).required(`${label} must be true or false.`);

const isHalf = (score: number | null | undefined) =>
  score === undefined || score === null || Number.isInteger(score / SCORE_STEP);
/** 0 to 10 in half points. */
export const questionScore = () =>
  number()
    .typeError("The score must be a number.")
    .min(0, "The score must be at least 0.")
    .max(MAX_QUESTION_SCORE, `The score must be at most ${MAX_QUESTION_SCORE}.`)
    .test("half", "The score must be a multiple of 0.5.", isHalf);

const isOncePerNumber = (scores: ({ number?: number } | null)[] | undefined) =>
  new Set(scores?.map((score) => score?.number)).size === (scores?.length ?? 0);

/** An omitted question keeps its score; without any, the evaluator's scores are confirmed. */
export const decideReviewSchema = object({
  scores: array(
    object({
      number: number()
        .integer("The question's number must be a whole number.")
        .min(1, "Questions are numbered from 1.")
        .max(INTERVIEW_QUESTIONS, `Questions are numbered to ${INTERVIEW_QUESTIONS}.`)
        .required("The question's number is required."),
      score: questionScore().required("The score is required."),
    }),
  )
    .max(INTERVIEW_QUESTIONS, `An interview has ${INTERVIEW_QUESTIONS} questions.`)
    .test("once", "Each question can be scored only once.", isOncePerNumber)
    .default([]),
  note: optionalMailText("Note", MAX_NOTE),
});

/** Retires a question of a bank, or restores it. */
export const retirement = {
  params: object({
    id: string()
      .matches(/^[a-z0-9-]{1,80}$/)
      .required(),
  }),
  body: object({ retired: decisionSchema("retired"), reason: requiredText("A reason", MAX_NOTE) }),
} as const;
/** Null while the question is drawn. */
export const retiredAnswer = () => nullableObject({ at: isoDate(), reason: text() });
