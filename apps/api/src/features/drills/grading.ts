import type { DrillQuestion } from "@dryrun/content/interview/draw/drill";
import { FULL_SCORE } from "@dryrun/domain/interviews/drills/limits";
import { SESSION_GRADING_SECONDS } from "@dryrun/domain/interviews/limits";
import { SECOND_MS } from "@dryrun/domain/time";
import type { QuestionResult } from "@dryrun/evaluation/result";
import { notFound } from "../../errors/app-error.ts";
import { recordCourseAnswer } from "../../records/course/record-answer.ts";
import { keptOf } from "../../records/session-answers.ts";
import { findTurn } from "../../records/turns.ts";
import { lockUser } from "../../records/users.ts";
import type { DrillDeps } from "./deps.ts";
import * as query from "./queries.ts";
import { planReview } from "./reviews/reviews.ts";

/** Returns the result of a quiz question: all points for the right option, none for another. */
function choiceResult({ modelAnswer, explanation = "" }: DrillQuestion, answer: string) {
  const score = answer === modelAnswer ? FULL_SCORE : 0;
  const result: QuestionResult = {
    ...{ score, confidence: 1, evaluator: "quiz", rubricVersion: 1, flags: [], evidence: [] },
    feedback: { good: [], missing: [], next: explanation },
  };
  return { result, score, feedback: explanation };
}

type GradingDeps = Pick<DrillDeps, "db" | "clock" | "queue" | "evaluator" | "gradeAnswer">;

export type Grading = ReturnType<typeof createGrading>;

/** Grades saved answers; simultaneous requests for the same answer share its grading. */
export function createGrading({ db, clock, queue, evaluator, gradeAnswer }: GradingDeps) {
  const running = new Map<string, Promise<query.DrillAnswerRow>>();
  const keyOf = ({ drillId, number }: query.DrillAnswerRow) => `${drillId} ${number}`;

  async function graded(studentId: string, row: query.DrillAnswerRow): Promise<QuestionResult> {
    const turn = await findTurn(db, studentId, clock.now());
    return gradeAnswer(evaluator, row, { ...turn, leftMs: SESSION_GRADING_SECONDS * SECOND_MS, outsideLeftMs: 0 });
  }

  async function run(studentId: string, row: query.DrillAnswerRow): Promise<query.DrillAnswerRow> {
    const givenAnswer = await query.findAnswer(db, row);
    if (!givenAnswer) throw notFound("This drill");
    if (givenAnswer.result) return givenAnswer;
    const { question, answer } = givenAnswer;
    const kept = question.options ? choiceResult(question, answer) : keptOf(await graded(studentId, givenAnswer));
    await db.transaction(async (tx) => {
      await lockUser(tx, studentId); // before other rows: two gradings of one student would block each other
      const [saved] = await query.saveResult(tx, givenAnswer, kept);
      if (saved?.climb.length === 1) await planReview(tx, studentId, saved, clock.now());
      if (saved) await recordCourseAnswer(tx, queue, saved, clock.now());
    });
    const saved = await query.findAnswer(db, givenAnswer);
    if (!saved) throw notFound("This drill"); // the account was deleted in the meantime
    return saved;
  }

  return {
    isRunning: (row: query.DrillAnswerRow) => running.has(keyOf(row)),
    /** Returns the answer with its result. Rejects if the evaluator cannot run: the answer stays saved, to be graded later. */
    grade(studentId: string, row: query.DrillAnswerRow): Promise<query.DrillAnswerRow> {
      const key = keyOf(row);
      const started = running.get(key) ?? run(studentId, row).finally(() => running.delete(key));
      running.set(key, started);
      return started;
    },
  };
}
