import { getTableColumns, type InferInsertModel, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/**
 * Returns a query of one whole row, in the order of the table's columns, for an insert that depends on another part of
 * its statement. Columns that the row does not have are null.
 */
export function selectRow<T extends PgTable>(table: T, row: InferInsertModel<T>): SQL {
  const columns = Object.entries(getTableColumns(table));
  const record = Object.fromEntries(columns.map(([key, { name }]) => [name, (row as Record<string, unknown>)[key]]));
  const names = columns.map(([, { name }]) => sql.identifier(name));
  return sql`select ${sql.join(names, sql`, `)} from json_populate_record(null::${table}, ${JSON.stringify(record)}::json)`;
}
