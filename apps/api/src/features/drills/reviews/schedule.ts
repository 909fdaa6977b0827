import { REVIEW_DAYS } from "@dryrun/domain/interviews/drills/limits";
import { addMs, DAY_MS, indianDaySpan } from "@dryrun/domain/time";

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
