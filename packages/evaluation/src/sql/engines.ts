import type { Engine, Outcome } from "@dryrun/engines/engine";
import type { SqlRows, SqlWorld } from "@dryrun/engines/sql/world";

export type SqlOutcome = Outcome<SqlRows>;

/** One interpretation of a query. Returns for data the rows, an error or what is not supported. Never rejects. */
export type SqlReading = (data: SqlWorld) => SqlOutcome | Promise<SqlOutcome>;

/** The engines that run queries. The host must end the grader's thread when a query does not finish. */
export interface SqlEngines {
  sqlite: Engine<SqlWorld, SqlRows>;
  /**
   * Returns how other engines may interpret a query, the likeliest first. Called before a query is refused. `sample` shows the types of columns
   * that have only NULL in other data.
   */
  otherReadings?(program: string, sample: SqlWorld): Promise<SqlReading[]>;
}
