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
import { id, instant, lenientText, storableText } from "../fields.ts";
import { answersWithinDays } from "../jobs/contract.ts";
import { pagedQuery, pagingAnswer } from "../paging.ts";
import { formatNumber } from "../text.ts";
import * as calls from "./calls.ts";
import { criterion } from "./criterion.ts";
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
import { reviewRequestSchema } from "./practice/schema.ts";

const message = object({ message: text() });
const sessionParams = object({ sessionId: id() });
const questionNumber = () =>
  number()
    .integer("The question's number must be a whole number.")
    .min(1, "Questions are numbered from 1.")
    .max(INTERVIEW_QUESTIONS, `Questions are numbered to ${INTERVIEW_QUESTIONS}.`)
    .required("The question's number is required.");
export const answerText = () =>
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
export const ownGradedQuestion = object({
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
  response: object({
    submitted: boolean().defined(),
    /** The decision that became final while the interview ran: until it is submitted, the student may stop it. */
    overtakenBy: nullableChoice(["accepted", "rejected"] as const),
  }),
  errors: ["NOT_FOUND"],
});

/** Ends an interview that a decision overtook: its credit comes back, and there is neither a result nor a model answer. */
export const stopInterview = defineContract({
  ...calls.stopInterview,
  params: sessionParams,
  status: 200,
  response: message,
  errors: ["NOT_FOUND", "NOT_DECIDED", "ALREADY_SUBMITTED", "TIME_OVER"],
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
