import type { SqlData } from "@dryrun/engines/sql/data";
import { type SqliteDatabase, sqliteEngine } from "@dryrun/engines/sql/sqlite";
import type { Run } from "./run.ts";
import { shownOutcome, shownTable } from "./tables.ts";

/** Runs a query with SQLite.\n@param open Creates an empty database. */
export function runSqlWith(open: () => SqliteDatabase): Run {
  const engine = sqliteEngine(open);
  return (program, text) =>
    shownOutcome(engine.run(program, JSON.parse(text) as SqlData), ({ columns, rows }) => ({
      tables: [shownTable({ name: "", columns, headers: [], rows })],
      notes: [],
    }));
}
