import type { PGlite } from "@electric-sql/pglite";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { ConstructorOptions } from "pg-boss";
import { traceQueries } from "../tracing/queries.ts";
import { refuseOtherBaseline } from "./baseline.ts";
import { MIGRATIONS } from "./migrations.ts";
import type { LIMITS, PostgresAddress } from "./postgres/pool.ts";
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
  /** Connection options with which pg-boss uses the same database. */
  queue: ConstructorOptions;
  /** Runs one statement outside of drizzle and returns node-postgres's result: for the rate limiter. */
  query(
    statement: string | { text: string; values?: unknown[] },
  ): Promise<{ rows: unknown[]; rowCount: number | null }>;
  /**
   * Calls `onNotify` for every NOTIFY on this channel, and after a gap in the connection; resolves with a function
   * that stops listening.
   */
  listen(channel: string, onNotify: () => void): Promise<() => Promise<void>>;
  /** The number of connections that broke since the start: idle ones of the pool, and those reported by `countLostConnection`. */
  lostConnections(): number;
  countLostConnection(): void;
  /** The connections for requests, and the number of requests that wait for one. */
  connections(): { open: number; idle: number; waiting: number };
  close(): Promise<void>;
}
interface Embedded extends Database {
  /** The whole data folder as one file. */
  dump(): Promise<Blob>;
}

/** The queue's connections have no statement timeout, because its maintenance deletes many rows at once. */
const queueLimits = ({ lock_timeout, idle_in_transaction_session_timeout }: typeof LIMITS) =>
  `-c statement_timeout=0 -c lock_timeout=${lock_timeout} -c idle_in_transaction_session_timeout=${idle_in_transaction_session_timeout}`;

/**
 * Opens the database at this address and migrates it. `onFault` gets errors that no caller awaits: of an idle
 * connection (the pool opens another one), of a migration that waits for a lock, and of a pooler that sets no limits.
 */
export async function openPostgres(
  address: string | PostgresAddress,
  onFault: (fault: Error) => void,
): Promise<Database> {
  const at = typeof address === "string" ? { url: address } : address;
  const own = at.directUrl ?? at.url;
  const [{ drizzle }, { migratePostgres }, { listenOn }, { LIMITS, openPool, poolerFault, WITHOUT_JIT }] =
    await Promise.all([
      import("drizzle-orm/node-postgres"),
      import("./postgres/migrate-postgres.ts"),
      import("./postgres/listen.ts"),
      import("./postgres/pool.ts"),
    ]);
  await migratePostgres(own, onFault);
  let lostConnections = 0;
  const countLostConnection = () => void lostConnections++;
  const pool = openPool(at, (error) => {
    countLostConnection();
    onFault(error);
  });
  if (at.directUrl !== undefined) {
    const fault = await poolerFault(pool);
    if (fault) onFault(new Error(fault));
  }
  return {
    db: drizzle(pool, { schema }) as unknown as Db,
    kind: "postgres",
    queue: { connectionString: own, options: `${WITHOUT_JIT} ${queueLimits(LIMITS)}` },
    lostConnections: () => lostConnections,
    countLostConnection,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    query: (statement) => (typeof statement === "string" ? pool.query(statement) : pool.query(statement)),
    listen: async (channel, onNotify) => listenOn({ url: own, channel, onNotify, onLost: countLostConnection }),
    close: () => pool.end(),
  };
}

interface EmbeddedOptions {
  /** Undefined: in memory, for tests. */
  folder?: string;
  /** A dump of another database, which opens in a fifth of the time. */
  image?: Blob;
  migrationsFolder?: string;
}

export async function openEmbedded({
  folder,
  image,
  migrationsFolder = MIGRATIONS,
}: EmbeddedOptions = {}): Promise<Embedded> {
  const [{ PGlite }, { drizzle }, { migrate }, { fromPglite }, { lockFolder }, extensions] = await Promise.all([
    import("@electric-sql/pglite"),
    import("drizzle-orm/pglite"),
    import("drizzle-orm/pglite/migrator"),
    import("pg-boss"),
    import("./embedded/durable.ts"),
    embeddedExtensions(),
  ]);
  const { unlock, options } = folder === undefined ? { unlock: () => {}, options: {} } : await lockFolder(folder);
  const lite = await PGlite.create({ ...options, extensions, ...(image && { loadDataDir: image }) });
  traceEmbedded(lite);
  const own = drizzle(lite, { schema });
  const close = async () => {
    await lite.close();
    unlock();
  };
  try {
    const whatToDo = `“npm start -- --reset” moves ${folder} aside and makes a new one.`;
    await refuseOtherBaseline(lite, migrationsFolder, whatToDo);
    await migrate(own, { migrationsFolder });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db: own as unknown as Db,
    kind: "pglite",
    lostConnections: () => 0,
    countLostConnection: () => {},
    connections: () => ({ open: 1, idle: 0, waiting: 0 }),
    queue: { db: fromPglite(lite), backend: "pglite" },
    async query(statement) {
      const { text, values } = typeof statement === "string" ? { text: statement, values: [] } : statement;
      const result = values?.length ? await lite.query(text, values) : (await lite.exec(text)).at(-1);
      return { rows: result?.rows ?? [], rowCount: result?.affectedRows || (result?.rows.length ?? 0) };
    },
    listen: (channel, onNotify) => lite.listen(channel, onNotify),
    close,
    dump: () => lite.dumpDataDir("none"),
  };
}

function traceEmbedded(lite: PGlite): void {
  traceQueries(lite);
  const { transaction } = lite;
  lite.transaction = (run) =>
    transaction.call(lite, (tx) => {
      traceQueries(tx);
      return run(tx);
    }) as ReturnType<typeof run>;
}

/** Loads the extensions: PGlite needs them when it opens. The migrations create them, as on PostgreSQL. */
async function embeddedExtensions() {
  const [{ btree_gin }, { citext }, { pg_trgm }, { unaccent }] = await Promise.all([
    import("@electric-sql/pglite/contrib/btree_gin"),
    import("@electric-sql/pglite/contrib/citext"),
    import("@electric-sql/pglite/contrib/pg_trgm"),
    import("@electric-sql/pglite/contrib/unaccent"),
  ]);
  return { btree_gin, citext, pg_trgm, unaccent };
}
