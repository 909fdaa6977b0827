import { findQuizItem } from "@dryrun/content/quiz/load";
import type { Input, Output } from "@dryrun/domain/contract/define";
import type { quizAttempt, quizHistory, submitQuiz } from "@dryrun/domain/quiz/contract";
import { PAPER_SUBMITTED } from "@dryrun/domain/quiz/messages";
import { QUIZ_QUESTIONS, quizResult, quizScore } from "@dryrun/domain/quiz/rules";
import type { GradedAnswer } from "../../db/schema/quiz.ts";
import { AppError, notFound } from "../../errors/app-error.ts";
import { addChoices } from "../../records/quiz/item-choices.ts";
import type { QuizDeps } from "./deps.ts";
import { generate, isStale, nextPaperOf } from "./paper.ts";
import * as query from "./queries.ts";
import { shownId } from "./shown-id.ts";

type Selection = Input<typeof submitQuiz>["body"]["answers"][number];

/** Grades the open paper once; an unanswered question is wrong. */
export const submit =
  ({ db, clock }: QuizDeps) =>
  (studentId: string, selections: readonly Selection[]): Promise<Output<typeof submitQuiz>> =>
    db.transaction(async (tx) => {
      const paper = await query.findOpenPaper(tx, studentId);
      if (!paper) throw new AppError("PAPER_SUBMITTED", PAPER_SUBMITTED);
      const chosen = chosenOf(paper, selections);
      const answers = paper.questions.flatMap(({ itemId }, index) =>
        graded(itemId, chosen.get(shownId(paper.id, index)) ?? ""),
      );
      const correctAnswers = answers.filter(({ isCorrect }) => isCorrect).length;
      const score = quizScore(correctAnswers);
      const result = quizResult(score);
      const now = clock.now();
      const outcome = { submittedAt: now, correctAnswers, score, passed: result === "pass", answers };
      await query.updatePaper(tx, paper.id, outcome);
      if (result === "pass") await query.markPassed(tx, studentId, now);
      await addChoices(tx, answers);
      return { result, score, attemptId: paper.id };
    });

/** Returns the choice for each question; refuses an id or an option that the paper does not have at its field. */
function chosenOf({ id, questions }: query.PaperRow, selections: readonly Selection[]): Map<string, string> {
  const optionsOf = new Map(questions.map(({ options }, index) => [shownId(id, index), options]));
  const errors = selections.flatMap(({ questionId, selected }, index) => {
    const options = optionsOf.get(questionId);
    if (!options) return [{ field: `answers.${index}.questionId`, message: "This question is not in your paper." }];
    if (selected !== "" && !options.includes(selected)) {
      return [{ field: `answers.${index}.selected`, message: "This is not one of the question's options." }];
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

export const history =
  (deps: QuizDeps) =>
  async (studentId: string): Promise<Output<typeof quizHistory>> => {
    const now = deps.clock.now();
    const papers = await query.findSubmittedPapers(deps.db, studentId);
    const open = await query.readOpenPaper(deps.db, studentId);
    const next = open ? null : await nextPaperOf(deps, deps.db, studentId, now);
    return {
      nextPaperAt: next?.toISOString() ?? null,
      openPaperId: open && !isStale(open, now) ? open.id : null,
      history: papers.map(attemptOf),
    };
  };

export const attempt =
  ({ db }: QuizDeps) =>
  async (studentId: string, id: string): Promise<Output<typeof quizAttempt>> => {
    const paper = await query.findSubmittedPaper(db, id, studentId);
    if (!paper) throw notFound("This quiz");
    const answers = (paper.answers ?? []).map((answer, index) => ({ ...answer, questionId: shownId(paper.id, index) }));
    return { ...attemptOf(paper), answers: answers as never };
  };

type Attempt = Pick<query.PaperRow, "id" | "submittedAt" | "score" | "passed" | "correctAnswers">;

const attemptOf = ({ id, submittedAt, score, passed, correctAnswers }: Attempt) => ({
  _id: id,
  submittedAt: (submittedAt as Date).toISOString(),
  score: score ?? 0,
  result: passed ? ("pass" as const) : ("fail" as const),
  correctAnswers: correctAnswers ?? 0,
  totalQuestions: QUIZ_QUESTIONS,
});

export type Quiz = ReturnType<typeof createQuiz>;

export const createQuiz = (deps: QuizDeps) => ({
  generate: generate(deps),
  submit: submit(deps),
  history: history(deps),
  attempt: attempt(deps),
});
