import { sqliteEngine } from "@dryrun/engines/sql/sqlite";
import type { SqlEngines } from "@dryrun/evaluation/sql/engines";
import initSqlJs from "sql.js";

/** The engines that run queries in a grading thread. */
export async function createSqlEngines(): Promise<SqlEngines> {
  const { Database } = await initSqlJs();
  return { sqlite: sqliteEngine(() => new Database()) };
}
