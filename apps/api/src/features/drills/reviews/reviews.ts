import { DRILL_QUESTIONS, REVIEWS_PER_DAY, RIGHT_FROM } from "@dryrun/domain/interviews/drills/limits";
import { indianDaySpan } from "@dryrun/domain/time";
import type { Db } from "../../../db/client.ts";
import { findRetiredIds } from "../../../records/questions/retired-questions.ts";
import type { DrillAnswerRow } from "../queries.ts";
import * as query from "./review-queries.ts";
import { reviewAfter } from "./schedule.ts";

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

export const hasReview = async (tx: Db, studentId: string, { questionId }: Pick<Answered, "questionId">) =>
  (await query.findReview(tx, { studentId, questionId })) !== undefined;

/** Finds the reviews that wait, those of them that are due today and left of the day's number, and when the next is due. */
export async function findDue(db: Db, studentId: string, now: Date) {
  const day = indianDaySpan(now);
  const left = Math.max(0, REVIEWS_PER_DAY - (await query.countReviewed(db, studentId, day)));
  const retired = await findRetiredIds(db);
  const waiting = (await query.findReviews(db, studentId)).filter(({ questionId }) => !retired.has(questionId));
  const due = waiting.filter(({ dueAt }) => dueAt <= now).slice(0, left);
  const first = due.length > 0 ? null : (waiting[0]?.dueAt ?? null);
  // What is left over of today comes tomorrow.
  return { waiting, due, nextAt: first && first <= now ? day.end : first };
}

/** Returns the due questions of one set. */
export const setOf = <One>(due: readonly One[]): One[] => due.slice(0, DRILL_QUESTIONS);
