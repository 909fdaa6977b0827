import { answer } from "./answer.ts";
import type { DrillDeps } from "./deps.ts";
import { createGrading } from "./grading.ts";
import { overview } from "./overview.ts";
import { read } from "./read.ts";
import { start } from "./start.ts";

export type Drills = ReturnType<typeof createDrills>;

/** Serves drills: three free questions, each graded when it is answered, visible only to the student. */
export function createDrills(deps: DrillDeps) {
  const grading = createGrading(deps);
  return { overview: overview(deps), start: start(deps), read: read(deps, grading), answer: answer(deps, grading) };
}
