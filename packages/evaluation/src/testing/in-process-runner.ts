import initSqlJs from "sql.js";
import { runStatement } from "../sql/engine.ts";
import type { SqlRunner } from "../sql/runner.ts";

/** A runner without isolation, only for tests. */
export function inProcessRunner(): SqlRunner {
  const engine = initSqlJs();
  return { run: async (data, statement) => runStatement(new (await engine).Database(), data, statement) };
}
