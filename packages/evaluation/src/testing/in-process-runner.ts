import initSqlJs from "sql.js";
import { runStatement } from "../sql-engine.ts";
import type { SqlRunner } from "../sql-runner.ts";

/** A runner without isolation, for tests alone. */
export async function inProcessRunner(): Promise<SqlRunner> {
  const { Database } = await initSqlJs();
  return { run: async (data, statement) => runStatement(new Database(), data, statement) };
}
