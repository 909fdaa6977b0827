import { number, object, string } from "yup";
import { defineContract, fileAnswer } from "../../contract/define.ts";
import { choice, list, nullableChoice, nullableObject, nullableText, text } from "../../contract/wire.ts";
import { id, noneIfEmpty, optionalText, searchWords } from "../../fields.ts";
import { INTERVIEW_TOPICS } from "../../interviews/topics.ts";
import { MAX_NOTE } from "../../limits.ts";
import { pagedQuery, pagingAnswer } from "../../paging.ts";
import { QUIZ_TOPICS } from "../../quiz/rules.ts";
import { QUESTION_CONCERNS, QUESTION_FILTERS } from "../interview-questions/statistics.ts";
import { ADMIN_PER_PAGE } from "../limits.ts";
import { CONCERNS, QUIZ_ITEM_FILTERS } from "../quiz-items/statistics.ts";
import { questionScore, retiredAnswer, retirement } from "../schema.ts";
import * as calls from "./calls.ts";
import { CALIBRATION_SOURCES, MAX_DRAWN } from "./limits.ts";

const quizItem = object({
  _id: text(),
  topic: choice(QUIZ_TOPICS),
  /** 1 to 3. */
  difficulty: number().defined(),
  question: text(),
  answer: text(),
  /** The key first; for each option the number of times it was chosen. */
  options: list(object({ text: text(), chosen: number().defined() })),
  /** The number of answers, without blank ones. */
  answered: number().defined(),
  /** Percent of the answers; null without answers. */
  correctPercent: number().defined().nullable(),
  /** -1 to 1, two decimals: the correlation with the rest of the paper; null with too few answers. */
  discrimination: number().defined().nullable(),
  concerns: list(choice(CONCERNS)),
  retired: retiredAnswer(),
});

/** The question bank with the statistics of each question, sorted by what needs attention. */
export const quizItems = defineContract({
  ...calls.quizItems,
  query: pagedQuery(ADMIN_PER_PAGE, {
    topic: string().transform(noneIfEmpty).oneOf(QUIZ_TOPICS, "This is not a topic."),
    show: string().transform(noneIfEmpty).oneOf(QUIZ_ITEM_FILTERS, "This is not a filter."),
    search: searchWords("Search"),
  }),
  status: 200,
  response: object({ quizItems: list(quizItem), ...pagingAnswer }),
});

/** A retired question is no longer drawn; open papers keep it. `LIMIT_REACHED`: too few questions would remain. */
export const updateQuizItem = defineContract({
  ...calls.updateQuizItem,
  ...retirement,
  status: 200,
  response: object({ message: text(), quizItem }),
  errors: ["NOT_FOUND", "LIMIT_REACHED"],
});

const interviewQuestion = object({
  _id: text(),
  topic: choice(INTERVIEW_TOPICS),
  /** 1 to 3. */
  difficulty: number().defined(),
  question: text(),
  modelAnswer: text(),
  criteria: list(object({ label: text(), weight: number().defined() })),
  /** The number of graded answers in interviews and practice interviews, including those that could not be assessed. */
  uses: number().defined(),
  /** 0 to 10, one decimal; null without an assessed answer. */
  mean: number().defined().nullable(),
  /** The standard deviation of the scores, one decimal. */
  spread: number().defined().nullable(),
  notAssessed: number().defined(),
  /** Answers with a flag, such as a copy or an instruction to the grader. */
  flagged: number().defined(),
  /** Answers whose score a person raised in a review. */
  raised: number().defined(),
  /** -1 to 1, two decimals: the correlation with the rest of the interview; null with too few answers. */
  discrimination: number().defined().nullable(),
  concerns: list(choice(QUESTION_CONCERNS)),
  retired: retiredAnswer(),
});

/** The interview questions with the statistics of each, sorted by what needs attention. */
export const interviewQuestions = defineContract({
  ...calls.interviewQuestions,
  query: pagedQuery(ADMIN_PER_PAGE, {
    topic: string().transform(noneIfEmpty).oneOf(INTERVIEW_TOPICS, "This is not a topic."),
    show: string().transform(noneIfEmpty).oneOf(QUESTION_FILTERS, "This is not a filter."),
    search: searchWords("Search"),
  }),
  status: 200,
  response: object({ interviewQuestions: list(interviewQuestion), ...pagingAnswer }),
});

/**
 * A retired question is no longer drawn, and others of its topic replace it; running interviews keep it.
 * `LIMIT_REACHED`: too few questions would remain.
 */
export const updateInterviewQuestion = defineContract({
  ...calls.updateInterviewQuestion,
  ...retirement,
  status: 200,
  response: object({ message: text(), interviewQuestion }),
  errors: ["NOT_FOUND", "LIMIT_REACHED"],
});

const count = () => number().defined();
const nullableNumber = () => number().defined().nullable();

/** A figure with its 95% interval; both ends are null with too few answers. */
const estimate = () => nullableObject({ value: count(), least: nullableNumber(), most: nullableNumber() });
const agreement = { answers: count(), r: estimate(), kappa: estimate(), meanError: estimate() };

/** A question with its topic. */
const questionFields = { questionId: text(), topic: choice(INTERVIEW_TOPICS), question: text() };

/**
 * How far people agree with one another and with the grader on the drawn answers. Answers that the calling admin has
 * not scored are included in the figures, but not in `differences`.
 */
export const calibration = defineContract({
  ...calls.calibration,
  status: 200,
  response: object({
    /** Answers that were drawn, scored by a person, and scored by two or more. */
    drawn: count(),
    scored: count(),
    scoredTwice: count(),
    people: count(),
    /** Drawn answers that the calling admin has not scored. */
    left: count(),
    /** Between people, for answers that two or more have scored. */
    between: object(agreement),
    /** The difference between the mean of the people and the grader. */
    grader: object(agreement),
    topics: list(object({ topic: choice(INTERVIEW_TOPICS), between: object(agreement), grader: object(agreement) })),
    /** The largest mean difference from the grader first. `mend` names what to improve. */
    questions: list(
      object({
        ...questionFields,
        answers: count(),
        people: nullableNumber(),
        grader: nullableNumber(),
        off: nullableNumber(),
        apart: nullableNumber(),
        mend: nullableChoice(["grader", "criteria"]),
      }),
    ),
    differences: list(
      object({
        _id: text(),
        ...questionFields,
        /** Null if the answer was deleted or may no longer be shown. */
        answer: nullableText(),
        people: list(count()),
        grader: count(),
        notes: list(text()),
      }),
    ),
  }),
});

/** Draws graded answers at random, each once, without contact details; blank answers are skipped. */
export const drawAnswers = defineContract({
  ...calls.drawAnswers,
  body: object({
    count: number()
      .typeError("The number must be a whole number.")
      .integer("The number must be a whole number.")
      .min(1, "Draw at least 1 answer.")
      .max(MAX_DRAWN, `Draw at most ${MAX_DRAWN} answers.`)
      .required("The number is required."),
    source: string()
      .oneOf(CALIBRATION_SOURCES, "Choose people or the golden set.")
      .required("Choose people or the golden set."),
    topic: string().transform(noneIfEmpty).oneOf(INTERVIEW_TOPICS, "This is not a topic."),
  }),
  status: 200,
  response: object({ message: text(), added: count() }),
});

/** Returns an answer that the admin has not scored, first those that others have: without scores and without its author. */
export const nextAnswer = defineContract({
  ...calls.nextAnswer,
  status: 200,
  response: object({
    left: count(),
    answer: nullableObject({
      _id: text(),
      ...questionFields,
      sampleData: nullableText(),
      answer: text(),
      modelAnswer: text(),
      criteria: list(object({ label: text(), weight: count() })),
      errors: list(object({ label: text(), penalty: count() })),
    }),
  }),
});

/** Sets the admin's own score; a second one replaces the first. Null: the answer cannot be assessed. */
export const scoreAnswer = defineContract({
  ...calls.scoreAnswer,
  params: object({ id: id() }),
  body: object({ score: questionScore().nullable().defined(), note: optionalText("Note", MAX_NOTE) }),
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND"],
});

/** One row for each score that a person gave, without the text of the answer. */
export const exportCalibration = defineContract({
  ...calls.exportCalibration,
  status: 200,
  response: fileAnswer("text/csv"),
  errors: ["TOO_MANY_REQUESTS"],
});
