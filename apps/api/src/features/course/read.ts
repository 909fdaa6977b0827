import { type CourseUnit, courseUnits } from "@dryrun/content/course/load-course";
import type { Output } from "@dryrun/domain/contract/define";
import type * as contract from "@dryrun/domain/courses/contract";
import { COURSE_NAME } from "@dryrun/domain/courses/limits";
import { RIGHT_FROM } from "@dryrun/domain/interviews/drills/limits";
import type { Db } from "../../db/client.ts";
import { notFound } from "../../errors/app-error.ts";
import { findValidCertificate } from "../../records/certificates.ts";
import { findProgress, isLessonDone, type Progress, saveLesson } from "../../records/course/progress.ts";
import { findSet } from "../../records/course/sets.ts";
import { hasCourse } from "../../records/purchases/courses.ts";
import { levelOf } from "../../records/questions/level-of.ts";
import { findUser, type UserRow } from "../../records/users.ts";
import type { CourseDeps } from "./deps.ts";

/** Returns a unit as the course lists it, with the student's progress. */
function listedUnit(unit: CourseUnit, { done, best, tests }: Progress) {
  const { id, number, title, tool, about, lessons, exercises } = unit;
  const test = tests.get(id);
  return {
    ...{ id, number, title, tool, about },
    lessons: lessons.map((lesson) => ({
      id: lesson.id,
      title: lesson.title,
      goal: lesson.goal,
      minutes: lesson.minutes,
      isDone: done.has(lesson.id),
    })),
    exercises: {
      total: exercises.length,
      right: exercises.filter((question) => (best.get(question) ?? 0) >= RIGHT_FROM).length,
    },
    test: { percent: test?.percent ?? null, passed: (test?.passedAt ?? null) !== null },
  };
}

/** Whether this caller has the course; false without a caller. */
async function isBuyer(db: Db, callerId: string | undefined): Promise<boolean> {
  const user = callerId === undefined ? undefined : await findUser(db, callerId);
  return user !== undefined && user.userType === "student" && (await hasCourse(db, user));
}

/** Returns the account of a student who has the course. @throws NOT_FOUND for anybody else, as for a wrong address. */
async function requireCourse(db: Db, studentId: string): Promise<UserRow> {
  const user = await findUser(db, studentId);
  if (!user || !(await hasCourse(db, user))) throw notFound("This page");
  return user;
}

/** Finds a unit of the course. @throws NOT_FOUND */
function unitOf(id: string): CourseUnit {
  const unit = courseUnits().find((one) => one.id === id);
  if (!unit) throw notFound("This unit");
  return unit;
}

/** Finds a lesson and its unit. @throws NOT_FOUND */
function lessonOf(id: string) {
  for (const unit of courseUnits()) {
    const lesson = unit.lessons.find((one) => one.id === id);
    if (lesson) return { unit, lesson };
  }
  throw notFound("This lesson");
}

type Unit = ReturnType<typeof listedUnit>;

/** Returns the first lesson that is not done, of the units whose test is not passed if there is one. */
function nextLesson(units: readonly Unit[]) {
  const open = units.filter(({ lessons }) => lessons.some(({ isDone }) => !isDone));
  const unit = open.find(({ test }) => !test.passed) ?? open[0];
  const index = unit?.lessons.findIndex(({ isDone }) => !isDone) ?? -1;
  const lesson = unit?.lessons[index];
  return unit && lesson ? { unit: unit.id, unitTitle: unit.title, lesson: lesson.id, number: index + 1 } : null;
}

/** Returns the units of the course with the student's progress. */
export const overview =
  ({ db }: CourseDeps) =>
  async (studentId: string): Promise<Output<typeof contract.course>> => {
    const { email } = await requireCourse(db, studentId);
    const progress = await findProgress(db, studentId);
    const units = courseUnits().map((unit) => listedUnit(unit, progress));
    const certificate = await findValidCertificate(db, email, COURSE_NAME);
    return {
      units,
      next: nextLesson(units),
      certificate: certificate ? { certId: certificate.certId, issuedOn: certificate.issuedOn.toISOString() } : null,
    };
  };

const linkTo = (unit: CourseUnit, lesson: CourseUnit["lessons"][number]) => ({
  unit: unit.id,
  lesson: lesson.id,
  title: lesson.title,
});

/** Returns the lessons before and after one, across units. */
function neighbours(id: string) {
  const all = courseUnits().flatMap((unit) => unit.lessons.map((lesson) => linkTo(unit, lesson)));
  const at = all.findIndex(({ lesson }) => lesson === id);
  return { previous: all[at - 1] ?? null, next: all[at + 1] ?? null };
}

/** Returns a lesson to a buyer, and a free one to anybody. */
export const lesson =
  ({ db }: CourseDeps) =>
  async (callerId: string | undefined, id: string): Promise<Output<typeof contract.lesson>> => {
    const isOwn = await isBuyer(db, callerId);
    const { unit, lesson: found } = lessonOf(id);
    if (!isOwn && !found.isFree) throw notFound("This lesson");
    const isDone = isOwn && callerId !== undefined && (await isLessonDone(db, callerId, id));
    return {
      ...found,
      unit: { id: unit.id, number: unit.number, title: unit.title, lessons: unit.lessons.length },
      isOwn,
      isDone,
      ...neighbours(id),
    };
  };

export const saveProgress =
  ({ db, clock }: CourseDeps) =>
  async (studentId: string, id: string, isDone: boolean): Promise<Output<typeof contract.saveLessonProgress>> => {
    await requireCourse(db, studentId);
    lessonOf(id);
    return { isDone: await saveLesson(db, { studentId, lessonId: id, isDone, now: clock.now() }) };
  };

/** Returns a unit with its exercises, its test and its interview questions. */
export const unit =
  ({ db }: CourseDeps) =>
  async (studentId: string, id: string): Promise<Output<typeof contract.courseUnit>> => {
    await requireCourse(db, studentId);
    const found = unitOf(id);
    const progress = await findProgress(db, studentId);
    return {
      ...listedUnit(found, progress),
      task: found.task,
      summary: found.summary,
      interview: found.interview,
      questions: (findSet(id)?.questions ?? []).map((question) => ({
        id: question.id,
        prompt: question.prompt,
        level: levelOf(question),
        best: progress.best.get(question.id) ?? null,
      })),
    };
  };

/** Returns the one-page summary of a unit as a file. */
export const summary =
  ({ db, clock, documents, takePdfTurn }: CourseDeps) =>
  async (studentId: string, id: string) => {
    const turn = await takePdfTurn(studentId);
    await requireCourse(db, studentId);
    const { number, title, summary: lines, lessons } = unitOf(id);
    const titles = lessons.map((one) => one.title);
    return {
      content: await documents.summary({ number, title, lines, lessons: titles, at: clock.now() }, turn),
      contentType: "application/pdf",
      fileName: `Unit ${number} - ${title}.pdf`,
    };
  };
