import { feedbackText } from "@dryrun/evaluation/feedback";
import { summaryFeedback } from "@dryrun/evaluation/summary";
import { sessionVerdict } from "@dryrun/evaluation/verdict";
import type { Db } from "../../db/client.ts";
import type { Attempt, Clock, Evaluator, Queue } from "../../ports.ts";
import { returnCredit } from "./credit-queries.ts";
import * as evaluation from "./evaluation-queries.ts";
import * as query from "./queries.ts";

interface EvaluateParts {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueue">;
  evaluator: Evaluator;
  /** Stands in when the evaluator keeps failing, and the session is marked so. */
  fallback: Evaluator;
}

/** As below; where even the last try fails, the credit comes back. */
export const evaluateSession =
  (parts: EvaluateParts) =>
  async (payload: { sessionId: string }, attempt: Attempt): Promise<void> => {
    try {
      await gradeSession(parts, payload, attempt);
    } catch (error) {
      if (attempt.isLast) await returnCredit(parts.db, payload.sessionId, parts.clock.now());
      throw error;
    }
  };

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
  for (const answer of await query.findAnswers(db, sessionId)) {
    if (answer.result && !isLast) continue;
    const result = await grader.evaluate(answer.question, answer.answer);
    await evaluation.saveResult(db, answer, { result, score: result.score, feedback: feedbackText(result) });
  }
  const answers = await query.findAnswers(db, sessionId);
  const results = answers.flatMap(({ result }) => result ?? []);
  const verdict = sessionVerdict(results);
  const questions = answers.map(({ question }) => question);
  await db.transaction(async (tx) => {
    const isFirst = await evaluation.markEvaluated(tx, sessionId, {
      evaluatedAt: clock.now(),
      score: verdict.score,
      finalDecision: verdict.decision,
      summaryFeedback: summaryFeedback(questions, results, verdict),
      evaluatorName: grader.name,
      evaluatorVersion: grader.version,
      isFallback: grader !== evaluator,
    });
    if (isFirst) await queue.enqueue(tx, "mail.interview-ready", { sessionId });
  });
}
