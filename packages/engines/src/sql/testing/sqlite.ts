import { beforeAll } from "@jest/globals";
import initSqlJs from "sql.js";
import type { Engine } from "../../engine.ts";
import type { SqlData, SqlRows } from "../data.ts";
import { type SqliteDatabase, sqliteEngine } from "../sqlite.ts";

let open = (): SqliteDatabase => {
  throw new Error("SQLite runs within tests.");
};
beforeAll(async () => {
  const { Database } = await initSqlJs();
  open = () => new Database();
});

/** SQLite without isolation, only for tests. */
export const sqlite: Engine<SqlData, SqlRows> = sqliteEngine(() => open());
