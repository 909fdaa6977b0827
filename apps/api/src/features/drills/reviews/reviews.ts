import { REVIEW_DAYS, REVIEWS_PER_DAY, RIGHT_FROM } from "@dryrun/domain/interviews/drills/limits";
import { addMs, DAY_MS, indianDaySpan } from "@dryrun/domain/time";
import type { Db } from "../../../db/client.ts";
import { findRetiredIds } from "../../../records/questions/retired-questions.ts";
import type { DrillAnswerRow } from "../queries.ts";
import * as query from "./review-queries.ts";

/** From when on a question comes back, the beginning of a day in India; `stage` counts the right reviews so far. */
export interface Review {
  stage: number;
  dueAt: Date;
}

const dueAfter = (stage: number, now: Date): Review => ({
  stage,
  dueAt: indianDaySpan(addMs(now, (REVIEW_DAYS[stage] ?? 0) * DAY_MS)).start,
});

/**
 * Returns the next review of a question after its first try in a drill, or null if it needs none. A wrong answer
 * starts the sequence again. A right one counts only if the review was due.
 */
export function reviewAfter(
  review: Review | undefined,
  { isRight, now }: { isRight: boolean; now: Date },
): Review | null {
  if (!isRight) return dueAfter(0, now);
  if (!review || review.dueAt > now) return review ?? null;
  return review.stage + 1 < REVIEW_DAYS.length ? dueAfter(review.stage + 1, now) : null;
}

type Answered = Pick<DrillAnswerRow, "drillId" | "number" | "questionId" | "score">;

/** Plans or ends the review of a question after its first try. An answer that could not be assessed changes nothing. */
export async function planReview(tx: Db, studentId: string, answered: Answered, now: Date): Promise<void> {
  const { drillId, number, questionId, score } = answered;
  if (score === null) return;
  const key = { studentId, questionId };
  const review = await query.findReview(tx, key);
  const next = reviewAfter(review, { isRight: score >= RIGHT_FROM, now });
  if (next)
    await query.saveReview(tx, { ...key, ...(review ?? { drillId, number }), stage: next.stage, dueAt: next.dueAt });
  else if (review) await query.deleteReview(tx, key);
}

/** Whether the question is waiting for a review. */
export const hasReview = async (tx: Db, studentId: string, { questionId }: Pick<Answered, "questionId">) =>
  (await query.findReview(tx, { studentId, questionId })) !== undefined;

/** Finds the waiting reviews, those that may be asked now within the day's limit, and when the next one is due. */
export async function findDue(db: Db, studentId: string, now: Date) {
  const day = indianDaySpan(now);
  const left = Math.max(0, REVIEWS_PER_DAY - (await query.countReviewed(db, studentId, day)));
  const retired = await findRetiredIds(db);
  const waiting = (await query.findReviews(db, studentId)).filter(({ questionId }) => !retired.has(questionId));
  const due = waiting.filter(({ dueAt }) => dueAt <= now).slice(0, left);
  const first = due.length > 0 ? null : (waiting[0]?.dueAt ?? null);
  // Once the day's limit is reached, the rest is due tomorrow.
  return { waiting, due, nextAt: first && first <= now ? day.end : first };
}
