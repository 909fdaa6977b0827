import type { Db } from "../../db/client.ts";
import type { Clock } from "../../ports.ts";

export interface QuizParts {
  db: Db;
  clock: Clock;
  /** Papers that one student may submit within 24 hours. */
  papersPerDay: number;
}
