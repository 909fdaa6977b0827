import { COURSE_NAME } from "@dryrun/domain/courses/limits";
import { RIGHT_FROM } from "@dryrun/domain/interviews/drills/limits";
import { and, count, desc, eq, exists, gte, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { certificates } from "../../db/schema/certificates.ts";
import { exerciseResults, lessonProgress, unitTests } from "../../db/schema/course.ts";
import { orders } from "../../db/schema/payments.ts";
import { isPaidCourse } from "../../records/purchases/courses.ts";

/** The newest certificates that the report lists. */
const LISTED = 50;

/** Counts the addresses that have the course, and those that got its money back and do not have it. */
export async function countBuyers(db: Db) {
  const own = db.$with("own").as(db.selectDistinct({ email: orders.email }).from(orders).where(isPaidCourse));
  const [paid] = await db.with(own).select({ buyers: count() }).from(own);
  const [back] = await db
    .with(own)
    .select({ refunded: sql<number>`count(distinct ${orders.email})::int` })
    .from(orders)
    .where(
      and(
        eq(orders.kind, "course"),
        eq(orders.status, "refunded"),
        sql`not exists (select from own where own.email = ${orders.email})`,
      ),
    );
  return { buyers: paid?.buyers ?? 0, refunded: back?.refunded ?? 0 };
}

const ofUser = and(
  isPaidCourse,
  or(eq(orders.userId, users.id), and(isNull(orders.userId), eq(orders.email, users.email))),
);

/** The lessons that each buyer has done, of those that still exist. Buyers who opened none are missing. */
export const countDone = (db: Db, ids: readonly string[]) =>
  db
    .select({
      studentId: lessonProgress.studentId,
      done: sql<number>`(count(*) filter (where ${lessonProgress.doneAt} is not null))::int`,
    })
    .from(lessonProgress)
    .innerJoin(users, eq(users.id, lessonProgress.studentId))
    .where(
      and(inArray(lessonProgress.lessonId, [...ids]), exists(db.select({ id: orders.id }).from(orders).where(ofUser))),
    )
    .groupBy(lessonProgress.studentId);

/**
 * Counts by lesson how many students opened it, how many have done it, and how many stopped there: they opened no
 * lesson after it and have not done it.
 */
export function countLessons(db: Db) {
  const ranked = db.$with("ranked").as(
    db
      .select({
        lessonId: lessonProgress.lessonId,
        doneAt: lessonProgress.doneAt,
        place:
          sql<number>`row_number() over (partition by ${lessonProgress.studentId} order by ${lessonProgress.openedAt} desc, ${lessonProgress.lessonId})`.as(
            "place",
          ),
      })
      .from(lessonProgress),
  );
  return db
    .with(ranked)
    .select({
      id: ranked.lessonId,
      opened: sql<number>`count(*)::int`,
      done: sql<number>`(count(*) filter (where ${ranked.doneAt} is not null))::int`,
      last: sql<number>`(count(*) filter (where ${ranked.doneAt} is null and ${ranked.place} = 1))::int`,
    })
    .from(ranked)
    .groupBy(ranked.lessonId);
}

export const countExercises = (db: Db) =>
  db
    .select({
      id: exerciseResults.questionId,
      students: sql<number>`count(*)::int`,
      right: sql<number>`(count(*) filter (where ${gte(exerciseResults.firstScore, RIGHT_FROM)}))::int`,
    })
    .from(exerciseResults)
    .groupBy(exerciseResults.questionId);

export const countPassed = (db: Db) =>
  db
    .select({ id: unitTests.unitId, passed: sql<number>`count(*)::int` })
    .from(unitTests)
    .where(isNotNull(unitTests.passedAt))
    .groupBy(unitTests.unitId);

const ofCourse = and(sql`lower(${certificates.courseName}) = lower(${COURSE_NAME})`, isNull(certificates.revokedAt));

export const countCertificates = (db: Db) => db.$count(certificates, ofCourse);

/** Finds valid certificates of addresses whose course was paid back and that do not have it any more. */
export const findAfterRefund = (db: Db) =>
  db
    .select({
      id: certificates.id,
      certId: certificates.certId,
      studentName: certificates.studentName,
      issuedOn: certificates.issuedOn,
    })
    .from(certificates)
    .where(
      and(
        ofCourse,
        sql`exists (select from orders where orders.email = ${certificates.email} and orders.kind = 'course' and orders.status = 'refunded')`,
        sql`not exists (select from ${orders} where ${orders.email} = ${certificates.email} and ${isPaidCourse})`,
      ),
    )
    .orderBy(desc(certificates.issuedOn))
    .limit(LISTED);
