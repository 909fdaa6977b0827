import { DEFAULT_LIMITS, type Engine, type Limits } from "../engine.ts";
import { ProgramError, runGuarded } from "../meter.ts";
import type { SqlCell, SqlData, SqlRows, SqlTable } from "./data.ts";
import { FUNCTIONS, KEEP } from "./functions.ts";
import { misspeltBeginning } from "./misspelt.ts";
import { faultOf } from "./sqlite-faults.ts";
import { toSqlite } from "./to-sqlite.ts";

/** The part of sql.js's database that is used. */
export interface SqliteDatabase {
  run(sql: string, params?: SqlCell[]): unknown;
  iterateStatements(sql: string): SqliteStatements;
  create_function(name: string, run: (...args: never[]) => SqlCell): unknown;
  /** The types of sql.js lack it. */
  create_aggregate?(name: string, functions: typeof KEEP): unknown;
  close(): void;
}

interface SqliteStatements {
  next(): { value: SqliteStatement; done?: boolean };
  getRemainingSQL(): string;
}

interface SqliteStatement {
  step(): boolean;
  get(): unknown[];
  getColumnNames(): string[];
  free(): boolean;
}

/**
 * `cells` counts those of the result; `characters` is the total text of a result, because a few enormous texts are as
 * bad as many rows.
 */
export const SQL_LIMITS: Limits = { ...DEFAULT_LIMITS, text: 16 * 1024, cells: 100_000, characters: 1024 * 1024 };
/** The limit of a statement without its comments, in characters. */
const STATEMENT_LIMIT = 8 * 1024;
const ROW_LIMIT = 5_000;
/**
 * The engine's heap limit in bytes. One value can be this large, and JavaScript needs twice as much for it, which
 * must not end its thread.
 */
const HEAP_LIMIT = 8 * 1024 * 1024;

/** The maximum number of values in one INSERT; SQLite accepts up to 32,766. */
const MOST_VALUES = 1000;
const KEEP_NAME = "dryrun_keep";

const refused = (message: string) => new ProgramError("syntax", message);

/**
 * Runs one SELECT, WITH or VALUES statement with SQLite. Statements for other databases are rewritten first.
 *
 * SQLite counts no steps: the caller limits the time and ends the worker. The clock is the caller's too.
 * @param open makes an empty database: `() => new Database()` of sql.js
 */
export function sqliteEngine(open: () => SqliteDatabase): Engine<SqlData, SqlRows> {
  return {
    run: (program, data, limits = SQL_LIMITS) =>
      runGuarded(program, limits, () => {
        const statement = toSqlite(program);
        try {
          const misspelt = begins(statement) ? undefined : misspeltBeginning(program);
          if (misspelt) throw misspelt;
          return runOn(open(), data, statement, limits);
        } catch (error) {
          if (error instanceof ProgramError) throw error;
          throw faultOf(error, { program, world: data, statement, messageFor: (start) => messageOf(open(), start) });
        }
      }),
  };
}

const begins = (statement: string) => /^(select|with|values)\b/i.test(withoutLeadingComments(statement));

/** Runs on a fresh database, and closes it. */
function runOn(database: SqliteDatabase, data: SqlData, statement: string, limits: Limits): SqlRows {
  try {
    if (statement.length > STATEMENT_LIMIT)
      throw refused(`A statement can have at most ${STATEMENT_LIMIT} characters.`);
    if (!begins(statement)) throw refused("Only one SELECT, WITH or VALUES statement can be run.");
    database.run(`PRAGMA hard_heap_limit = ${HEAP_LIMIT}`);
    // Without temporary files, a large sort is subject to the same limit.
    database.run("PRAGMA temp_store = MEMORY");
    addFunctions(database, statement);
    for (const table of data.tables) load(database, table);
    // WITH can also start a DELETE.
    database.run("PRAGMA query_only = ON");
    return read(database, statement, limits);
  } finally {
    database.close();
  }
}

/** Adds the functions of other databases that the statement names: adding all of them would take most of a run. */
function addFunctions(database: SqliteDatabase, statement: string): void {
  const text = statement.toLowerCase();
  for (const [name, run] of Object.entries(FUNCTIONS))
    if (text.includes(name.toLowerCase())) database.create_function(name, run);
  if (text.includes(KEEP_NAME)) database.create_aggregate?.(KEEP_NAME, KEEP);
}

/** Returns SQLite's message for this text. */
function messageOf(database: SqliteDatabase, text: string): string {
  try {
    database.iterateStatements(text).next().value.free();
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    database.close();
  }
}

function read(database: SqliteDatabase, statement: string, { cells, characters }: Limits): SqlRows {
  const statements = database.iterateStatements(statement);
  const first = statements.next();
  if (first.done) throw refused("There is no statement.");
  try {
    if (withoutLeadingComments(statements.getRemainingSQL()) !== "") throw refused("Only one statement can be run.");
    const columns = first.value.getColumnNames();
    const rows: SqlCell[][] = [];
    let text = 0;
    while (first.value.step()) {
      const row = first.value.get().map(toCell);
      for (const cell of row) if (typeof cell === "string") text += cell.length;
      if (rows.length === ROW_LIMIT || text > characters || rows.length * columns.length > cells)
        throw new ProgramError("limit", "The result is too large.");
      rows.push(row);
    }
    return { columns, rows };
  } finally {
    first.value.free();
  }
}

function toCell(value: unknown): SqlCell {
  if (value === null || typeof value === "number" || typeof value === "string") return value;
  return String(value);
}

function withoutLeadingComments(sql: string): string {
  return sql.replace(/^(\s+|;|--[^\n]*(\n|$)|\/\*[\s\S]*?\*\/)+/, "");
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

function load(database: SqliteDatabase, table: SqlTable): void {
  const columns = table.columns.map((name, index) => `${quoted(name)} ${typeOf(table.rows.map((row) => row[index]))}`);
  database.run(`CREATE TABLE ${quoted(table.name)} (${columns.join(", ")})`);
  const holes = `(${table.columns.map(() => "?").join(", ")})`;
  const most = Math.max(1, Math.floor(MOST_VALUES / table.columns.length));
  for (let from = 0; from < table.rows.length; from += most) {
    const rows = table.rows.slice(from, from + most);
    database.run(`INSERT INTO ${quoted(table.name)} VALUES ${rows.map(() => holes).join(", ")}`, rows.flat());
  }
}

function typeOf(cells: (SqlCell | undefined)[]): string {
  const values = cells.filter((cell) => cell !== null && cell !== undefined);
  if (values.some((cell) => typeof cell === "string")) return "TEXT";
  return values.every((cell) => Number.isInteger(cell)) ? "INTEGER" : "REAL";
}
