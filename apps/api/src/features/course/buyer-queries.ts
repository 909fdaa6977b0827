import { COURSE_NAME } from "@dryrun/domain/courses/limits";
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { certificates } from "../../db/schema/certificates.ts";
import { lessonProgress, unitTests } from "../../db/schema/course.ts";
import { orders } from "../../db/schema/payments.ts";
import { isPaidCourse } from "../../records/purchases/courses.ts";
import { wordsIn } from "../../records/word-queries.ts";

interface Asked {
  page: number;
  limit: number;
  search: string;
}

/** Finds the order of each address that has the course, or had it before the money was paid back. */
export async function findBuyers(db: Db, { page, limit, search }: Asked) {
  const boughtAt = sql<Date>`coalesce(${orders.settledAt}, ${orders.createdAt})`.mapWith(orders.createdAt);
  const refunded = eq(orders.status, "refunded");
  const bought = db.$with("bought").as(
    db
      .selectDistinctOn([orders.email], {
        id: orders.id,
        userId: orders.userId,
        name: orders.name,
        email: orders.email,
        boughtAt: boughtAt.as("bought_at"),
        refunded: sql<boolean>`${refunded}`.as("refunded"),
      })
      .from(orders)
      .where(
        and(
          eq(orders.kind, "course"),
          or(isPaidCourse, refunded),
          wordsIn(sql`concat_ws(' ', ${orders.name}, ${orders.email})`, search),
        ),
      )
      .orderBy(orders.email, refunded, desc(boughtAt)),
  );
  const { id, name, email, boughtAt: at, refunded: isRefunded } = bought;
  const rows = await db
    .with(bought)
    .select({ id, name, email, boughtAt: at, refunded: isRefunded, userId: users.id })
    .from(bought)
    .leftJoin(users, or(eq(users.id, bought.userId), and(isNull(bought.userId), eq(users.email, bought.email))))
    .orderBy(desc(at), desc(id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.with(bought).select({ total: sql<number>`count(*)::int` }).from(bought);
  return { rows, total: counted?.total ?? 0 };
}

/** Counts the lessons that these students have done, of those that still exist. */
export const countDoneOf = (db: Db, students: readonly string[], lessons: readonly string[]) =>
  db
    .select({ id: lessonProgress.studentId, count: sql<number>`count(*)::int` })
    .from(lessonProgress)
    .where(
      and(
        inArray(lessonProgress.studentId, [...students]),
        inArray(lessonProgress.lessonId, [...lessons]),
        isNotNull(lessonProgress.doneAt),
      ),
    )
    .groupBy(lessonProgress.studentId);

/** Counts the tests that these students have passed, of the units that still exist. */
export const countPassedBy = (db: Db, students: readonly string[], units: readonly string[]) =>
  db
    .select({ id: unitTests.studentId, count: sql<number>`count(*)::int` })
    .from(unitTests)
    .where(
      and(
        inArray(unitTests.studentId, [...students]),
        inArray(unitTests.unitId, [...units]),
        isNotNull(unitTests.passedAt),
      ),
    )
    .groupBy(unitTests.studentId);

/** Finds the valid certificates of the course for these addresses. */
export const findCertificatesFor = (db: Db, emails: readonly string[]) =>
  db
    .select({ email: certificates.email, certId: certificates.certId })
    .from(certificates)
    .where(
      and(
        inArray(certificates.email, [...emails]),
        sql`lower(${certificates.courseName}) = lower(${COURSE_NAME})`,
        isNull(certificates.revokedAt),
      ),
    );
