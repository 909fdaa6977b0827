import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { readRows } from "../db/read-rows.ts";
import { type BackupHeader, KEPT_STATES, QUEUE_TABLE } from "./format.ts";
import { encrypt } from "./sealed.ts";
import { newestMigration, tablesInOrder } from "./tables.ts";

const ROWS_AT_ONCE = 1000;

/** Reads the rows of one table with a cursor, to limit memory. */
async function* linesOf(tx: Db, table: string, condition = "true"): AsyncGenerator<string> {
  yield `${JSON.stringify({ $table: table })}\n`;
  await tx.execute(
    sql.raw(
      `declare backup no scroll cursor for select row_to_json(t)::text as line from ${table} t where ${condition}`,
    ),
  );
  for (;;) {
    const rows = await readRows<{ line: string }>(tx, sql.raw(`fetch ${ROWS_AT_ONCE} from backup`));
    for (const { line } of rows) yield `${line}\n`;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await tx.execute(sql.raw("close backup"));
}

async function* lines(tx: Db, files: Record<string, string>): AsyncGenerator<string> {
  const keptStates = `state in (${KEPT_STATES.map((state) => `'${state}'`).join(", ")})`;
  const queues = await readRows<{ name: string }>(
    tx,
    sql.raw(`select distinct name from ${QUEUE_TABLE} where ${keptStates} order by name`),
  );
  const header: BackupHeader = {
    format: "dryrun-backup",
    version: 1,
    migration: await newestMigration(tx),
    queues: queues.map(({ name }) => name),
    files,
  };
  yield `${JSON.stringify(header)}\n`;
  for (const table of await tablesInOrder(tx)) yield* linesOf(tx, `public.${quoted(table)}`);
  yield* linesOf(tx, QUEUE_TABLE, keptStates);
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * Writes a consistent snapshot in one read-only transaction, also during other writes.
 * Only the owner can read the file, because it contains personal data; with `key` it is encrypted.
 */
export async function writeBackup(db: Db, file: string, files: Record<string, string>, key?: string): Promise<void> {
  await db.transaction(
    async (tx) => {
      const out = createWriteStream(file, { mode: 0o600, flags: "wx" });
      const packed = Readable.from(lines(tx as unknown as Db, files));
      if (key) await pipeline(packed, createGzip(), (content) => encrypt(content, key), out);
      else await pipeline(packed, createGzip(), out);
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
