import { RIGHT_FROM } from "@dryrun/domain/interviews/drills/limits";
import { and, asc, desc, eq, gte, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { drillAnswers, drills } from "../../db/schema/drills.ts";
import { selectFormerUses } from "../../records/students/former-uses.ts";

export type DrillRow = typeof drills.$inferSelect;
export type DrillAnswerRow = typeof drillAnswers.$inferSelect;

interface Day {
  start: Date;
  end: Date;
}

/** Counts the drills of a day: sets of the course, or all others. */
export async function countStarted(db: Db, studentId: string, { start, end }: Day, isOfCourse: boolean) {
  const ofKind = isOfCourse ? isNotNull(drills.courseSet) : isNull(drills.courseSet);
  const begun = await db
    .select({ at: drills.startedAt })
    .from(drills)
    .where(and(eq(drills.studentId, studentId), ofKind, gte(drills.startedAt, start), lt(drills.startedAt, end)))
    .unionAll(selectFormerUses(db, studentId, { kind: isOfCourse ? "set" : "drill" }));
  return begun.filter(({ at }) => at >= start && at < end).length;
}

export const insertDrill = (db: Db, drill: DrillRow) => db.insert(drills).values(drill);

export const insertAnswers = (db: Db, answers: (typeof drillAnswers.$inferInsert)[]): Promise<DrillAnswerRow[]> =>
  db.insert(drillAnswers).values(answers).returning();

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

/** Finds the newest drill of the day that was started with the same request. */
export async function findSame(db: Db, drill: Omit<DrillRow, "id" | "startedAt">, { start, end }: Day) {
  const isNullOr = <T>(column: AnyPgColumn, value: T | null) => (value === null ? isNull(column) : eq(column, value));
  const [same] = await db
    .select()
    .from(drills)
    .where(
      and(
        eq(drills.studentId, drill.studentId),
        eq(drills.topic, drill.topic),
        isNullOr(drills.family, drill.family),
        isNullOr(drills.source, drill.source),
        isNullOr(drills.sourceId, drill.sourceId),
        isNullOr(drills.lastSuccess, drill.lastSuccess),
        isNullOr(drills.firstLevel, drill.firstLevel),
        gte(drills.startedAt, start),
        lt(drills.startedAt, end),
      ),
    )
    .orderBy(desc(drills.startedAt))
    .limit(1);
  return same;
}

/**
 * Counts the questions of practice that the student has got right that day: all, and those that were wrong at first. An
 * answer copied from an interview already has a score, so it counts only once it was tried again in practice.
 */
export async function countRight(db: Db, studentId: string, { start, end }: Day) {
  const { answeredAt, climb, firstScore, score } = drillAnswers;
  const isOwn = sql`(${firstScore} is not null or jsonb_array_length(${climb}) > 1)`;
  const [counted] = await db
    .select({
      right: sql<number>`count(*)::int`,
      fixed: sql<number>`(count(*) filter (where coalesce(${firstScore}, 0) < ${RIGHT_FROM}))::int`,
    })
    .from(drillAnswers)
    .innerJoin(drills, eq(drillAnswers.drillId, drills.id))
    .where(
      and(eq(drills.studentId, studentId), gte(answeredAt, start), lt(answeredAt, end), gte(score, RIGHT_FROM), isOwn),
    );
  return counted ?? { right: 0, fixed: 0 };
}

/** Finds the newest drill of a set of the course that has an open question. */
export async function findOpenSet(db: Db, studentId: string, courseSet: string): Promise<DrillRow | undefined> {
  const isOpen = sql`exists (select from ${drillAnswers} a where a.drill_id = ${drills.id} and a.answered_at is null)`;
  const [open] = await db
    .select()
    .from(drills)
    .where(and(eq(drills.studentId, studentId), eq(drills.courseSet, courseSet), isOpen))
    .orderBy(desc(drills.startedAt))
    .limit(1);
  return open;
}

/** Finds when the student started drills of a set of the course since then, the oldest first. */
export async function findStarts(db: Db, studentId: string, courseSet: string, since: Date): Promise<Date[]> {
  const found = await db
    .select({ at: drills.startedAt })
    .from(drills)
    .where(and(eq(drills.studentId, studentId), eq(drills.courseSet, courseSet)))
    .unionAll(selectFormerUses(db, studentId, { courseSet }));
  const times = found.map(({ at }) => at).filter((at) => at > since);
  return times.toSorted((a, b) => a.getTime() - b.getTime());
}

/** Finds the newest drill since then that was begun and has an open question; sets of the course have their own page. */
export async function findOpen(db: Db, studentId: string, since: Date) {
  const answered = sql<number>`count(${drillAnswers.answeredAt})::int`;
  const [open] = await db
    .select({ id: drills.id, topic: drills.topic, answered })
    .from(drills)
    .innerJoin(drillAnswers, eq(drillAnswers.drillId, drills.id))
    .where(and(eq(drills.studentId, studentId), gte(drills.startedAt, since), isNull(drills.courseSet)))
    .groupBy(drills.id)
    .having(sql`count(${drillAnswers.answeredAt}) between 1 and count(*) - 1`)
    .orderBy(desc(drills.startedAt))
    .limit(1);
  return open;
}

type Key = Pick<DrillAnswerRow, "drillId" | "number">;
const isOne = ({ drillId, number }: Key) => and(eq(drillAnswers.drillId, drillId), eq(drillAnswers.number, number));

export async function findAnswer(db: Db, key: Key): Promise<DrillAnswerRow | undefined> {
  const [answer] = await db.select().from(drillAnswers).where(isOne(key));
  return answer;
}

/** Saves a try to be graded; that of an earlier one is in `climb`. */
export async function saveAnswer(db: Db, key: Key, change: Pick<DrillAnswerRow, "answer" | "answeredAt" | "climb">) {
  const cleared = { result: null, score: null, feedback: "" };
  const [answer] = await db
    .update(drillAnswers)
    .set({ ...change, ...cleared })
    .where(isOne(key))
    .returning();
  return answer;
}

/** Keeps the first result when two processes grade the same answer; the second one gets no row. */
export const saveResult = (db: Db, key: Key, change: Pick<DrillAnswerRow, "result" | "score" | "feedback">) =>
  db
    .update(drillAnswers)
    .set({
      ...change,
      climb: sql`${drillAnswers.climb} || jsonb_build_array(${change.score}::real)`,
      firstScore: sql`case when jsonb_array_length(${drillAnswers.climb}) = 0 then ${change.score}::real else first_score end`,
    })
    .where(and(isOne(key), isNull(drillAnswers.result)))
    .returning();
