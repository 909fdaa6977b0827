import type { CourseUnit } from "@dryrun/content/course/load-course";
import { RIGHT_FROM } from "@dryrun/domain/interviews/drills/limits";
import type { Progress } from "../../records/course/progress.ts";

/** Returns a unit as the course lists it, with the student's progress. */
export function listedUnit(unit: CourseUnit, { done, best, tests }: Progress) {
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
