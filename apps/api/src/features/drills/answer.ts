import type { Input, Output } from "@dryrun/domain/contract/define";
import type { answerDrill } from "@dryrun/domain/interviews/drills/contract";
import { ANSWERED, GRADER_AWAY, STILL_GRADING } from "@dryrun/domain/interviews/drills/messages";
import { AppError, notFound } from "../../errors/app-error.ts";
import { ownGraded } from "../../records/session-answers.ts";
import { refuseWhileInterviewRuns } from "../../records/sessions.ts";
import { lockUser } from "../../records/users.ts";
import type { DrillDeps } from "./deps.ts";
import type { Grading } from "./grading.ts";
import * as query from "./queries.ts";
import { orAfter } from "./within.ts";

type Answer = Input<typeof answerDrill>["body"];

const RETRY_SECONDS = 5;

/**
 * Saves the answer, then grades it. If the request was interrupted before grading, sending the same answer again
 * returns the result.
 */
export const answer =
  (deps: DrillDeps, grading: Grading) =>
  async (studentId: string, drillId: string, given: Answer): Promise<Output<typeof answerDrill>> => {
    const { row, isNew } = await save(deps, studentId, drillId, given);
    if (!isNew && (row.result || grading.isRunning(row))) throw answered();
    const graded = await orAfter(deps.waitMs, grading.grade(studentId, row)).catch((error: unknown) => {
      if (error instanceof AppError) throw error;
      deps.onError(error);
      throw later(GRADER_AWAY);
    });
    if (!isNew && row.answer !== given.answer) throw answered();
    if (!graded) throw later(STILL_GRADING);
    return ownGraded(graded);
  };

const later = (message: string) => new AppError("OVERLOADED", message, {}, { "Retry-After": String(RETRY_SECONDS) });

const answered = () => new AppError("ALREADY_ANSWERED", ANSWERED);

const save = ({ db, clock }: DrillDeps, studentId: string, drillId: string, given: Answer) =>
  db.transaction(async (tx) => {
    await lockUser(tx, studentId); // the second of two answers waits, and no interview can start in between
    const drill = await query.findDrill(tx, drillId, studentId);
    const row = drill && (await query.findAnswer(tx, { drillId, number: given.number }));
    if (!row) throw notFound("This drill");
    await refuseWhileInterviewRuns(tx, studentId);
    if (row.answeredAt) return { row, isNew: false };
    const saved = await query.saveAnswer(tx, row, { answer: given.answer, answeredAt: clock.now() });
    if (!saved) throw notFound("This drill");
    return { row: saved, isNew: true };
  });
