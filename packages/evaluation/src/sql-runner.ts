import type { Cell, SampleData } from "@dryrun/content/interview/question";

export type SqlRun =
  | { ok: true; columns: string[]; rows: Cell[][] }
  | { ok: false; reason: "refused" | "error" | "too-large"; message: string };

/**
 * Runs one reading statement on a database that holds just this data; it never throws on what the statement does. Whoever runs
 * the grader ends it with its thread when a statement does not end.
 */
export interface SqlRunner {
  run(data: SampleData, statement: string): Promise<SqlRun>;
}
