import { addMs, DAY_MS, HOUR_MS } from "@dryrun/domain/time";
import { and, asc, eq, isNull, ne } from "drizzle-orm";
import type { Parts } from "../compose.ts";
import type { Db } from "../db/client.ts";
import { interviewAnswers, interviewSessions } from "../db/schema/interviews.ts";
import { createReviews } from "../features/reviews/service.ts";

/** The candidates' reasons for a review, oldest first, about the question that lost the most points. */
const REASONS = [
  (number: number) => `Question ${number}: my answer says the same as the model answer, only in another way.`,
  (number: number) => `I think question ${number} has more points in it than I got. Please read it again.`,
  (number: number) => `Question ${number}: I gave the reason for my answer, too, and it is not counted.`,
];

async function mostLost(tx: Db, sessionId: string): Promise<number> {
  const [answer] = await tx
    .select({ number: interviewAnswers.number })
    .from(interviewAnswers)
    .where(eq(interviewAnswers.sessionId, sessionId))
    .orderBy(asc(interviewAnswers.score), asc(interviewAnswers.number))
    .limit(1);
  return answer?.number ?? 1;
}

/** Adds results with a requested review: the first is decided, the others are open. */
export async function addReviews(tx: Db, queue: Parts["queue"], adminId: string, now: Date) {
  const { id, studentId, sentAt, finalDecision, startedAt } = interviewSessions;
  const sessions = await tx
    .select({ id, studentId })
    .from(interviewSessions)
    .where(and(isNull(sentAt), ne(finalDecision, "Pass")))
    .orderBy(asc(startedAt))
    .limit(REASONS.length);
  const reviewsAt = (at: Date) => createReviews({ db: tx, clock: { now: () => at }, queue });
  for (const [index, session] of sessions.entries()) {
    const reviews = reviewsAt(addMs(now, (index - REASONS.length) * DAY_MS));
    await reviews.ask(session.studentId ?? "", session.id, REASONS[index]?.(await mostLost(tx, session.id)) ?? "");
  }
  const { reviews } = await reviewsAt(now).list({ page: 1, limit: REASONS.length, state: "open" });
  const oldest = reviews.at(-1);
  if (!oldest) return;
  const { questions } = await reviewsAt(now).read(oldest._id);
  const [disputed] = [...questions].sort((a, b) => a.score - b.score || a.number - b.number);
  const scores = disputed ? [{ number: disputed.number, score: Math.min(10, disputed.score + 2) }] : [];
  const note = "Your answer is right in part; it has two points more for that now.";
  await reviewsAt(addMs(now, -HOUR_MS)).decide(adminId, oldest._id, { scores, note });
}
