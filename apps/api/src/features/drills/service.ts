import type { Output } from "@dryrun/domain/contract/define";
import type { drill as drillContract, practice } from "@dryrun/domain/interviews/drills/contract";
import { DRILL_TOPICS, MISTAKES_SHOWN } from "@dryrun/domain/interviews/drills/limits";
import { addMs, DAY_MS, indianDaySpan } from "@dryrun/domain/time";
import { AppError, notFound } from "../../errors/app-error.ts";
import { findHiddenFamilies } from "../../records/course/hidden-answers.ts";
import { levelOf } from "../../records/questions/level-of.ts";
import { answer } from "./answer.ts";
import type { DrillDeps } from "./deps.ts";
import { drawNext } from "./draw/draw-next.ts";
import { countQuizMistakes } from "./draw/first-question.ts";
import { findReached } from "./draw/level-queries.ts";
import { needsNext } from "./draw/next-question.ts";
import { createGrading, type Grading } from "./grading.ts";
import * as query from "./queries.ts";
import { findDue } from "./reviews/reviews.ts";
import { drillOf } from "./serialize.ts";
import { start } from "./start.ts";
import { orAfter } from "./within.ts";

/**
 * Returns the drill with its results, and grades answers whose grading was interrupted. One that fails again has no
 * result yet.
 */
export const read =
  (deps: DrillDeps, grading: Grading) =>
  async (studentId: string, drillId: string): Promise<Output<typeof drillContract>> => {
    const { db, waitMs, onError } = deps;
    const drill = await query.findDrill(db, drillId, studentId);
    if (!drill) throw notFound("This drill");
    const graded = async (row: query.DrillAnswerRow) => {
      if (!row.answeredAt || row.result) return row;
      try {
        return (await orAfter(waitMs, grading.grade(studentId, row))) ?? row;
      } catch (error) {
        if (!(error instanceof AppError)) onError(error);
        return row;
      }
    };
    let rows = await Promise.all((await query.findAnswers(db, drillId)).map(graded));
    if (needsNext(drill, rows)) {
      await drawNext(deps, studentId, drillId);
      rows = await query.findAnswers(db, drillId);
    }
    return drillOf(drill, rows, await findHiddenFamilies(db, studentId));
  };

/** An older drill is not offered to be continued. */
const CONTINUED_DAYS = 7;

/** Returns what the student can practise now. */
export const overview =
  ({ db, clock, drillsPerDay }: DrillDeps) =>
  async (studentId: string): Promise<Output<typeof practice>> => {
    const now = clock.now();
    const reached = await findReached(db, studentId);
    const { waiting, due, nextAt } = await findDue(db, studentId, now);
    const day = indianDaySpan(now);
    const started = await query.countStarted(db, studentId, day, false);
    const open = await query.findOpen(db, studentId, addMs(now, -CONTINUED_DAYS * DAY_MS));
    return {
      ladders: DRILL_TOPICS.map((topic) => ({ topic, reached: reached.get(topic) ?? 0 })),
      reviews: { due: due.length, nextAt: nextAt?.toISOString() ?? null },
      mistakes: waiting.slice(0, MISTAKES_SHOWN).map(({ drillId, number, question, dueAt }) => ({
        drillId,
        number,
        topic: question.topic,
        level: levelOf(question),
        question: question.prompt,
        dueAt: dueAt.toISOString(),
      })),
      today: await query.countRight(db, studentId, day),
      quiz: await countQuizMistakes(db, studentId),
      left: Math.max(0, drillsPerDay - started),
      open: open ? { _id: open.id, topic: open.topic, answered: open.answered } : null,
    };
  };

export type Drills = ReturnType<typeof createDrills>;

/** Serves drills: three free questions, each graded when it is answered, visible only to the student. */
export function createDrills(deps: DrillDeps) {
  const grading = createGrading(deps);
  return { overview: overview(deps), start: start(deps), read: read(deps, grading), answer: answer(deps, grading) };
}
