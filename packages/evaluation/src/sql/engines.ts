import type { Engine, Outcome } from "@dryrun/engines/engine";
import type { SqlData, SqlRows } from "@dryrun/engines/sql/data";

export type SqlOutcome = Outcome<SqlRows>;

/** One interpretation of a query. Returns for data the rows, an error or what is not supported. Never rejects. */
export type SqlReading = (data: SqlData) => SqlOutcome | Promise<SqlOutcome>;

/** The engines that run queries. The host must end the grader's thread when a query does not finish. */
export interface SqlEngines {
  sqlite: Engine<SqlData, SqlRows>;
  /**
   * Returns how other engines may interpret a query, the likeliest first. Called before a query is refused. `sample` shows the types of columns
   * that have only NULL in other data.
   */
  otherReadings?(program: string, sample: SqlData): Promise<SqlReading[]>;
}
