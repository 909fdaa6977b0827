import { buyers } from "./buyers.ts";
import type { CourseDeps } from "./deps.ts";
import { lesson, overview, saveProgress, summary, unit } from "./read.ts";
import { report } from "./report.ts";

export type Course = ReturnType<typeof createCourse>;

/** Serves the course to those who bought it. Its exercises and tests are drills. */
export const createCourse = (deps: CourseDeps) => ({
  overview: overview(deps),
  lesson: lesson(deps),
  saveProgress: saveProgress(deps),
  unit: unit(deps),
  summary: summary(deps),
  report: report(deps),
  buyers: buyers(deps),
});
