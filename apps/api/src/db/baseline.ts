import { readMigrationFiles } from "drizzle-orm/migrator";
import { StartError } from "../config/values.ts";

interface Queryable {
  query(text: string): Promise<{ rows: unknown[] }>;
}

const HAS_MIGRATIONS = "select to_regclass('drizzle.__drizzle_migrations') is not null as is";
const FIRST_MIGRATION = "select min(created_at)::bigint::text as first from drizzle.__drizzle_migrations";

/**
 * Refuses a database whose first migration is not the first of this folder. Databases from before the baseline were
 * never released, so there is no upgrade.
 * @throws StartError with `whatToDo`.
 */
export async function refuseOtherBaseline(database: Queryable, migrationsFolder: string, whatToDo: string) {
  const [has] = (await database.query(HAS_MIGRATIONS)).rows as { is: boolean }[];
  if (!has?.is) return;
  const [found] = (await database.query(FIRST_MIGRATION)).rows as { first: string | null }[];
  const [baseline] = readMigrationFiles({ migrationsFolder });
  if (!found?.first || found.first === String(baseline?.folderMillis)) return;
  throw new StartError(`This database was made before the first release and cannot be migrated. ${whatToDo}`);
}
