/**
 * A backup is gzip over lines of JSON: first the header, then for each table a line that names it and its rows, one a line,
 * as the database writes them. The same file goes into PGlite and into PostgreSQL.
 */
export interface BackupHeader {
  format: "dryrun-backup";
  version: 1;
  migration: string;
  /** The queues that have jobs in this backup. */
  queues: string[];
  /** Files of the data folder: name and content. */
  files: Record<string, string>;
}

/** Precedes a table's rows; a row is an object too, but never has this key. */
export interface TableLine {
  $table: string;
}

export const isTableLine = (line: string) => line.startsWith('{"$table":');
/** The queue's table: pending jobs and permanently failed ones. */
export const QUEUE_TABLE = "pgboss.job";
/** Finished jobs are not kept. */
export const KEPT_STATES = ["created", "retry", "active", "failed"] as const;
