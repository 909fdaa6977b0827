import type { CourseUnit } from "@dryrun/content/course/load-course";
import { courseUnits } from "@dryrun/content/course/load-course";
import type { Db } from "../../db/client.ts";
import { notFound } from "../../errors/app-error.ts";
import { hasCourse } from "../../records/purchases/courses.ts";
import { findUser, type UserRow } from "../../records/users.ts";

/** Whether this caller has the course; false without a caller. */
export async function isBuyer(db: Db, callerId: string | undefined): Promise<boolean> {
  const user = callerId === undefined ? undefined : await findUser(db, callerId);
  return user !== undefined && user.userType === "student" && (await hasCourse(db, user));
}

/** Returns the account of a student who has the course. @throws NOT_FOUND for anybody else, as for a wrong address. */
export async function requireCourse(db: Db, studentId: string): Promise<UserRow> {
  const user = await findUser(db, studentId);
  if (!user || !(await hasCourse(db, user))) throw notFound("This page");
  return user;
}

/** Finds a unit of the course. @throws NOT_FOUND */
export function unitOf(id: string): CourseUnit {
  const unit = courseUnits().find((one) => one.id === id);
  if (!unit) throw notFound("This unit");
  return unit;
}

/** Finds a lesson and its unit. @throws NOT_FOUND */
export function lessonOf(id: string) {
  for (const unit of courseUnits()) {
    const lesson = unit.lessons.find((one) => one.id === id);
    if (lesson) return { unit, lesson };
  }
  throw notFound("This lesson");
}
