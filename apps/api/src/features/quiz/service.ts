import { createHash } from "node:crypto";
import { findQuizItem } from "@dryrun/content/quiz/load";
import { pickPaper } from "@dryrun/content/quiz/pick-paper";
import type { Input, Output } from "@dryrun/domain/contract/define";
import type { generateQuiz, quizAttempt, quizHistory, submitQuiz } from "@dryrun/domain/quiz/contract";
import { PAPER_HOURS, PAPERS_AVOIDED, QUIZ_QUESTIONS } from "@dryrun/domain/quiz/limits";
import { PAPER_SUBMITTED, quizLimit } from "@dryrun/domain/quiz/messages";
import { nextPaperAt, quizResult, quizScore } from "@dryrun/domain/quiz/rules";
import { addMs, HOUR_MS, SECOND_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import type { GradedAnswer, PaperQuestion } from "../../db/schema/quiz.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import { newId, newSeed } from "../../ids.ts";
import type { Clock } from "../../ports.ts";
import * as query from "./queries.ts";

export type Quiz = ReturnType<typeof createQuiz>;
type Selection = Input<typeof submitQuiz>["body"]["answers"][number];

interface QuizDeps {
  db: Db;
  clock: Clock;
  /** Papers that one student may hand in within 24 hours. */
  papersPerDay: number;
}

export function createQuiz({ db, clock, papersPerDay }: QuizDeps) {
  const nextPaperOf = async (tx: Db, studentId: string, now: Date) =>
    nextPaperAt(await query.findSubmissionTimes(tx, studentId, papersPerDay), papersPerDay, now);

  /** @throws TOO_MANY_REQUESTS where the student has handed in as many papers as 24 hours allow. */
  async function newPaper(tx: Db, studentId: string, now: Date) {
    const next = await nextPaperOf(tx, studentId, now);
    if (next) throw tooManyPapers(next, now);
    const avoided = await query.findItemsOfPapers(tx, studentId, PAPERS_AVOIDED);
    const questions: PaperQuestion[] = pickPaper(newSeed(), avoided).map(({ itemId, options }) => ({
      itemId,
      options: [...options],
    }));
    return { id: newId(now), studentId, questions, createdAt: now, touchedAt: now };
  }

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
      const paper = await newPaper(tx, studentId, now);
      if (open) await query.updatePaper(tx, open.id, { replacedAt: now });
      return (await query.insertPaper(tx, paper)) ? paper : await query.findOpenPaper(tx, studentId);
    });

  return {
    async generate(studentId: string): Promise<Output<typeof generateQuiz>> {
      const paper = await openPaper(studentId);
      if (!paper) throw new Error("no paper could be opened");
      return { paperId: paper.id, questions: paper.questions.flatMap((question, at) => asked(paper.id, question, at)) };
    },

    /** Grades the open paper, once; an unanswered question is wrong. */
    submit: (studentId: string, selections: readonly Selection[]): Promise<Output<typeof submitQuiz>> =>
      db.transaction(async (tx) => {
        const paper = await query.findOpenPaper(tx, studentId);
        if (!paper) throw new AppError("PAPER_SUBMITTED", PAPER_SUBMITTED);
        const chosen = chosenOf(paper, selections);
        const answers = paper.questions.flatMap(({ itemId }, at) =>
          graded(itemId, chosen.get(shownId(paper.id, at)) ?? ""),
        );
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
      const now = clock.now();
      const papers = await query.findSubmittedPapers(db, studentId);
      const next = (await query.hasOpenPaper(db, studentId)) ? null : await nextPaperOf(db, studentId, now);
      return { nextPaperAt: next?.toISOString() ?? null, history: papers.map(attemptOf) };
    },

    async attempt(studentId: string, id: string): Promise<Output<typeof quizAttempt>> {
      const paper = await query.findSubmittedPaper(db, id, studentId);
      if (!paper) throw notFound("This quiz");
      const answers = (paper.answers ?? []).map((answer, at) => ({ ...answer, questionId: shownId(paper.id, at) }));
      return { ...attemptOf(paper), answers: answers as never };
    },
  };
}

function tooManyPapers(next: Date, now: Date) {
  const seconds = Math.ceil((next.getTime() - now.getTime()) / SECOND_MS);
  return new AppError("TOO_MANY_REQUESTS", quizLimit(next), {}, { "Retry-After": String(seconds) });
}

const SHOWN_ID_LENGTH = 10;

/** A question's id on the wire and on the screen: of this paper and place alone, so that it says nothing of the bank's item. */
const shownId = (paperId: string, at: number) =>
  createHash("sha256").update(`${paperId} ${at}`).digest("base64url").slice(0, SHOWN_ID_LENGTH);

/** What leaves the server before the hand-in: never the key. */
function asked(paperId: string, { itemId, options }: PaperQuestion, at: number) {
  const item = findQuizItem(itemId);
  return item ? [{ id: shownId(paperId, at), topic: item.topic, question: item.question, options }] : [];
}

/** The choice for each question; an id or an option that the paper does not have is refused at its field. */
function chosenOf({ id, questions }: query.PaperRow, selections: readonly Selection[]): Map<string, string> {
  const optionsOf = new Map(questions.map(({ options }, at) => [shownId(id, at), options]));
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
