import { boolean, number, object, string } from "yup";
import { defineContract } from "../../contract/define.ts";
import {
  choice,
  isoDate,
  list,
  nullableChoice,
  nullableIsoDate,
  nullableObject,
  nullableText,
  text,
} from "../../contract/wire.ts";
import { MAX_COURSE_ID, MAX_EXERCISES } from "../../courses/limits.ts";
import { id, lenientText, noneIfEmpty, optionalId } from "../../fields.ts";
import { answerText, ownGradedQuestion, questionAnswer } from "../contract.ts";
import { INTERVIEW_QUESTIONS } from "../limits.ts";
import { CHOOSE_LEVEL, CHOOSE_SET, CHOOSE_SOURCE, CHOOSE_TOPIC, LEVEL_OF_TOPIC, TOPIC_OR_FAMILY } from "../messages.ts";
import * as calls from "./calls.ts";
import { DRILL_SOURCES, DRILL_TOPICS, LEVELS, MAX_FAMILY } from "./limits.ts";

const topic = string()
  .trim()
  .lowercase()
  .transform(noneIfEmpty)
  .oneOf(DRILL_TOPICS, "Choose a topic from the list.")
  .test(
    "topic-or-family",
    CHOOSE_TOPIC,
    (value, { parent }) => value !== undefined || parent.family !== undefined || parent.from !== undefined,
  );

/** As in a graded question. */
const family = lenientText()
  .trim()
  .transform(noneIfEmpty)
  .max(MAX_FAMILY, `A family's name must be at most ${MAX_FAMILY} characters.`)
  .test(
    "not-both",
    TOPIC_OR_FAMILY,
    (value, { parent }) => value === undefined || (parent.topic === undefined && parent.from === undefined),
  );

/** A set of the course has a name; quizzes and interviews have ids. */
const sourceId = lenientText()
  .trim()
  .transform(noneIfEmpty)
  .max(MAX_COURSE_ID, CHOOSE_SET)
  .when("from", ([from], schema) => (from === "course" ? schema.required(CHOOSE_SET) : schema.concat(optionalId())));

const level = number()
  .typeError(CHOOSE_LEVEL)
  .oneOf(LEVELS, CHOOSE_LEVEL)
  .test("of-topic", LEVEL_OF_TOPIC, (value, { parent }) => value === undefined || parent.topic !== undefined);

const questionNumber = (most: number) =>
  number()
    .typeError("The question's number must be a whole number.")
    .integer("The question's number must be a whole number.")
    .min(1, "Questions are numbered from 1.")
    .max(most, `Questions are numbered to ${most}.`);

/** One answer of the student, graded. `modelAnswer` is empty while a test of the course that asked the question is not passed. */
const gradedTry = ownGradedQuestion.shape({
  /** The scores of all tries in their order; null for one that could not be assessed. */
  climb: list(number().defined().nullable()),
});

const drillQuestion = questionAnswer.shape({
  /** Its step on the topic's ladder. */
  level: number().defined(),
  /** The options of a quiz question; null if the answer is written. */
  options: list(text()).nullable(),
  answeredAt: nullableIsoDate(),
  /** The last try; null until the question is answered and its answer is graded. */
  result: gradedTry.default(undefined).nullable().defined(),
});

const drillAnswer = object({
  _id: text(),
  topic: choice(DRILL_TOPICS),
  /** The family that the drill was started with. */
  family: nullableText(),
  /** The quiz, the result or the set of the course that the drill was started from. */
  from: nullableChoice(DRILL_SOURCES),
  fromId: nullableText(),
  /** The unit of the course that it belongs to; null without one. */
  unit: nullableObject({ id: text(), title: text(), isTest: boolean().defined() }),
  startedAt: isoDate(),
  /** The planned number of questions; they are drawn one by one. */
  planned: number().defined(),
  questions: list(drillQuestion),
});

/** What the student can practise: ladders, reviews, mistakes, and a drill that was not finished. */
export const practice = defineContract({
  ...calls.practice,
  status: 200,
  response: object({
    /** All topics, with the highest level at which an answer in writing was right; 0 without one. */
    ladders: list(object({ topic: choice(DRILL_TOPICS), reached: number().defined() })),
    reviews: object({
      /** Today's reviews that are left. */
      due: number().defined(),
      /** When the next review is due; null if there is none, or one is due now. */
      nextAt: nullableIsoDate(),
    }),
    /** Questions that are waiting for a review, in the order in which they are due. */
    mistakes: list(
      object({
        drillId: text(),
        number: number().defined(),
        topic: choice(DRILL_TOPICS),
        level: number().defined(),
        question: text(),
        dueAt: isoDate(),
      }),
    ),
    /** Questions that the student got right today: all, and those that were wrong at first. */
    today: object({ right: number().defined(), fixed: number().defined() }),
    /** Mistakes of the last quiz that practice can repeat, and how many of them it has corrected. Null after a pass. */
    quiz: nullableObject({ wrong: number().defined(), corrected: number().defined() }),
    /** Drills that can be started today. */
    left: number().defined(),
    /** The newest drill with an open question, at most a week old. */
    open: nullableObject({ _id: text(), topic: choice(DRILL_TOPICS), answered: number().defined() }),
  }),
});

/**
 * Three questions near the student's level of one topic. The first can be one of a family, a wrong answer of a quiz,
 * or an answer of an interview with its text. A set of the course has its own questions. Costs no credit.
 */
export const startDrill = defineContract({
  ...calls.startDrill,
  body: object({
    topic,
    level,
    family,
    from: string().transform(noneIfEmpty).oneOf(DRILL_SOURCES, CHOOSE_SOURCE),
    /** The quiz or the interview, and without it the last one; or the set of the course. */
    id: sourceId,
    /** The question of the interview; without it the one with the lowest score. */
    number: questionNumber(INTERVIEW_QUESTIONS),
  }),
  status: 201,
  response: drillAnswer,
  errors: ["NOT_FOUND", "TOO_MANY_REQUESTS", "INTERVIEW_RUNNING"],
});

/** Returns a drill, and grades answers whose grading was interrupted. */
export const drill = defineContract({
  ...calls.drill,
  params: object({ id: id() }),
  status: 200,
  response: drillAnswer,
  errors: ["NOT_FOUND"],
});

/**
 * Grades the answer. It may be sent again until it has full marks; the same answer returns the same result. With
 * `OVERLOADED` the answer is saved, and the drill has its result later.
 */
export const answerDrill = defineContract({
  ...calls.answerDrill,
  params: object({ id: id() }),
  body: object({
    number: questionNumber(MAX_EXERCISES).required("The question's number is required."),
    answer: answerText().strict().defined("The answer is required."),
  }),
  status: 200,
  response: gradedTry,
  errors: ["NOT_FOUND", "ALREADY_ANSWERED", "INTERVIEW_RUNNING", "OVERLOADED"],
});
