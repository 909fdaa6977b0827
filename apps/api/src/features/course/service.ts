import { courseUnits } from "@dryrun/content/course/load-course";
import type { Input, Output } from "@dryrun/domain/contract/define";
import type { courseBuyers } from "@dryrun/domain/courses/contract";
import { bandOf } from "@dryrun/domain/courses/lessons/rules";
import { pagingOf } from "@dryrun/domain/pages";
import * as query from "./buyer-queries.ts";
import type { CourseDeps } from "./deps.ts";
import { lesson, overview, saveProgress, summary, unit } from "./read.ts";
import { report } from "./report.ts";

type Asked = Input<typeof courseBuyers>["query"];

/** Returns a page of the buyers with their progress. */
export const buyers =
  ({ db }: CourseDeps) =>
  async (asked: Asked): Promise<Output<typeof courseBuyers>> => {
    const units = courseUnits();
    const lessons = units.flatMap((unit) => unit.lessons.map(({ id }) => id));
    const { rows, total } = await query.findBuyers(db, asked);
    const students = rows.flatMap(({ userId }) => userId ?? []);
    const done = countsOf(await query.countDoneOf(db, students, lessons));
    const passed = countsOf(
      await query.countPassedBy(
        db,
        students,
        units.map(({ id }) => id),
      ),
    );
    const certificates = await query.findCertificatesFor(
      db,
      rows.map(({ email }) => email),
    );
    const certIds = new Map(certificates.map(({ email, certId }) => [email?.toLowerCase(), certId]));
    return {
      buyers: rows.map(({ id, userId, boughtAt, ...buyer }) => ({
        _id: id,
        userId,
        ...buyer,
        boughtAt: boughtAt.toISOString(),
        lessons: bandOf(done.get(userId ?? "") ?? 0, lessons.length),
        testsPassed: passed.get(userId ?? "") ?? 0,
        certId: certIds.get(buyer.email.toLowerCase()) ?? null,
      })),
      tests: units.length,
      ...pagingOf(total, asked),
    };
  };

const countsOf = (rows: readonly { id: string; count: number }[]) => new Map(rows.map(({ id, count }) => [id, count]));

export type Course = ReturnType<typeof createCourse>;

/** Serves the course to those who bought it. Its exercises and tests are drills. */
export const createCourse = (deps: CourseDeps) => ({
  overview: overview(deps),
  lesson: lesson(deps),
  saveProgress: saveProgress(deps),
  unit: unit(deps),
  summary: summary(deps),
  report: report(deps),
  buyers: buyers(deps),
});
