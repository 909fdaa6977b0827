import type { Output } from "@dryrun/domain/contract/define";
import type { drill as drillContract } from "@dryrun/domain/interviews/contract";
import { notFound } from "../../errors/app-error.ts";
import type { DrillDeps } from "./deps.ts";
import { drawNext } from "./draw/draw-next.ts";
import { needsNext } from "./draw/next-question.ts";
import type { Grading } from "./grading.ts";
import * as query from "./queries.ts";
import { drillOf } from "./serialize.ts";
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
        onError(error);
        return row;
      }
    };
    let rows = await Promise.all((await query.findAnswers(db, drillId)).map(graded));
    if (needsNext(drill, rows)) {
      await drawNext(deps, studentId, drillId);
      rows = await query.findAnswers(db, drillId);
    }
    return drillOf(drill, rows);
  };
