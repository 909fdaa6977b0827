import { courseUnits } from "@dryrun/content/course/load-course";
import type { Output } from "@dryrun/domain/contract/define";
import type { courseReport } from "@dryrun/domain/courses/contract";
import { bandOf } from "@dryrun/domain/courses/lessons/rules";
import { PROGRESS_BANDS } from "@dryrun/domain/courses/limits";
import type { CourseDeps } from "./deps.ts";
import * as query from "./report-queries.ts";

/** Returns counts by the band of the share that each buyer has done; buyers who opened nothing are in the first. */
function bandsOf(done: readonly number[], buyers: number, lessons: number) {
  const bands = done.map((count) => bandOf(count, lessons));
  const unseen = Math.max(0, buyers - done.length);
  return PROGRESS_BANDS.map((band, index) => ({
    band,
    buyers: bands.filter((one) => one === band).length + (index === 0 ? unseen : 0),
  }));
}

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** Returns how the course is used, as counts. */
export const report =
  ({ db }: CourseDeps) =>
  async (): Promise<Output<typeof courseReport>> => {
    const units = courseUnits();
    const ids = units.flatMap(({ lessons }) => lessons.map(({ id }) => id));
    const { buyers, refunded } = await query.countBuyers(db);
    const done = await query.countDone(db, ids);
    const lessons = byId(await query.countLessons(db));
    const exercises = byId(await query.countExercises(db));
    const passed = byId(await query.countPassed(db));
    const afterRefund = await query.findAfterRefund(db);
    return {
      buyers,
      refunded,
      bands: bandsOf(
        done.map((one) => one.done),
        buyers,
        ids.length,
      ),
      units: units.map((unit) => ({
        id: unit.id,
        title: unit.title,
        passed: passed.get(unit.id)?.passed ?? 0,
        lessons: unit.lessons.map(({ id, title }) => ({
          title,
          ...(lessons.get(id) ?? { id, opened: 0, done: 0, last: 0 }),
        })),
        exercises: unit.exercises.map((id) => exercises.get(id) ?? { id, students: 0, right: 0 }),
      })),
      certificates: {
        issued: await query.countCertificates(db),
        afterRefund: afterRefund.map(({ id, issuedOn, ...one }) => ({
          _id: id,
          ...one,
          issuedOn: issuedOn.toISOString(),
        })),
      },
    };
  };
