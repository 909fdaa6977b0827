import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { createTolerance } from "../../errors/tolerate.ts";
import { refuseOtherBaseline } from "../baseline.ts";
import { MIGRATIONS } from "../migrations.ts";

const MIGRATION_LOCK = 727_001;
const LOOK_EVERY_MS = 5000;

/** The sessions that block a backend; pg_blocking_pids() covers table locks and advisory locks. */
const BLOCKERS = `select pid, coalesce(nullif(application_name, ''), 'without a name') as name, state,
    date_trunc('second', now() - xact_start)::text as since
  from pg_stat_activity where pid = any(pg_blocking_pids($1))`;

interface Blocker {
  pid: number;
  name: string;
  state: string | null;
  since: string | null;
}

const sentenceOf = ({ pid, name, state, since }: Blocker) =>
  `process ${pid} (${name}, ${state ?? "state unknown"}${since ? `, transaction open for ${since}` : ""})`;

/**
 * Migrates under an advisory lock, because drizzle's migrate takes none, and on a separate connection: building an
 * index may take longer than a request may. While it waits for other sessions, `onWait` gets their names every
 * `everyMs`.
 */
export async function migratePostgres(
  url: string,
  onWait: (fault: Error) => void,
  everyMs = LOOK_EVERY_MS,
  migrationsFolder = MIGRATIONS,
): Promise<void> {
  const options = { connectionString: url, connectionTimeoutMillis: 5000 };
  const client = new pg.Client({ ...options, application_name: "dryrun-migration" });
  const watcher = new pg.Client({ ...options, application_name: "dryrun-migration-watcher" });
  // A connection that breaks fails the query that is running on it.
  for (const one of [client, watcher]) one.on("error", () => {});
  try {
    await Promise.all([client.connect(), watcher.connect()]);
    // A database or role may have its own limits.
    await client.query("set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0");
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    const look = async () => {
      const { rows: blockers } = await watcher.query<Blocker>(BLOCKERS, [rows[0]?.pid]);
      if (blockers.length > 0) onWait(new Error(`the migration waits for ${blockers.map(sentenceOf).join(" and ")}`));
    };
    const { tolerate } = createTolerance((error) => onWait(error as Error));
    const looking = setInterval(() => void tolerate("look at the blockers", look()), everyMs);
    try {
      await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
      await refuseOtherBaseline(client, migrationsFolder, "Create an empty database for this release.");
      await migrate(drizzle(client), { migrationsFolder });
    } finally {
      clearInterval(looking);
    }
  } finally {
    await Promise.allSettled([client.end(), watcher.end()]); // the lock ends with its session
  }
}
