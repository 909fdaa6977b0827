import { pickDrill } from "@dryrun/content/interview/draw/pick";
import type { Input, Output } from "@dryrun/domain/contract/define";
import type { startDrill } from "@dryrun/domain/interviews/drills/contract";
import { DRILL_QUESTIONS, type DrillTopic } from "@dryrun/domain/interviews/drills/limits";
import { drillLimit, UNKNOWN_FAMILY } from "@dryrun/domain/interviews/drills/messages";
import { indianDaySpan } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { invalidField } from "../../errors/app-error.ts";
import { tooMany } from "../../http/limits/rate-limit.ts";
import { newId } from "../../ids.ts";
import { findAskedFamilies } from "../../records/questions/retired-questions.ts";
import { refuseWhileInterviewRuns } from "../../records/sessions.ts";
import type { NewDraw } from "../../records/students/draws.ts";
import { findHistory } from "../../records/students/shown-questions.ts";
import { lockUser, signedOut } from "../../records/users.ts";
import type { DrillDeps } from "./deps.ts";
import { findEarlier } from "./earlier.ts";
import * as query from "./queries.ts";
import { drillOf } from "./serialize.ts";

type Asked = Input<typeof startDrill>["body"];

/** @throws INTERVIEW_RUNNING; TOO_MANY_REQUESTS if the day's drills are used up. */
export const start =
  ({ db, clock, newDraw, drillsPerDay }: DrillDeps) =>
  (studentId: string, asked: Asked): Promise<Output<typeof startDrill>> =>
    db.transaction(async (tx) => {
      // The lock serialises concurrent starts, and keeps interviews from starting in between.
      const [student] = await lockUser(tx, studentId);
      if (!student) throw signedOut();
      await refuseWhileInterviewRuns(tx, studentId);
      const now = clock.now();
      const day = indianDaySpan(now);
      const questions = await draw(tx, studentId, asked, newDraw);
      if ((await query.countStarted(tx, studentId, day)) >= drillsPerDay)
        throw tooMany(day.end.getTime() - now.getTime(), drillLimit(day.end));
      const drill = { id: newId(now), studentId, topic: questions.topic, family: asked.family ?? null, startedAt: now };
      const answers = questions.drawn.map((question, index) => ({
        drillId: drill.id,
        number: index + 1,
        question,
        questionId: question.id,
        variation: question.seed ?? 0,
      }));
      return drillOf(drill, await query.insertDrill(tx, drill, answers), await findEarlier(tx, drill));
    });

/** Draws three questions as for practice. */
async function draw(tx: Db, studentId: string, { topic: named, family }: Asked, newDraw: NewDraw) {
  const questions = await findAskedFamilies(tx);
  const first = family === undefined ? undefined : questions.find(({ id }) => id === family);
  if (family !== undefined && !first) throw invalidField("family", UNKNOWN_FAMILY);
  const topic = first?.topic ?? (named as DrillTopic);
  const history = await findHistory(tx, studentId);
  const by = { ...(await newDraw(tx, studentId)), history, questions };
  return { topic, drawn: pickDrill({ topic, first, count: DRILL_QUESTIONS }, by) };
}
