import { array, boolean, number, object, string } from "yup";
import { defineContract, fileAnswer } from "../contract/define.ts";
import { choice, isoDate, list, nullableIsoDate, nullableText, text } from "../contract/wire.ts";
import { id } from "../fields.ts";
import * as calls from "./calls.ts";
import { QUIZ_QUESTIONS, QUIZ_TOPICS } from "./rules.ts";

const RESULTS = ["pass", "fail"] as const;

export const quizDataset = defineContract({
  ...calls.quizDataset,
  params: object({
    name: string()
      .matches(/^[a-z0-9-]+\.(csv|xlsx)$/)
      .required(),
  }),
  status: 200,
  response: fileAnswer("text/csv or the workbook's type"),
  errors: ["NOT_FOUND"],
});

export const generateQuiz = defineContract({
  ...calls.generateQuiz,
  status: 200,
  response: object({
    paperId: text(),
    questions: list(
      object({
        id: text(),
        topic: choice(QUIZ_TOPICS),
        /** Whether it needs the sales workbook. */
        needsFile: boolean().defined(),
        question: text(),
        options: list(text()),
      }),
    ),
  }),
  errors: ["TOO_MANY_REQUESTS"],
});

export const submitQuiz = defineContract({
  ...calls.submitQuiz,
  body: object({
    answers: array(
      object({
        questionId: string().max(100).required("The question's id is required."),
        selected: string().max(2000).default(""),
      }),
    )
      .max(QUIZ_QUESTIONS, `A paper has ${QUIZ_QUESTIONS} answers.`)
      .required("Answers are required."),
  }),
  status: 200,
  response: object({ result: choice(RESULTS), score: number().defined(), attemptId: text() }),
  errors: ["PAPER_SUBMITTED"],
});

export const quizHistory = defineContract({
  ...calls.quizHistory,
  status: 200,
  response: object({
    /** When another paper can be opened; null: now. An open paper can always be submitted. */
    nextPaperAt: nullableIsoDate(),
    /** The paper that is not submitted yet and has not expired. */
    openPaperId: nullableText(),
    history: list(
      object({
        _id: text(),
        submittedAt: isoDate(),
        score: number().defined(),
        result: choice(RESULTS),
        correctAnswers: number().defined(),
        totalQuestions: number().defined(),
      }),
    ),
  }),
});

export const quizAttempt = defineContract({
  ...calls.quizAttempt,
  params: object({ id: id() }),
  status: 200,
  response: object({
    _id: text(),
    submittedAt: isoDate(),
    score: number().defined(),
    result: choice(RESULTS),
    correctAnswers: number().defined(),
    totalQuestions: number().defined(),
    answers: list(
      object({
        topic: choice(QUIZ_TOPICS),
        questionId: text(),
        question: text(),
        selected: text(),
        correct: text(),
        isCorrect: boolean().defined(),
        explanation: text(),
      }),
    ),
  }),
  errors: ["NOT_FOUND"],
});
