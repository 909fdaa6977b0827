import { and, asc, count, eq, gte, isNotNull, lt } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { drillAnswers, drillReviews, drills } from "../../../db/schema/drills.ts";

type ReviewRow = typeof drillReviews.$inferSelect;
type Key = Pick<ReviewRow, "studentId" | "questionId">;

const isOne = ({ studentId, questionId }: Key) =>
  and(eq(drillReviews.studentId, studentId), eq(drillReviews.questionId, questionId));

/** Finds a review, and locks it until the transaction ends. */
export async function findReview(tx: Db, key: Key): Promise<ReviewRow | undefined> {
  const [review] = await tx.select().from(drillReviews).where(isOne(key)).for("update");
  return review;
}

export const saveReview = (tx: Db, review: ReviewRow) =>
  tx
    .insert(drillReviews)
    .values(review)
    .onConflictDoUpdate({ target: [drillReviews.studentId, drillReviews.questionId], set: review });

export const deleteReview = (tx: Db, key: Key) => tx.delete(drillReviews).where(isOne(key));

/** More reviews of one student are not read at once. */
const MOST_WAITING = 50;

/** Finds the waiting reviews with their questions, the first to be due first. */
export const findReviews = (db: Db, studentId: string) =>
  db
    .select({
      questionId: drillReviews.questionId,
      drillId: drillReviews.drillId,
      number: drillReviews.number,
      dueAt: drillReviews.dueAt,
      question: drillAnswers.question,
    })
    .from(drillReviews)
    .innerJoin(
      drillAnswers,
      and(eq(drillAnswers.drillId, drillReviews.drillId), eq(drillAnswers.number, drillReviews.number)),
    )
    .where(eq(drillReviews.studentId, studentId))
    .orderBy(asc(drillReviews.dueAt), asc(drillReviews.questionId))
    .limit(MOST_WAITING);

interface Span {
  start: Date;
  end: Date;
}

/** Counts the questions of the day's reviews that were answered. */
export async function countReviewed(db: Db, studentId: string, { start, end }: Span): Promise<number> {
  const [row] = await db
    .select({ done: count() })
    .from(drillAnswers)
    .innerJoin(drills, eq(drills.id, drillAnswers.drillId))
    .where(
      and(
        eq(drills.studentId, studentId),
        eq(drills.source, "reviews"),
        gte(drills.startedAt, start),
        lt(drills.startedAt, end),
        isNotNull(drillAnswers.answeredAt),
      ),
    );
  return row?.done ?? 0;
}
