import { and, asc, eq, gte, isNull, lt } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { drillAnswers, drills } from "../../db/schema/drills.ts";

export type DrillRow = typeof drills.$inferSelect;
export type DrillAnswerRow = typeof drillAnswers.$inferSelect;

export const countStarted = (db: Db, studentId: string, { start, end }: { start: Date; end: Date }) =>
  db.$count(drills, and(eq(drills.studentId, studentId), gte(drills.startedAt, start), lt(drills.startedAt, end)));

export async function insertDrill(
  db: Db,
  drill: DrillRow,
  answers: (typeof drillAnswers.$inferInsert)[],
): Promise<DrillAnswerRow[]> {
  await db.insert(drills).values(drill);
  return db.insert(drillAnswers).values(answers).returning();
}

/** Finds a drill of this student. */
export async function findDrill(db: Db, id: string, studentId: string): Promise<DrillRow | undefined> {
  const [drill] = await db
    .select()
    .from(drills)
    .where(and(eq(drills.id, id), eq(drills.studentId, studentId)));
  return drill;
}

export const findAnswers = (db: Db, drillId: string): Promise<DrillAnswerRow[]> =>
  db.select().from(drillAnswers).where(eq(drillAnswers.drillId, drillId)).orderBy(asc(drillAnswers.number));

type Key = Pick<DrillAnswerRow, "drillId" | "number">;
const isOne = ({ drillId, number }: Key) => and(eq(drillAnswers.drillId, drillId), eq(drillAnswers.number, number));

export async function findAnswer(db: Db, key: Key): Promise<DrillAnswerRow | undefined> {
  const [answer] = await db.select().from(drillAnswers).where(isOne(key));
  return answer;
}

export async function saveAnswer(db: Db, key: Key, change: Pick<DrillAnswerRow, "answer" | "answeredAt">) {
  const [answer] = await db.update(drillAnswers).set(change).where(isOne(key)).returning();
  return answer;
}

/** Keeps the first result when two processes grade the same answer. */
export const saveResult = (db: Db, key: Key, change: Pick<DrillAnswerRow, "result" | "score" | "feedback">) =>
  db
    .update(drillAnswers)
    .set(change)
    .where(and(isOne(key), isNull(drillAnswers.result)));
