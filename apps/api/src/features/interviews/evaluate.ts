import {
  CONSENT_WITH_MODEL_VERSION,
  PASS_FROM,
  REVIEW_FROM,
  SESSION_GRADING_SECONDS,
  SESSION_OUTSIDE_SECONDS,
} from "@dryrun/domain/interviews/limits";
import { PARKED } from "@dryrun/domain/interviews/messages";
import { SECOND_MS } from "@dryrun/domain/time";
import type { QuestionResult } from "@dryrun/evaluation/result";
import { summaryFeedback } from "@dryrun/evaluation/summary";
import { type SessionVerdict, sessionVerdict } from "@dryrun/evaluation/verdict";
import type { Db } from "../../db/client.ts";
import type { Attempt, Clock, Evaluator, GradingBudget, Queue } from "../../ports.ts";
import { giveBack } from "../../records/credits.ts";
import type { GradeAnswer } from "../../records/grading/grade-answer.ts";
import { notifyOfSession } from "../../records/notifications/notify.ts";
import { addUses } from "../../records/questions/question-sums.ts";
import { keptOf } from "../../records/session-answers.ts";
import { type AnswerRow, findAnswers, type SessionRow } from "../../records/sessions.ts";
import { findTurn } from "../../records/turns.ts";
import * as evaluation from "./queries.ts";

interface EvaluateDeps {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueue">;
  evaluator: Evaluator;
  /** The fallback for an evaluator that keeps failing; the session records its use. */
  fallback: Evaluator;
  gradeAnswer: GradeAnswer;
  /** Receives the reason why a session was parked. */
  onError: (error: unknown) => void;
}

/** A session whose score is at most this far from a threshold is graded again. */
const CLOSE_POINTS = 5;

/** Grades a session as `gradeSession` does; if the last attempt fails, the session is parked. */
export const evaluateSession =
  (deps: EvaluateDeps) =>
  async (payload: { sessionId: string }, attempt: Attempt): Promise<void> => {
    try {
      await gradeSession(deps, payload, attempt);
    } catch (error) {
      if (!attempt.isLast) throw error;
      deps.onError(error);
      await park(deps, payload.sessionId);
    }
  };

/** Closes a session without a score and returns the credit; an admin can start the grading again. */
const park = ({ db, clock, queue }: EvaluateDeps, sessionId: string) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const verdict = { evaluatedAt: now, score: null, finalDecision: "Review" as const, summaryFeedback: PARKED };
    const session = await evaluation.markEvaluated(tx, sessionId, verdict);
    if (!session) return;
    await giveBack(tx, session, now);
    await notifyOfSession(tx, sessionId, "result-parked", now);
    await queue.enqueue(tx, "mail.interview-ready", { sessionId });
  });

/**
 * Grades a submitted session, question by question, and closes it with its verdict, once. Can be repeated after any
 * interruption: graded answers stay graded, and only the run that closes the session sends the mail.
 */
async function gradeSession(
  { db, clock, queue, evaluator, fallback, gradeAnswer }: EvaluateDeps,
  { sessionId }: { sessionId: string },
  { isLast }: Attempt,
): Promise<void> {
  const session = await evaluation.findSessionById(db, sessionId);
  if (!session?.submittedAt || session.evaluatedAt) return;
  const first = mayAskOutside(session) ? evaluator : insideOf(evaluator, fallback);
  const grader = isLast ? fallback : first;
  const budget: GradingBudget = {
    ...(await findTurn(db, session.studentId ?? sessionId, clock.now())),
    isPaid: true,
    leftMs: SESSION_GRADING_SECONDS * SECOND_MS,
    outsideLeftMs: SESSION_OUTSIDE_SECONDS * SECOND_MS,
  };
  for (const answer of await findAnswers(db, sessionId)) {
    if (answer.result && grader === first) continue;
    await saveResult(db, answer, await gradeAnswer(grader, answer, budget));
  }
  const answers = await findAnswers(db, sessionId);
  const results = await settled(grader, answers, budget);
  const verdict = sessionVerdict(results);
  const questions = answers.map(({ question }) => question);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const closed = await evaluation.markEvaluated(tx, sessionId, {
      evaluatedAt: now,
      score: verdict.score,
      finalDecision: verdict.decision,
      summaryFeedback: summaryFeedback(questions, results, verdict),
      evaluatorName: grader.name,
      evaluatorVersion: grader.version,
      isFallback: grader !== first,
    });
    if (!closed) return;
    for (const [index, answer] of answers.entries()) {
      const result = results[index];
      if (result && result !== answer.result) await saveResult(tx, answer, result);
    }
    await addUses(
      tx,
      answers.flatMap(({ questionId }, index) => (results[index] ? [{ questionId, result: results[index] }] : [])),
    );
    await notifyOfSession(tx, sessionId, "result-ready", now);
    await queue.enqueue(tx, "mail.interview-ready", { sessionId });
  });
}

const saveResult = (db: Db, answer: AnswerRow, result: QuestionResult) =>
  evaluation.saveResult(db, answer, keptOf(result));

/** Whether the person agreed that an outside service may read the answers of this session. */
const mayAskOutside = ({ consentVersion }: SessionRow) => consentVersion === CONSENT_WITH_MODEL_VERSION;
const insideOf = (evaluator: Evaluator, fallback: Evaluator) => (evaluator.asksOutside ? fallback : evaluator);

/**
 * Returns the results that count. Close to a threshold each answer is graded again; these results are saved with the
 * verdict, so that a run after an interruption starts from the same score.
 */
async function settled(grader: Evaluator, answers: readonly AnswerRow[], budget: GradingBudget) {
  const first = answers.flatMap(({ result }) => result ?? []);
  if (!grader.evaluateAgain || !isClose(sessionVerdict(first))) return first;
  const results: QuestionResult[] = [];
  for (const { question, answer, result } of answers) {
    if (result) results.push(await grader.evaluateAgain(question, answer, result, budget));
  }
  return results;
}

const isClose = ({ score }: SessionVerdict) =>
  [PASS_FROM, REVIEW_FROM].some((threshold) => Math.abs(score - threshold) <= CLOSE_POINTS);
