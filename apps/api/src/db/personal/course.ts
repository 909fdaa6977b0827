import { exerciseResults, lessonProgress, unitTests } from "../schema/course.ts";
import { describeTable, IN, notDownloaded, WITH_ACCOUNT } from "./handling.ts";

const OWNER = notDownloaded("the account's id");

/** What a person did in the course. */
export const OF_COURSE = [
  describeTable(lessonProgress, WITH_ACCOUNT, { studentId: OWNER, lessonId: IN, openedAt: IN, doneAt: IN }),
  describeTable(exerciseResults, WITH_ACCOUNT, {
    studentId: OWNER,
    questionId: IN,
    firstScore: IN,
    best: IN,
    answeredAt: IN,
  }),
  describeTable(unitTests, WITH_ACCOUNT, { studentId: OWNER, unitId: IN, percent: IN, passedAt: IN }),
] as const;
