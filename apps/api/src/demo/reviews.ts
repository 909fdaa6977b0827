import { addMs, DAY_MS, HOUR_MS } from "@dryrun/domain/time";
import { and, asc, isNull, ne } from "drizzle-orm";
import type { Parts } from "../compose.ts";
import type { Db } from "../db/client.ts";
import { interviewSessions } from "../db/schema/interviews.ts";
import { createReviews } from "../features/reviews/service.ts";

/** The requests of candidates, oldest first. */
const REASONS = [
  "Question 4: my formula gives the same result as the model answer, only written in another way.",
  "In question 3 I filtered in the join; that is the same as in WHERE there.",
  "Question 9 asks for a first step, and I gave one with the reason for it.",
];

/** Results with a requested review: the first is decided, the others are open. */
export async function addReviews(tx: Db, queue: Parts["queue"], adminId: string, now: Date) {
  const { id, studentId, sentAt, finalDecision, startedAt } = interviewSessions;
  const sessions = await tx
    .select({ id, studentId })
    .from(interviewSessions)
    .where(and(isNull(sentAt), ne(finalDecision, "Pass")))
    .orderBy(asc(startedAt))
    .limit(REASONS.length);
  const reviewsAt = (at: Date) => createReviews({ db: tx, clock: { now: () => at }, queue });
  for (const [at, session] of sessions.entries()) {
    const asked = reviewsAt(addMs(now, (at - REASONS.length) * DAY_MS));
    await asked.ask(session.studentId ?? "", session.id, REASONS[at] ?? "");
  }
  const { reviews } = await reviewsAt(now).list({ page: 1, limit: REASONS.length, state: "open" });
  const oldest = reviews.at(-1);
  if (!oldest) return;
  const { questions } = await reviewsAt(now).read(oldest._id);
  const fourth = questions.find(({ number }) => number === 4);
  const scores = fourth ? [{ number: 4, score: Math.min(10, fourth.score + 2) }] : [];
  const note = "Your way leads to the same result in part; the fourth answer has two points more for it now.";
  await reviewsAt(addMs(now, -HOUR_MS)).decide(adminId, oldest._id, { scores, note });
}
