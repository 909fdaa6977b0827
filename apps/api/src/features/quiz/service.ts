import { findQuizItem } from "@dryrun/content/quiz/load";
import { pickPaper } from "@dryrun/content/quiz/pick-paper";
import type { Input, Output } from "@dryrun/domain/contract/define";
import type { generateQuiz, quizAttempt, quizHistory, submitQuiz } from "@dryrun/domain/quiz/contract";
import { PAPER_HOURS, QUIZ_QUESTIONS } from "@dryrun/domain/quiz/limits";
import { PAPER_SUBMITTED } from "@dryrun/domain/quiz/messages";
import { quizResult, quizScore } from "@dryrun/domain/quiz/rules";
import { addMs, HOUR_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import type { GradedAnswer, PaperQuestion } from "../../db/schema/quiz.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import { newId, newSeed } from "../../ids.ts";
import type { Clock } from "../../ports.ts";
import * as query from "./queries.ts";

export type Quiz = ReturnType<typeof createQuiz>;
type Selection = Input<typeof submitQuiz>["body"]["answers"][number];

export function createQuiz({ db, clock }: { db: Db; clock: Clock }) {
  const isStale = ({ touchedAt, questions }: query.PaperRow, now: Date) =>
    touchedAt < addMs(now, -PAPER_HOURS * HOUR_MS) || questions.some(({ itemId }) => !findQuizItem(itemId));

  /** The open paper, or a new one where there is none or it lay untouched for 24 hours. */
  const openPaper = (studentId: string) =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const open = await query.findOpenPaper(tx, studentId);
      if (open && !isStale(open, now)) {
        await query.updatePaper(tx, open.id, { touchedAt: now });
        return open;
      }
      if (open) await query.updatePaper(tx, open.id, { replacedAt: now });
      const questions: PaperQuestion[] = pickPaper(newSeed()).map(({ itemId, options }) => ({
        itemId,
        options: [...options],
      }));
      const paper = { id: newId(now), studentId, questions, createdAt: now, touchedAt: now };
      return (await query.insertPaper(tx, paper)) ? paper : await query.findOpenPaper(tx, studentId);
    });

  return {
    async generate(studentId: string): Promise<Output<typeof generateQuiz>> {
      const paper = await openPaper(studentId);
      if (!paper) throw new Error("no paper could be opened");
      return { paperId: paper.id, questions: paper.questions.flatMap(asked) };
    },

    /** Grades the open paper, once; an unanswered question is wrong. */
    submit: (studentId: string, selections: readonly Selection[]): Promise<Output<typeof submitQuiz>> =>
      db.transaction(async (tx) => {
        const paper = await query.findOpenPaper(tx, studentId);
        if (!paper) throw new AppError("PAPER_SUBMITTED", PAPER_SUBMITTED);
        const chosen = chosenOf(paper.questions, selections);
        const answers = paper.questions.flatMap(({ itemId }) => graded(itemId, chosen.get(itemId) ?? ""));
        const correctAnswers = answers.filter(({ isCorrect }) => isCorrect).length;
        const score = quizScore(correctAnswers);
        const result = quizResult(score);
        const now = clock.now();
        const outcome = { submittedAt: now, correctAnswers, score, passed: result === "pass", answers };
        await query.updatePaper(tx, paper.id, outcome);
        if (result === "pass") await query.markPassed(tx, studentId, now);
        return { result, score, attemptId: paper.id };
      }),

    async history(studentId: string): Promise<Output<typeof quizHistory>> {
      const papers = await query.findSubmittedPapers(db, studentId);
      return { history: papers.map(attemptOf) };
    },

    async attempt(studentId: string, id: string): Promise<Output<typeof quizAttempt>> {
      const paper = await query.findSubmittedPaper(db, id, studentId);
      if (!paper) throw notFound("This quiz");
      return { ...attemptOf(paper), answers: paper.answers as never };
    },
  };
}

/** What leaves the server before the hand-in: never the key. */
function asked({ itemId, options }: PaperQuestion) {
  const item = findQuizItem(itemId);
  return item ? [{ id: item.id, topic: item.topic, question: item.question, options }] : [];
}

/** The choice for each question; an id or an option that the paper does not have is refused at its field. */
function chosenOf(questions: readonly PaperQuestion[], selections: readonly Selection[]): Map<string, string> {
  const optionsOf = new Map(questions.map(({ itemId, options }) => [itemId, options]));
  const errors = selections.flatMap(({ questionId, selected }, index) => {
    const options = optionsOf.get(questionId);
    if (!options) return [{ field: `answers.${index}.questionId`, message: "This question is not in your paper." }];
    if (selected !== "" && !options.includes(selected)) {
      return [{ field: `answers.${index}.selected`, message: "This is none of the question's options." }];
    }
    return [];
  });
  if (errors.length > 0) throw new AppError("VALIDATION", "Some answers are not valid.", { errors });
  return new Map(selections.map(({ questionId, selected }) => [questionId, selected]));
}

function graded(itemId: string, selected: string): GradedAnswer[] {
  const item = findQuizItem(itemId);
  if (!item) return [];
  const { topic, question, correct, explanation } = item;
  return [{ topic, questionId: itemId, question, selected, correct, isCorrect: selected === correct, explanation }];
}

type Attempt = Pick<query.PaperRow, "id" | "submittedAt" | "score" | "passed" | "correctAnswers">;

const attemptOf = ({ id, submittedAt, score, passed, correctAnswers }: Attempt) => ({
  _id: id,
  submittedAt: (submittedAt as Date).toISOString(),
  score: score ?? 0,
  result: passed ? ("pass" as const) : ("fail" as const),
  correctAnswers: correctAnswers ?? 0,
  totalQuestions: QUIZ_QUESTIONS,
});
