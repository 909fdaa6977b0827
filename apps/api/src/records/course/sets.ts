import { type CourseUnit, courseUnits } from "@dryrun/content/course/load-course";
import { findInterviewQuestion } from "@dryrun/content/interview/load";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { setOf } from "@dryrun/domain/courses/limits";

/** The exercises or the test of a unit. */
export interface CourseSet {
  unit: CourseUnit;
  isTest: boolean;
  questions: InterviewQuestion[];
  /** Further questions, from which another try at a test is drawn. */
  retakes: InterviewQuestion[];
}

/** Finds a set by its id; undefined if the course has no such unit. */
export function findSet(id: string): CourseSet | undefined {
  const { unit: unitId, isTest } = setOf(id);
  const unit = courseUnits().find((one) => one.id === unitId);
  if (!unit) return undefined;
  const questionsOf = (ids: readonly string[]) => ids.flatMap((question) => findInterviewQuestion(question) ?? []);
  return {
    ...{ unit, isTest },
    questions: questionsOf(isTest ? unit.test : unit.exercises),
    retakes: questionsOf(isTest ? unit.retakes : []),
  };
}
