import { array, boolean, number, object, string } from "yup";
import { APPLICATION_ENDS } from "../applications/limits.ts";
import { defineContract } from "../contract/define.ts";
import {
  choice,
  isoDate,
  list,
  nullableChoice,
  nullableIsoDate,
  nullableObject,
  nullableText,
  text,
} from "../contract/wire.ts";
import { MAX_COURSE_ID, MAX_EXERCISES } from "../courses/limits.ts";
import { id, instant, lenientText, noneIfEmpty, optionalId, storableText } from "../fields.ts";
import { answersWithinDays } from "../jobs/contract.ts";
import { pagedQuery, pagingAnswer } from "../paging.ts";
import { formatNumber } from "../text.ts";
import * as calls from "./calls.ts";
import { DRILL_SOURCES, DRILL_TOPICS, LEVELS, MAX_FAMILY } from "./drills/limits.ts";
import {
  DECISIONS,
  EVENT_TYPES,
  INTERVIEW_QUESTIONS,
  INTERVIEWS_PER_PAGE,
  MAX_ANSWER,
  PRACTICE_TOPICS,
  RUN_EVENT,
  RUN_KINDS,
} from "./limits.ts";
import { CHOOSE_LEVEL, CHOOSE_SET, CHOOSE_SOURCE, CHOOSE_TOPIC, LEVEL_OF_TOPIC, TOPIC_OR_FAMILY } from "./messages.ts";
import { reviewRequestSchema } from "./practice/schema.ts";
import { criterion } from "./topics.ts";

const message = object({ message: text() });
const sessionParams = object({ sessionId: id() });
const questionNumber = () =>
  number()
    .integer("The question's number must be a whole number.")
    .min(1, "Questions are numbered from 1.")
    .max(INTERVIEW_QUESTIONS, `Questions are numbered to ${INTERVIEW_QUESTIONS}.`)
    .required("The question's number is required.");
const answerText = () =>
  storableText().max(MAX_ANSWER, `An answer must be at most ${formatNumber(MAX_ANSWER)} characters.`);

/** `sampleData` is JSON text `{ tables: [{ name, columns, rows }] }`, or null if the question has no data. */
export const questionAnswer = object({
  number: number().defined(),
  type: text(),
  question: text(),
  sampleData: nullableText(),
  answer: text(),
  /** What an engine needs to run an answer on the sample: its kind, and its data as JSON. Null if answers cannot be run. */
  run: nullableObject({ kind: choice(RUN_KINDS), world: text() }),
});

const consentSchema = object({ version: lenientText().max(40).required(), at: instant() });

export const startAnswer = object({
  sessionId: text(),
  startedAt: isoDate(),
  expiresAt: isoDate(),
  remainingSeconds: number().defined(),
  serverTime: isoDate(),
  reached: number().defined(),
  recordOnly: boolean().defined(),
  firstQuestion: questionAnswer,
});

export const startInterview = defineContract({
  ...calls.startInterview,
  body: object({
    applicationId: id(),
    consent: consentSchema.default(undefined).optional(),
    fullScreen: boolean().default(true),
  }),
  status: 200,
  response: startAnswer,
  errors: ["NOT_FOUND", "NO_CREDITS", "DECIDED", "ALREADY_SUBMITTED", "JOB_CLOSED"],
});

export const interviewQuestion = defineContract({
  ...calls.interviewQuestion,
  params: object({ sessionId: id(), n: questionNumber() }),
  status: 200,
  response: questionAnswer,
  errors: ["NOT_FOUND", "ALREADY_SUBMITTED"],
});

export const saveDraft = defineContract({
  ...calls.saveDraft,
  params: object({ sessionId: id(), n: questionNumber() }),
  body: object({ answer: answerText().strict().defined("The answer is required.") }),
  status: 204,
  errors: ["NOT_FOUND", "ALREADY_SUBMITTED", "TIME_OVER", "INTERVIEW_RUNNING"],
});

export const recordEvent = defineContract({
  ...calls.recordEvent,
  params: sessionParams,
  body: object({
    type: string()
      .oneOf([...EVENT_TYPES, RUN_EVENT], "This is not an event.")
      .required("The event's type is required."),
    at: instant(),
    number: questionNumber().optional(),
  }),
  status: 204,
  errors: ["NOT_FOUND", "TIME_OVER"],
});

const isOncePerNumber = (answers: ({ number: number } | null)[] | undefined) =>
  new Set(answers?.map((answer) => answer?.number)).size === (answers?.length ?? 0);

export const submitInterview = defineContract({
  ...calls.submitInterview,
  body: object({
    sessionId: id(),
    answers: array(object({ number: questionNumber(), answer: answerText().default("") }))
      .max(INTERVIEW_QUESTIONS, `An interview has ${INTERVIEW_QUESTIONS} answers.`)
      .test("once", "Each question can be answered only once.", isOncePerNumber)
      .required("Answers are required."),
  }),
  status: 202,
  response: message,
  errors: ["NOT_FOUND", "TIME_OVER"],
});

const sessionFields = {
  sessionId: text(),
  createdAt: isoDate(),
  isCompleted: boolean().defined(),
  submitted: boolean().defined(),
  /** Null until the session is completed, and if its grading failed permanently. */
  score: number().defined().nullable(),
  finalDecision: nullableChoice(DECISIONS),
  submittedToEmployer: boolean().defined(),
  sentAt: nullableIsoDate(),
  reviewedAt: nullableIsoDate(),
  evaluated: number().defined(),
  /** Null while the application accepts a result, and for practice. */
  applicationEnd: nullableChoice(APPLICATION_ENDS),
  /** Only for a practice interview; otherwise null. */
  topic: nullableChoice(PRACTICE_TOPICS),
  applicationId: nullableObject({ _id: text(), jobId: object({ title: text(), company: text() }) }),
  job: nullableObject({ title: text(), company: text(), companyApply: boolean().defined(), companyUrl: text() }),
};

export const interviewHistory = defineContract({
  ...calls.interviewHistory,
  query: pagedQuery(INTERVIEWS_PER_PAGE, {}),
  status: 200,
  response: object({ sessions: list(object(sessionFields)), ...pagingAnswer }),
});

const gradedQuestion = {
  number: number().defined(),
  type: text(),
  question: text(),
  sampleData: nullableText(),
  answer: text(),
  score: number().defined(),
  /** False for an answer that could not be assessed: its 0 points say nothing about it. */
  assessed: boolean().defined(),
  feedback: text(),
};

/** A graded question for the person who answered it. */
const ownGradedQuestion = object({
  ...gradedQuestion,
  rubric: list(criterion),
  modelAnswer: text(),
  /** The family for a drill of this question. */
  family: text(),
});

const eventAnswer = { type: choice(EVENT_TYPES), number: number().defined().nullable() };

export const interviewDetail = defineContract({
  ...calls.interviewDetail,
  params: sessionParams,
  status: 200,
  response: object({
    ...sessionFields,
    /** The numbers of the graded answers, while the session is graded and afterwards. */
    graded: list(number().defined()),
    /** The answers that were corrected in practice, with the best score of ten. */
    corrected: list(object({ number: number().defined(), score: number().defined() })),
    summaryFeedback: text(),
    questions: list(ownGradedQuestion),
    evaluator: nullableObject({ name: text(), version: text(), isFallback: boolean().defined() }),
    events: list(object({ ...eventAnswer, at: isoDate() })),
    fullScreen: boolean().defined(),
    startedAt: isoDate(),
    expiresAt: isoDate(),
    submittedAt: nullableIsoDate(),
    evaluatedAt: nullableIsoDate(),
    sendable: boolean().defined(),
    answersWithinDays: answersWithinDays(),
    /** The student's review request; `scoreBefore` is the evaluator's score. */
    review: nullableObject({
      reason: text(),
      askedAt: isoDate(),
      decidedAt: nullableIsoDate(),
      note: text(),
      scoreBefore: number().defined(),
    }),
  }),
  errors: ["NOT_FOUND"],
});

export const checkSubmitted = defineContract({
  ...calls.checkSubmitted,
  query: object({
    applicationId: id("This is not an application's id."),
  }),
  status: 200,
  response: object({ submitted: boolean().defined() }),
  errors: ["NOT_FOUND"],
});

export const sendToRecruiter = defineContract({
  ...calls.sendToRecruiter,
  body: object({ sessionId: id() }),
  status: 200,
  response: message,
  errors: ["NOT_FOUND", "NOT_SENDABLE", "NOT_GRADED", "DECIDED"],
});

/** The recruiter's view: without the times of proctoring events and the duration of the interview. */
export const employerInterview = defineContract({
  ...calls.employerInterview,
  params: object({ applicationId: id() }),
  status: 200,
  response: object({
    applicationId: object({
      _id: text(),
      fullName: text(),
      status: text(),
      undoUntil: nullableIsoDate(),
      /** The start of the booked meeting with the candidate, which a rejection cancels; may be over. */
      bookedMeetingAt: nullableIsoDate(),
      decidedAt: nullableIsoDate(),
      /** Who decided; null before, and once that person's account is deleted. */
      decidedBy: nullableText(),
      jobId: object({ _id: text(), title: text(), company: text() }),
    }),
    finalDecision: choice(DECISIONS),
    score: number().defined(),
    summaryFeedback: text(),
    sentAt: isoDate(),
    reviewedAt: nullableIsoDate(),
    evaluator: object({ name: text(), version: text(), isFallback: boolean().defined() }),
    fullScreen: boolean().defined(),
    events: list(object(eventAnswer)),
    questions: list(object({ ...gradedQuestion, rubric: list(criterion) })),
  }),
  errors: ["NOT_FOUND", "INTERVIEW_NOT_SENT"],
});

/** Starts an interview without an application, which cannot be sent; returns a running one, whatever its topic. */
export const startPractice = defineContract({
  ...calls.startPractice,
  body: object({
    topic: string()
      .trim()
      .lowercase()
      .oneOf(PRACTICE_TOPICS, "Choose a topic from the list.")
      .required("Choose a topic."),
    consent: consentSchema.default(undefined).optional(),
    fullScreen: boolean().default(true),
  }),
  status: 200,
  response: startAnswer,
  errors: ["NO_CREDITS", "INTERVIEW_RUNNING"],
});

/** Requests a review of a completed interview, for an application or for practice; allowed once. */
export const requestReview = defineContract({
  ...calls.requestReview,
  params: object({ sessionId: id() }),
  body: reviewRequestSchema,
  status: 201,
  response: object({ message: text() }),
  errors: ["NOT_FOUND", "NOT_REVIEWABLE", "REVIEW_ASKED"],
});

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

const exerciseNumber = (most: number) =>
  number()
    .typeError("The question's number must be a whole number.")
    .integer("The question's number must be a whole number.")
    .min(1, "Questions are numbered from 1.")
    .max(most, `Questions are numbered to ${most}.`);

/** One answer of the student, graded. */
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
    number: exerciseNumber(INTERVIEW_QUESTIONS),
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
    number: exerciseNumber(MAX_EXERCISES).required("The question's number is required."),
    answer: answerText().strict().defined("The answer is required."),
  }),
  status: 200,
  response: gradedTry,
  errors: ["NOT_FOUND", "ALREADY_ANSWERED", "INTERVIEW_RUNNING", "OVERLOADED"],
});
