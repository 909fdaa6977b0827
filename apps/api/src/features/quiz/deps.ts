import type { Db } from "../../db/client.ts";
import type { Clock } from "../../ports.ts";
import type { NewDraw } from "../../records/students/draws.ts";

export interface QuizDeps {
  db: Db;
  clock: Clock;
  newDraw: NewDraw;
  /** The number of papers that a student may submit within 24 hours. */
  papersPerDay: number;
}
