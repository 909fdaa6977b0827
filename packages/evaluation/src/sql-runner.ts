import type { Cell, SampleData } from "@dryrun/content/interview/question";

export type SqlRun =
  | { ok: true; columns: string[]; rows: Cell[][] }
  | { ok: false; reason: "refused" | "error" | "timeout" | "too-large"; message: string };

/** Runs one reading statement on a database that holds just this data; it never throws on what the statement does. */
export interface SqlRunner {
  run(data: SampleData, statement: string): Promise<SqlRun>;
}
