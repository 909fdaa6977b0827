import type { Engine, Outcome } from "@dryrun/engines/engine";
import type { SqlRows, SqlWorld } from "@dryrun/engines/sql/world";

export type SqlOutcome = Outcome<SqlRows>;

/** One way to understand a query: run on data, it gives rows, an error or what is not supported. Never rejects. */
export type SqlReading = (world: SqlWorld) => SqlOutcome | Promise<SqlOutcome>;

/** The engines that run queries. The host must end the grader's thread when a query does not finish. */
export interface SqlEngines {
  sqlite: Engine<SqlWorld, SqlRows>;
  /**
   * Asked before a query is refused: how another engine may understand it, the likeliest first. `sample` shows the columns'
   * types where other data has only NULL.
   */
  otherReadings?(program: string, sample: SqlWorld): Promise<SqlReading[]>;
}
