import type { Output } from "@dryrun/domain/contract/define";
import type { quizAttempt, quizHistory } from "@dryrun/domain/quiz/contract";
import { QUIZ_QUESTIONS } from "@dryrun/domain/quiz/rules";
import { notFound } from "../../errors/app-error.ts";
import type { QuizDeps } from "./deps.ts";
import { submit } from "./hand-in.ts";
import { generate, isStale, nextPaperOf } from "./paper.ts";
import * as query from "./queries.ts";
import { shownId } from "./shown-id.ts";

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
