import type { Db } from "../../db/client.ts";
import type { Clock, Evaluator, Queue } from "../../ports.ts";
import type { GradeAnswer } from "../../records/grading/grade-answer.ts";
import type { NewDraw } from "../../records/students/draws.ts";

export interface DrillDeps {
  db: Db;
  clock: Clock;
  newDraw: NewDraw;
  /** One that uses no outside service, because drills have no consent. */
  evaluator: Evaluator;
  gradeAnswer: GradeAnswer;
  /** The number of drills that a student may start per day in India. */
  drillsPerDay: number;
  /** The same for sets of the course. */
  courseSetsPerDay: number;
  /** Mails the certificate of the course. */
  queue: Pick<Queue, "enqueue">;
  /** How long a call waits for a grade, in milliseconds. */
  waitMs: number;
  /** Receives the reason why an answer could not be graded. */
  onError: (error: unknown) => void;
}
