import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { ConstructorOptions } from "pg-boss";
import { MIGRATIONS } from "./migrations.ts";
import * as accounts from "./schema/accounts.ts";
import * as applications from "./schema/applications.ts";
import * as books from "./schema/books.ts";
import * as certificates from "./schema/certificates.ts";
import * as interviews from "./schema/interviews.ts";
import * as jobs from "./schema/jobs.ts";
import * as liveSessions from "./schema/live-sessions.ts";
import * as masterclass from "./schema/masterclass.ts";
import * as payments from "./schema/payments.ts";
import * as profiles from "./schema/profiles.ts";
import * as quiz from "./schema/quiz.ts";
import * as sandbox from "./schema/sandbox.ts";
import * as search from "./schema/search.ts";

const schema = {
  ...accounts,
  ...profiles,
  ...jobs,
  ...applications,
  ...quiz,
  ...interviews,
  ...liveSessions,
  ...masterclass,
  ...certificates,
  ...payments,
  ...books,
  ...sandbox,
  ...search,
};

/** A connection or a transaction. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Database {
  db: Db;
  kind: "pglite" | "postgres";
  /** How pg-boss reaches the same database. */
  queue: ConstructorOptions;
  /** One statement outside of drizzle, as node-postgres answers it: for the rate limiter. */
  query(
    statement: string | { text: string; values?: unknown[] },
  ): Promise<{ rows: unknown[]; rowCount: number | null }>;
  /** Calls `onNotify` for every NOTIFY on this channel, and after a time without a connection; resolves with what ends it. */
  listen(channel: string, onNotify: () => void): Promise<() => Promise<void>>;
  /** Connections that broke, since the start: idle ones of the pool, and those that `countLostConnection` was called for. */
  lostConnections(): number;
  countLostConnection(): void;
  close(): Promise<void>;
}
interface Embedded extends Database {
  /** The whole data folder as one file. */
  dump(): Promise<Blob>;
}

/** No request waits longer for one statement, for a row that another transaction holds, or between two statements. */
const LIMITS = { statement_timeout: 15_000, lock_timeout: 5000, idle_in_transaction_session_timeout: 30_000 };
/** The queue's connections have no statement timeout, because its maintenance deletes many rows at once. */
const QUEUE_LIMITS = `-c statement_timeout=0 -c lock_timeout=${LIMITS.lock_timeout} -c idle_in_transaction_session_timeout=${LIMITS.idle_in_transaction_session_timeout}`;

/**
 * The database at this URL, migrated. `onFault` gets what nobody waits for: the error of an idle connection (the pool opens
 * another one), and that a migration waits for a lock.
 */
export async function openPostgres(url: string, onFault: (fault: Error) => void): Promise<Database> {
  const [{ default: pg }, { drizzle }, { migratePostgres }, { listenOn }] = await Promise.all([
    import("pg"),
    import("drizzle-orm/node-postgres"),
    import("./postgres/migrate-postgres.ts"),
    import("./postgres/listen.ts"),
  ]);
  await migratePostgres(url, onFault);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    application_name: "dryrun-api",
    ...LIMITS,
  });
  let lostConnections = 0;
  const countLostConnection = () => void lostConnections++;
  pool.on("error", (error) => {
    countLostConnection();
    onFault(error);
  });
  return {
    db: drizzle(pool, { schema }) as unknown as Db,
    kind: "postgres",
    queue: { connectionString: url, options: QUEUE_LIMITS },
    lostConnections: () => lostConnections,
    countLostConnection,
    query: (statement) => (typeof statement === "string" ? pool.query(statement) : pool.query(statement)),
    listen: async (channel, onNotify) => listenOn({ url, channel, onNotify, onLost: countLostConnection }),
    close: () => pool.end(),
  };
}

/** Without a folder: in memory, for tests; `image` is a dump of another, which opens in a fifth of the time. */
export async function openEmbedded({ folder, image }: { folder?: string; image?: Blob } = {}): Promise<Embedded> {
  const [{ PGlite }, { drizzle }, { migrate }, { fromPglite }, { durable }, extensions] = await Promise.all([
    import("@electric-sql/pglite"),
    import("drizzle-orm/pglite"),
    import("drizzle-orm/pglite/migrator"),
    import("pg-boss"),
    import("./embedded/durable.ts"),
    embeddedExtensions(),
  ]);
  const { unlock, options } = folder === undefined ? { unlock: () => {}, options: {} } : await durable(folder);
  const lite = await PGlite.create({ ...options, extensions, ...(image && { loadDataDir: image }) });
  const own = drizzle(lite, { schema });
  await migrate(own, { migrationsFolder: MIGRATIONS });
  return {
    db: own as unknown as Db,
    kind: "pglite",
    lostConnections: () => 0,
    countLostConnection: () => {},
    queue: { db: fromPglite(lite), backend: "pglite" },
    async query(statement) {
      const { text, values } = typeof statement === "string" ? { text: statement, values: [] } : statement;
      const result = values?.length ? await lite.query(text, values) : (await lite.exec(text)).at(-1);
      return { rows: result?.rows ?? [], rowCount: result?.affectedRows || (result?.rows.length ?? 0) };
    },
    listen: (channel, onNotify) => lite.listen(channel, onNotify),
    async close() {
      await lite.close();
      unlock();
    },
    dump: () => lite.dumpDataDir("none"),
  };
}

/** PGlite takes its extensions at the opening; migrations create them, on PostgreSQL too. */
async function embeddedExtensions() {
  const [{ btree_gin }, { citext }, { pg_trgm }, { unaccent }] = await Promise.all([
    import("@electric-sql/pglite/contrib/btree_gin"),
    import("@electric-sql/pglite/contrib/citext"),
    import("@electric-sql/pglite/contrib/pg_trgm"),
    import("@electric-sql/pglite/contrib/unaccent"),
  ]);
  return { btree_gin, citext, pg_trgm, unaccent };
}
