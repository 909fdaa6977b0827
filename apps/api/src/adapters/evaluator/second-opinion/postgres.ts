import type { Outcome } from "@dryrun/engines/engine";
import type { SqlCell, SqlData, SqlRows, SqlTable } from "@dryrun/engines/sql/data";
import { PGlite, types } from "@electric-sql/pglite";
import { emptyDatabase } from "../../../db/embedded/empty-database.ts";

const ROW_LIMIT = 5_000;
const CELL_LIMIT = 100_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(?::\d{2})?$/;
/** Enough for tables of a few rows; the default of shared_buffers is 128 MB. */
const SETTINGS = ["shared_buffers = 8MB", "max_connections = 5"];
const UNDEFINED_FUNCTION = "42883";

/** Keeps values as text, except for the types below, which are parsed. */
const asText = (text: string) => text;
const NUMBERS = [types.INT2, types.INT4, types.INT8, types.FLOAT4, types.FLOAT8, types.NUMERIC];
const PARSERS = {
  ...Object.fromEntries([types.DATE, types.TIMESTAMP, types.TIMESTAMPTZ, types.TIME].map((type) => [type, asText])),
  ...Object.fromEntries(NUMBERS.map((type) => [type, Number])),
  [types.BOOL]: (text: string) => Number(text === "t"),
};

/** Converts a value to the format of the data: midnight is written as a date, and zero seconds are omitted. */
function toCell(value: unknown): SqlCell {
  if (value === null || typeof value === "number") return value;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const plain = text.replace(/^(\d{4}-\d{2}-\d{2}) 00:00:00(?:\+00)?$/, "$1");
  return plain.replace(/^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}):00(?:\+00)?$/, "$1");
}

const quoted = (name: string) => `"${name.toLowerCase().replaceAll('"', '""')}"`;
const literal = (cell: SqlCell) =>
  cell === null ? "NULL" : typeof cell === "number" ? String(cell) : `'${cell.replaceAll("'", "''")}'`;

function typeOf(cells: readonly SqlCell[], hasDates: boolean): string {
  const values = cells.filter((cell) => cell !== null);
  if (values.every((cell) => typeof cell === "number"))
    return values.every((cell) => Number.isInteger(cell)) ? "BIGINT" : "NUMERIC";
  if (hasDates && values.every((cell) => DATE.test(String(cell)))) return "DATE";
  return hasDates && values.every((cell) => MOMENT.test(String(cell))) ? "TIMESTAMP" : "TEXT";
}

function tableOf({ name, columns, rows }: SqlTable, sample: SqlData, hasDates: boolean): string {
  const shown = sample.tables.find((table) => table.name === name)?.rows ?? [];
  const all = [...shown, ...rows];
  const typed = columns.map(
    (column, index) =>
      `${quoted(column)} ${typeOf(
        all.map((row) => row[index] ?? null),
        hasDates,
      )}`,
  );
  const created = `CREATE TEMP TABLE ${quoted(name)} (${typed.join(", ")}) ON COMMIT DROP;`;
  const values = rows.map((row) => `(${row.map(literal).join(", ")})`).join(", ");
  return rows.length === 0 ? created : `${created} INSERT INTO ${quoted(name)} VALUES ${values};`;
}

export interface PostgresOptions {
  /** Other data for the same tables: gives the types of columns that have only NULL in this data. */
  sample: SqlData;
  /** Whether texts that are dates become dates. */
  hasDates: boolean;
}

export interface Postgres {
  run(statement: string, data: SqlData, options: PostgresOptions): Promise<Outcome<SqlRows>>;
}

/**
 * Opens a PostgreSQL in memory. Each statement runs in a read-only transaction that is rolled back. This function
 * sets no time limit.
 */
export async function openPostgres(): Promise<Postgres> {
  const loadDataDir = await emptyDatabase();
  const database = await PGlite.create({
    parsers: PARSERS,
    postgresqlconf: SETTINGS,
    ...(loadDataDir && { loadDataDir }),
  });
  return {
    async run(statement, data, { sample, hasDates }) {
      try {
        const tables = data.tables.map((table) => tableOf(table, sample, hasDates)).join(" ");
        await database.exec(`BEGIN; ${tables} SET LOCAL transaction_read_only = on;`);
        // DECLARE accepts one statement only, and produces only the rows that are fetched.
        await database.query(`DECLARE answer NO SCROLL CURSOR FOR ${statement}`);
        const { rows, fields } = await database.query<unknown[]>(`FETCH ${ROW_LIMIT + 1} FROM answer`, [], {
          rowMode: "array",
        });
        if (rows.length > ROW_LIMIT || rows.length * fields.length > CELL_LIMIT)
          return { error: { kind: "limit", message: "The result is too large." } };
        return { ok: { columns: fields.map(({ name }) => name), rows: rows.map((row) => row.map(toCell)) } };
      } catch (error) {
        const { code, message } = error as { code?: string; message?: string };
        if (code === UNDEFINED_FUNCTION) return { unsupported: { what: message ?? "a function" } };
        return { error: { kind: "runtime", message: message ?? String(error) } };
      } finally {
        await database.exec("ROLLBACK");
      }
    },
  };
}
