import type { Input, Output } from "@dryrun/domain/contract/define";
import { setOf, TEST_TRIES, TEST_TRIES_HOURS } from "@dryrun/domain/courses/limits";
import type { startDrill } from "@dryrun/domain/interviews/drills/contract";
import { courseSetLimit, drillLimit, testLimit } from "@dryrun/domain/interviews/messages";
import { addMs, HOUR_MS, indianDaySpan } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { tooMany } from "../../http/limits/rate-limit.ts";
import { newId } from "../../ids.ts";
import { findHiddenFamilies } from "../../records/course/hidden-answers.ts";
import { refuseWhileInterviewRuns } from "../../records/sessions.ts";
import { lockUser, signedOut } from "../../records/users.ts";
import type { DrillDeps } from "./deps.ts";
import { bankFor } from "./draw/bank.ts";
import { type Beginning, beginningOf } from "./draw/first-question.ts";
import { needsNext, nextQuestion } from "./draw/next-question.ts";
import { rowOf } from "./draw/rows.ts";
import * as query from "./queries.ts";
import { hasReview, planReview } from "./reviews/reviews.ts";
import { drillOf } from "./serialize.ts";

type Day = ReturnType<typeof indianDaySpan>;
type Asked = Input<typeof startDrill>["body"];

/**
 * Returns today's drill that began with the same request and in which nothing was answered, so that opening a practice and
 * leaving it does not use up the day. A random first question was drawn for the same level; any other one is the same.
 */
async function findUnanswered(tx: Db, studentId: string, { questions, given, ...beginning }: Beginning, day: Day) {
  const drill = await query.findSame(tx, { studentId, ...beginning }, day);
  if (!drill) return undefined;
  const rows = await query.findAnswers(tx, drill.id);
  const isSame =
    beginning.firstLevel !== null || questions.every((question, index) => rows[index]?.questionId === question.id);
  const isOpen = rows.every(({ answeredAt }, index) =>
    given && index === 0 ? answeredAt?.getTime() === drill.startedAt.getTime() : answeredAt === null,
  );
  return isSame && isOpen ? drillOf(drill, rows, await findHiddenFamilies(tx, studentId)) : undefined;
}

/** Returns the set of the course that the student began, on any day and device, or today's drill without an answer. */
async function findBegun(tx: Db, studentId: string, whole: Beginning, day: Day) {
  if (whole.courseSet === null) return findUnanswered(tx, studentId, whole, day);
  const open = await query.findOpenSet(tx, studentId, whole.courseSet);
  return open && drillOf(open, await query.findAnswers(tx, open.id), await findHiddenFamilies(tx, studentId));
}

/** @throws TOO_MANY_REQUESTS if the tries at a test are used up; a try that was begun is continued before. */
async function refuseFurtherTry(tx: Db, studentId: string, courseSet: string | null, now: Date) {
  if (courseSet === null || !setOf(courseSet).isTest) return;
  const starts = await query.findStarts(tx, studentId, courseSet, addMs(now, -TEST_TRIES_HOURS * HOUR_MS));
  const oldest = starts.at(-TEST_TRIES);
  if (!oldest) return;
  const next = addMs(oldest, TEST_TRIES_HOURS * HOUR_MS);
  throw tooMany(next.getTime() - now.getTime(), testLimit(next));
}

/** @throws INTERVIEW_RUNNING; TOO_MANY_REQUESTS if the day's drills are used up. */
export const start =
  ({ db, clock, newDraw, drillsPerDay, courseSetsPerDay }: DrillDeps) =>
  (studentId: string, asked: Asked): Promise<Output<typeof startDrill>> =>
    db.transaction(async (tx) => {
      // The lock serialises concurrent starts, and keeps interviews from starting in between.
      const [student] = await lockUser(tx, studentId);
      if (!student) throw signedOut();
      await refuseWhileInterviewRuns(tx, studentId);
      const now = clock.now();
      const day = indianDaySpan(now);
      const bank = await bankFor(tx, studentId, newDraw);
      const whole = await beginningOf(tx, studentId, asked, bank, now);
      const begun = await findBegun(tx, studentId, whole, day);
      if (begun) return begun;
      await refuseFurtherTry(tx, studentId, whole.courseSet, now);
      const { questions, given, ...beginning } = whole;
      const [most, message] =
        whole.courseSet === null
          ? ([drillsPerDay, drillLimit] as const)
          : ([courseSetsPerDay, courseSetLimit] as const);
      if ((await query.countStarted(tx, studentId, day, whole.courseSet !== null)) >= most)
        throw tooMany(day.end.getTime() - now.getTime(), message(day.end));
      const drill = { id: newId(now), studentId, ...beginning, startedAt: now };
      const { answer = "", result = null, score = null, feedback = "" } = given ?? {};
      const first = given && { answer, result, score, feedback, answeredAt: now, climb: [score] };
      await query.insertDrill(tx, drill);
      const drawn = questions.map((question, index) => ({ ...rowOf(drill.id, index + 1, question), ...first }));
      const rows = await query.insertAnswers(tx, drawn);
      if (given && rows[0] && !(await hasReview(tx, studentId, rows[0]))) await planReview(tx, studentId, rows[0], now);
      const next = needsNext(drill, rows) && nextQuestion(drill, rows, bank);
      if (next) rows.push(...(await query.insertAnswers(tx, [rowOf(drill.id, 2, next)])));
      return drillOf(drill, rows, await findHiddenFamilies(tx, studentId));
    });
