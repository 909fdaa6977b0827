import type { Cell, SampleData, Table } from "@dryrun/content/interview/question";
import type { SqlRun } from "./runner.ts";

/** The part of sql.js that is used; the host provides the engine. */
export interface EngineDatabase {
  run(sql: string, params?: Cell[]): unknown;
  iterateStatements(sql: string): EngineStatements;
  close(): void;
}

interface EngineStatements {
  next(): { value: EngineStatement; done?: boolean };
  getRemainingSQL(): string;
}

interface EngineStatement {
  step(): boolean;
  get(): unknown[];
  getColumnNames(): string[];
  free(): boolean;
}

export const STATEMENT_LIMIT = 8 * 1024;
export const ROW_LIMIT = 5_000;
/** Limits the total text of a result: a few rows of enormous strings are as bad as many rows. */
export const RESULT_TEXT_LIMIT = 1024 * 1024;
/** Rows of a thousand columns are large too. */
export const CELL_LIMIT = 100_000;
/** Of the engine. One value can be this large, and JavaScript takes twice as much for it, which must not end its thread. */
const HEAP_LIMIT = 8 * 1024 * 1024;

const refused = (message: string): SqlRun => ({ ok: false, reason: "refused", message });

/** Runs one SELECT, WITH or VALUES statement on a fresh database of this data, and closes the database. */
export function runStatement(database: EngineDatabase, data: SampleData, statement: string): SqlRun {
  try {
    if (statement.length > STATEMENT_LIMIT) return refused("The statement is too long.");
    if (!/^(select|with|values)\b/i.test(withoutLeadingComments(statement))) {
      return refused("Only one SELECT, WITH or VALUES statement can be run.");
    }
    database.run(`PRAGMA hard_heap_limit = ${HEAP_LIMIT}`);
    // Without its own temporary files, a large sort meets the same limit.
    database.run("PRAGMA temp_store = MEMORY");
    for (const table of data.tables) load(database, table);
    // WITH can also start a DELETE.
    database.run("PRAGMA query_only = ON");
    return read(database, statement);
  } catch (error) {
    return { ok: false, reason: "error", message: error instanceof Error ? error.message : String(error) };
  } finally {
    database.close();
  }
}

function read(database: EngineDatabase, statement: string): SqlRun {
  const statements = database.iterateStatements(statement);
  const first = statements.next();
  if (first.done) return refused("There is no statement.");
  try {
    if (withoutLeadingComments(statements.getRemainingSQL()) !== "") return refused("Only one statement can be run.");
    const columns = first.value.getColumnNames();
    const rows: Cell[][] = [];
    let text = 0;
    while (first.value.step()) {
      const row = first.value.get().map(toCell);
      for (const cell of row) if (typeof cell === "string") text += cell.length;
      if (rows.length === ROW_LIMIT || text > RESULT_TEXT_LIMIT || rows.length * columns.length > CELL_LIMIT) {
        return { ok: false, reason: "too-large", message: "The result is too large." };
      }
      rows.push(row);
    }
    return { ok: true, columns, rows };
  } finally {
    first.value.free();
  }
}

function toCell(value: unknown): Cell {
  if (value === null || typeof value === "number" || typeof value === "string") return value;
  return String(value);
}

function withoutLeadingComments(sql: string): string {
  return sql.replace(/^(\s+|;|--[^\n]*(\n|$)|\/\*[\s\S]*?\*\/)+/, "");
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

function load(database: EngineDatabase, table: Table): void {
  const columns = table.columns.map((name, index) => `${quoted(name)} ${typeOf(table.rows.map((row) => row[index]))}`);
  database.run(`CREATE TABLE ${quoted(table.name)} (${columns.join(", ")})`);
  const holes = table.columns.map(() => "?").join(", ");
  for (const row of table.rows) database.run(`INSERT INTO ${quoted(table.name)} VALUES (${holes})`, row);
}

function typeOf(cells: (Cell | undefined)[]): string {
  const values = cells.filter((cell) => cell !== null && cell !== undefined);
  if (values.some((cell) => typeof cell === "string")) return "TEXT";
  return values.every((cell) => Number.isInteger(cell)) ? "INTEGER" : "REAL";
}
