/**
 * A backup is gzipped lines of JSON: first the header, then for each table a line with its name and its rows, one per
 * line, as the database writes them. The same file can be restored into PGlite and PostgreSQL.
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

/** Precedes a table's rows. A row is an object too, but never has this key. */
export interface TableLine {
  $table: string;
}

export const isTableLine = (line: string) => line.startsWith('{"$table":');
/** The queue's table: pending jobs and permanently failed ones. */
export const QUEUE_TABLE = "pgboss.job";
/** Finished jobs are not backed up. */
export const KEPT_STATES = ["created", "retry", "active", "failed"] as const;
