import type { Db } from "../../../db/client.ts";
import type { PersonLimit } from "../../../http/limits/person-limits.ts";
import type { Clock, Evaluator } from "../../../ports.ts";
import type { GradeAnswer } from "../../../records/grading/grade-answer.ts";
import type { NewDraw } from "../../../records/students/draws.ts";

export interface CalibrationDeps {
  db: Db;
  clock: Clock;
  newDraw: NewDraw;
  /** An evaluator that uses no outside service. */
  evaluator: Evaluator;
  gradeAnswer: GradeAnswer;
  exports: Pick<PersonLimit, "take">;
}
