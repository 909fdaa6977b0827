import { type Column, getTableColumns, type InferInsertModel, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

// Parts of statements for many rows: one parameter for any number of rows, so that the database plans each statement once.

/** Returns rows of a table, for a FROM clause. */
function rowsOf<T extends PgTable>(table: T, rows: readonly InferInsertModel<T>[]): SQL {
  const columns = Object.entries(getTableColumns(table));
  const named = rows.map((row) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, (row as Record<string, unknown>)[key]])),
  );
  return sql`json_populate_recordset(null::${table}, ${JSON.stringify(named)}::json)`;
}

/**
 * Returns a query of whole rows for an insert, in the order of the table's columns. Columns that a row does not have
 * are null.
 */
export function selectRows<T extends PgTable>(table: T, rows: readonly InferInsertModel<T>[]): SQL {
  const names = Object.values(getTableColumns(table)).map(({ name }) => sql.identifier(name));
  return sql`select ${sql.join(names, sql`, `)} from ${rowsOf(table, rows)}`;
}

/**
 * Returns values in a fixed order, for a FROM clause. A lateral join with `limit 1` on `wanted` uses the index, even
 * if the table was small when the statement was planned. Uses JSON, because the planner counts the elements of an
 * array and would plan the statement each time.
 */
export const rowsOfKeys = (values: readonly string[]) =>
  sql`json_array_elements_text(${JSON.stringify([...new Set(values)].sort())}::json) as asked(wanted)`;
export const requestedKey = (type: "text" | "uuid") => sql`asked.wanted::${sql.raw(type)}`;

/** For an insert with a conflict: sets these columns to the new values. */
export const excludedColumns = <K extends string>(columns: Record<K, Column>): Record<K, SQL> =>
  Object.fromEntries(
    Object.entries<Column>(columns).map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]),
  ) as Record<K, SQL>;
