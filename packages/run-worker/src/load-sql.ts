import initSqlJs from "sql.js";
import type { Run } from "./run.ts";
import { runSqlWith } from "./run-sql.ts";

/** Loads SQLite's WebAssembly, from the folder of the worker's script. */
export async function loadSql(): Promise<Run> {
  const file = new URL("sql.js/dist/sql-wasm-browser.wasm", import.meta.url).href;
  const { Database } = await initSqlJs({ locateFile: () => file });
  return runSqlWith(() => new Database());
}
