import type { Input, Output } from "@dryrun/domain/contract/define";
import type { answerDrill } from "@dryrun/domain/interviews/drills/contract";
import { FULL_SCORE, MAX_TRIES } from "@dryrun/domain/interviews/drills/limits";
import * as say from "@dryrun/domain/interviews/messages";
import { AppError, invalidField, notFound, overloaded } from "../../errors/app-error.ts";
import { findHiddenFamilies } from "../../records/course/hidden-answers.ts";
import { refuseWhileInterviewRuns } from "../../records/sessions.ts";
import { lockUser } from "../../records/users.ts";
import type { DrillDeps } from "./deps.ts";
import { drawNext } from "./draw/draw-next.ts";
import { climbOf } from "./draw/next-question.ts";
import type { Grading } from "./grading.ts";
import * as query from "./queries.ts";
import { gradedTry } from "./serialize.ts";
import { orAfter } from "./within.ts";

type Answer = Input<typeof answerDrill>["body"];

/**
 * Saves the answer, grades it, and draws the next question if one is due. If the request was interrupted before
 * grading, sending the same answer again returns the result.
 */
export const answer =
  (deps: DrillDeps, grading: Grading) =>
  async (studentId: string, drillId: string, given: Answer): Promise<Output<typeof answerDrill>> => {
    const { row, isNew } = await save(deps, studentId, drillId, given);
    const shown = async (one: query.DrillAnswerRow) => gradedTry(one, await findHiddenFamilies(deps.db, studentId));
    if (!isNew && row.result) return shown(row);
    if (!isNew && grading.isRunning(row)) throw answered();
    const graded = await orAfter(deps.waitMs, grading.grade(studentId, row)).catch((error: unknown) => {
      if (error instanceof AppError) throw error.code === "OVERLOADED" ? overloaded(say.STILL_GRADING) : error;
      deps.onError(error);
      throw overloaded(say.GRADER_AWAY);
    });
    if (!isNew && row.answer !== given.answer) throw answered();
    if (!graded) throw overloaded(say.STILL_GRADING);
    await drawNext(deps, studentId, drillId);
    return shown(graded);
  };

const answered = (message: string = say.ANSWERED) => new AppError("ALREADY_ANSWERED", message);

const save = ({ db, clock }: DrillDeps, studentId: string, drillId: string, given: Answer) =>
  db.transaction(async (tx) => {
    await lockUser(tx, studentId); // the second of two answers waits, and no interview can start in between
    const drill = await query.findDrill(tx, drillId, studentId);
    const row = drill && (await query.findAnswer(tx, { drillId, number: given.number }));
    if (!row) throw notFound("This drill");
    await refuseWhileInterviewRuns(tx, studentId);
    if (row.answeredAt && !row.result) return { row, isNew: false };
    const tries = climbOf(row);
    if (row.result) {
      if (row.answer === given.answer) return { row, isNew: false };
      if (tries.includes(FULL_SCORE)) throw answered();
      if (tries.length >= MAX_TRIES) throw answered(say.TOO_MANY_TRIES);
    }
    const { options } = row.question;
    if (options && given.answer !== "" && !options.includes(given.answer))
      throw invalidField("answer", say.CHOOSE_OPTION);
    const saved = await query.saveAnswer(tx, row, { answer: given.answer, answeredAt: clock.now(), climb: tries });
    if (!saved) throw notFound("This drill");
    return { row: saved, isNew: true };
  });
