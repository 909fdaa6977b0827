import { SESSION_GRADING_SECONDS } from "@dryrun/domain/interviews/limits";
import { PARKED } from "@dryrun/domain/interviews/messages";
import { SECOND_MS } from "@dryrun/domain/time";
import { feedbackText } from "@dryrun/evaluation/feedback";
import { summaryFeedback } from "@dryrun/evaluation/summary";
import { sessionVerdict } from "@dryrun/evaluation/verdict";
import type { Db } from "../../db/client.ts";
import type { Attempt, Clock, Evaluator, Queue } from "../../ports.ts";
import { giveBack } from "../../records/credits.ts";
import { findAnswers } from "../../records/sessions.ts";
import * as evaluation from "./evaluation-queries.ts";
import * as query from "./queries.ts";

interface EvaluateParts {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueue">;
  evaluator: Evaluator;
  /** The fallback for an evaluator that keeps failing; its use is recorded in the session. */
  fallback: Evaluator;
  /** Receives the reason why a session was parked. */
  onError: (error: unknown) => void;
}

/** As below; if the last attempt fails, the session is parked. */
export const evaluateSession =
  (parts: EvaluateParts) =>
  async (payload: { sessionId: string }, attempt: Attempt): Promise<void> => {
    try {
      await gradeSession(parts, payload, attempt);
    } catch (error) {
      if (!attempt.isLast) throw error;
      parts.onError(error);
      await park(parts, payload.sessionId);
    }
  };

/** Closes a session without a score and returns the credit; an admin can have it graded again. */
const park = ({ db, clock, queue }: EvaluateParts, sessionId: string) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const verdict = { evaluatedAt: now, score: null, finalDecision: "Review" as const, summaryFeedback: PARKED };
    const session = await evaluation.markEvaluated(tx, sessionId, verdict);
    if (!session) return;
    await giveBack(tx, session, now);
    await queue.enqueue(tx, "mail.interview-ready", { sessionId });
  });

/**
 * Grades a handed-in session, question by question, and closes it with its verdict, once. May run again at any point: what is
 * graded stays graded, and only the run that closes the session sends the mail.
 */
async function gradeSession(
  { db, clock, queue, evaluator, fallback }: EvaluateParts,
  { sessionId }: { sessionId: string },
  { isLast }: Attempt,
): Promise<void> {
  const session = await query.findSessionById(db, sessionId);
  if (!session?.submittedAt || session.evaluatedAt) return;
  const grader = isLast ? fallback : evaluator;
  const budget = { owner: session.studentId ?? sessionId, leftMs: SESSION_GRADING_SECONDS * SECOND_MS };
  for (const answer of await findAnswers(db, sessionId)) {
    if (answer.result && grader === evaluator) continue;
    const result = await grader.evaluate(answer.question, answer.answer, budget);
    await evaluation.saveResult(db, answer, { result, score: result.score, feedback: feedbackText(result) });
  }
  const answers = await findAnswers(db, sessionId);
  const results = answers.flatMap(({ result }) => result ?? []);
  const verdict = sessionVerdict(results);
  const questions = answers.map(({ question }) => question);
  await db.transaction(async (tx) => {
    const closed = await evaluation.markEvaluated(tx, sessionId, {
      evaluatedAt: clock.now(),
      score: verdict.score,
      finalDecision: verdict.decision,
      summaryFeedback: summaryFeedback(questions, results, verdict),
      evaluatorName: grader.name,
      evaluatorVersion: grader.version,
      isFallback: grader !== evaluator,
    });
    if (closed) await queue.enqueue(tx, "mail.interview-ready", { sessionId });
  });
}
