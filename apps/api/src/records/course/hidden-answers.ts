import { testOf } from "@dryrun/domain/courses/limits";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { unitTests } from "../../db/schema/course.ts";
import { drillAnswers, drills } from "../../db/schema/drills.ts";

/** Finds the families that tests of the course have asked the student and that are not passed yet: their model answers stay hidden. */
export async function findHiddenFamilies(db: Db, studentId: string): Promise<ReadonlySet<string>> {
  const isTestOf = eq(drills.courseSet, sql`${unitTests.unitId} || ${testOf("")}::text`);
  const found = await db
    .selectDistinct({ id: drillAnswers.questionId })
    .from(drills)
    .innerJoin(drillAnswers, eq(drillAnswers.drillId, drills.id))
    .leftJoin(unitTests, and(eq(unitTests.studentId, drills.studentId), isTestOf))
    .where(
      and(
        eq(drills.studentId, studentId),
        sql`${drills.courseSet} like ${`%${testOf("")}`}`,
        isNull(unitTests.passedAt),
      ),
    );
  return new Set(found.map(({ id }) => id));
}
