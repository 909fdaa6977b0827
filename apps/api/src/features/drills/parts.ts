import type { Db } from "../../db/client.ts";
import type { Clock, Evaluator } from "../../ports.ts";
import type { GradeAnswer } from "../../records/grading/grade-answer.ts";
import type { NewDraw } from "../../records/students/draws.ts";

export interface DrillParts {
  db: Db;
  clock: Clock;
  newDraw: NewDraw;
  /** One that asks nobody outside of the server: a drill has no consent. */
  evaluator: Evaluator;
  gradeAnswer: GradeAnswer;
  /** Drills that one student may start on one day of India. */
  drillsPerDay: number;
  /** How long a call waits for a grade, in milliseconds. */
  waitMs: number;
  /** Receives the reason why an answer could not be graded. */
  onError: (error: unknown) => void;
}
