import type { Cell, SampleData } from "@dryrun/content/interview/question";

export type SqlRun =
  | { ok: true; columns: string[]; rows: Cell[][] }
  | { ok: false; reason: "refused" | "error" | "too-large"; message: string };

/**
 * Runs one read-only statement on a database with just this data. Never throws because of the statement. The host must end the
 * grader's thread when a statement does not finish.
 */
export interface SqlRunner {
  run(data: SampleData, statement: string): Promise<SqlRun>;
}
