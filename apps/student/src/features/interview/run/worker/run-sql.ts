import { sqliteEngine } from "@dryrun/engines/sql/sqlite";
import type { SqlWorld } from "@dryrun/engines/sql/world";
import initSqlJs from "sql.js";
import type { Run } from "./run.ts";
import { shownOutcome, shownTable } from "./tables.ts";

/** SQLite, whose WebAssembly is fetched once. */
export async function loadSql(): Promise<Run> {
  const { Database } = await sqlite();
  const engine = sqliteEngine(() => new Database());
  return (program, text) =>
    shownOutcome(engine.run(program, JSON.parse(text) as SqlWorld), ({ columns, rows }) => ({
      tables: [shownTable({ name: "", columns, headers: [], rows })],
      notes: [],
    }));
}

let loading: ReturnType<typeof initSqlJs> | undefined;
function sqlite() {
  loading ??= initSqlJs({ locateFile: () => new URL("sql.js/dist/sql-wasm-browser.wasm", import.meta.url).href });
  return loading;
}
