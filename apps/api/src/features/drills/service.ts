import { answer } from "./answer.ts";
import { createGrading } from "./grading.ts";
import type { DrillParts } from "./parts.ts";
import { read } from "./read.ts";
import { start } from "./start.ts";

export type Drills = ReturnType<typeof createDrills>;

/** Serves drills: three free questions, each graded when it is answered, visible only to the student. */
export function createDrills(parts: DrillParts) {
  const grading = createGrading(parts);
  return { start: start(parts), read: read(parts, grading), answer: answer(parts, grading) };
}
