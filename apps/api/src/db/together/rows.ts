import { type Column, getTableColumns, type InferInsertModel, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

// What statements for many are made of: one parameter for any number of rows, so that the database plans each statement once.

/** Rows of a table, to select from. */
function rowsOf<T extends PgTable>(table: T, rows: readonly InferInsertModel<T>[]): SQL {
  const columns = Object.entries(getTableColumns(table));
  const named = rows.map((row) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, (row as Record<string, unknown>)[key]])),
  );
  return sql`json_populate_recordset(null::${table}, ${JSON.stringify(named)}::json)`;
}

/** The same, to insert: whole rows, in the order of the table's columns. A column that a row does not name is null. */
export function selectRows<T extends PgTable>(table: T, rows: readonly InferInsertModel<T>[]): SQL {
  const names = Object.values(getTableColumns(table)).map(({ name }) => sql.identifier(name));
  return sql`select ${sql.join(names, sql`, `)} from ${rowsOf(table, rows)}`;
}

/**
 * Values in a fixed order, to select from: what is joined laterally to them, `limit 1`, finds its row by `wanted` and its index, also
 * where the table was small when the statement was planned. JSON, since the planner counts the elements of an array and would plan
 * the statement each time.
 */
export const each = (values: readonly string[]) =>
  sql`json_array_elements_text(${JSON.stringify([...new Set(values)].sort())}::json) as asked(wanted)`;
export const wanted = (type: "text" | "uuid") => sql`asked.wanted::${sql.raw(type)}`;

/** Of an insert that meets its row: these columns take the new values. */
export const excluded = <K extends string>(columns: Record<K, Column>): Record<K, SQL> =>
  Object.fromEntries(
    Object.entries<Column>(columns).map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]),
  ) as Record<K, SQL>;
