import { sql } from "drizzle-orm";
import { prepareQueues } from "../adapters/queue/pg-boss.ts";
import { StartError } from "../config/values.ts";
import type { Database, Db } from "../db/client.ts";
import { readRows } from "../db/read-rows.ts";
import { type BackupHeader, isTableLine, QUEUE_TABLE, type TableLine } from "./format.ts";
import { readHeader, readLines } from "./read-backup.ts";
import { newestMigration, tablesInOrder } from "./tables.ts";

const ROWS_AT_ONCE = 500;

export interface RestoreOptions {
  /** Deletes existing data first; without it the database must be empty. */
  isReplacing: boolean;
  /** Gets the files of the data folder before anything is changed; an error that it throws ends the restore. */
  onFiles?: (files: Record<string, string>) => void;
  /** The key of an encrypted backup. */
  key?: string | undefined;
}

/**
 * Restores a backup in one transaction. All servers that use this database must be stopped.
 * Returns the files that belong into the data folder, and the number of restored rows.
 */
export async function restoreBackup(database: Database, file: string, { isReplacing, onFiles, key }: RestoreOptions) {
  const lines = readLines(file, key);
  const { value: first = "" } = (await lines.next()) as { value?: string };
  const header = readHeader(first, file);
  await checkRelease(database.db, header);
  onFiles?.(header.files);
  await prepareQueues(database.queue, header.queues);
  const rows = await database.db.transaction(async (tx) => {
    await makeRoom(tx as unknown as Db, isReplacing);
    return insertAll(tx as unknown as Db, lines, file);
  });
  return { files: header.files, rows };
}

/** Describes the error in one sentence: the database's message may quote rows, which are personal data. */
function refusal(error: unknown, file: string, table: string) {
  if (error instanceof StartError) return error;
  const { code, constraint } = ((error as Error).cause ?? error) as { code?: string; constraint?: string };
  const why = [code, constraint].filter(Boolean).join(", ");
  const name = table || "its first table";
  return new StartError(
    `${file} is damaged, or not from this release: the rows of ${name} do not fit${why && ` (${why})`}. Nothing was changed.`,
  );
}

async function checkRelease(db: Db, { migration }: BackupHeader) {
  const here = await newestMigration(db);
  if (migration === here) return;
  throw new StartError(
    Number(migration) < Number(here)
      ? "This backup was made by an older release: restore it with that release, then start this one, which moves the data on."
      : "This backup was made by a newer release: restore it with that release.",
  );
}

async function makeRoom(tx: Db, isReplacing: boolean) {
  const tables = await tablesInOrder(tx);
  if (isReplacing) {
    await tx.execute(sql.raw(`truncate ${tables.map((table) => `public."${table}"`).join(", ")}`));
    await tx.execute(sql.raw(`delete from ${QUEUE_TABLE}`));
    return;
  }
  for (const table of tables) {
    const rows = await readRows(tx, sql.raw(`select 1 from public."${table}" limit 1`));
    if (rows.length > 0) throw new StartError("The database is not empty. To delete what it holds, add --replace.");
  }
}

/** Returns the columns to insert; generated ones are computed from them. */
async function columnsOf(tx: Db, table: string) {
  const rows = await readRows<{ name: string }>(
    tx,
    sql`select quote_ident(attname) as name from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
  );
  return sql.raw(rows.map(({ name }) => name).join(", "));
}

/** Inserts all tables. Any error rolls the whole transaction back. */
async function insertAll(tx: Db, lines: AsyncGenerator<string>, file: string): Promise<number> {
  let table = "";
  let columns = sql``;
  let waiting: string[] = [];
  let count = 0;
  const flush = async () => {
    if (waiting.length === 0) return;
    const rows = `[${waiting.join(",")}]`;
    await tx.execute(
      sql`insert into ${sql.raw(table)} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${sql.raw(table)}, ${rows}::json)`,
    );
    count += waiting.length;
    waiting = [];
  };
  try {
    for await (const line of lines) {
      if (isTableLine(line)) {
        await flush();
        table = (JSON.parse(line) as TableLine).$table;
        columns = await columnsOf(tx, table);
      } else {
        waiting.push(line);
        if (waiting.length === ROWS_AT_ONCE) await flush();
      }
    }
    await flush();
  } catch (error) {
    throw refusal(error, file, table);
  }
  await continueIdentities(tx);
  // These jobs no longer have workers.
  await tx.execute(sql.raw(`update ${QUEUE_TABLE} set state = 'retry' where state = 'active'`));
  return count;
}

/** Lets each identity column continue after its restored rows; none goes back, because processes remember the numbers. */
async function continueIdentities(tx: Db): Promise<void> {
  const identities = await readRows<{ name: string; column: string; sequence: string }>(
    tx,
    sql`select quote_ident(table_name) as name, quote_ident(column_name) as column,
          pg_get_serial_sequence('public.' || quote_ident(table_name), column_name) as sequence
        from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { name, column, sequence } of identities)
    await tx.execute(
      sql.raw(
        `select setval('${sequence}', greatest((select max(${column}) from public.${name}), last_value)) from ${sequence}`,
      ),
    );
}
