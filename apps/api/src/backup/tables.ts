import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { readRows } from "../db/read-rows.ts";

/**
 * Tables that matter to running servers only: the rate limiter's counts (it creates the table) and changes not yet
 * read by the search.
 */
const PASSING = "rate_limits,search_changes";

/** Returns every table of the product, each after those it refers to. */
export async function tablesInOrder(db: Db): Promise<string[]> {
  const tables = await readRows<{ tablename: string }>(
    db,
    sql`select tablename from pg_tables where schemaname = 'public' and tablename <> all(string_to_array(${PASSING}, ',')) order by tablename`,
  );
  const links = await readRows<{ child: string; parent: string }>(
    db,
    sql`
    select child.relname as child, parent.relname as parent
    from pg_constraint c
    join pg_class child on child.oid = c.conrelid
    join pg_class parent on parent.oid = c.confrelid
    join pg_namespace n on n.oid = child.relnamespace
    where c.contype = 'f' and n.nspname = 'public' and child.oid <> parent.oid`,
  );
  const parents = new Map<string, string[]>();
  for (const { child, parent } of links) {
    parents.set(child, [...(parents.get(child) ?? []), parent]);
  }
  const ordered: string[] = [];
  const place = (table: string, above: readonly string[] = []) => {
    if (above.includes(table)) throw new Error(`The tables ${above.join(", ")} refer to each other in a circle.`);
    for (const parent of parents.get(table) ?? []) place(parent, [...above, table]);
    if (!ordered.includes(table)) ordered.push(table);
  };
  for (const { tablename } of tables) place(tablename);
  return ordered;
}

/** Returns the newest migration of this database: the number, which grows, from its name in the journal. */
export async function newestMigration(db: Db): Promise<string> {
  const [found] = await readRows<{ newest: string }>(
    db,
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  );
  return found?.newest ?? "";
}
