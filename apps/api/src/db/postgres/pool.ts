import pg, { type PoolClient, type PoolConfig } from "pg";
import { traceQueries } from "../../tracing/queries.ts";

/** Timeouts, in ms, of a request's statement, of its wait for a lock, and of its pause between two statements. */
export const LIMITS = { statement_timeout: 15_000, lock_timeout: 5000, idle_in_transaction_session_timeout: 30_000 };
/** With JIT, PostgreSQL spends 100 ms on compiling statements that run for 1 ms, because it overestimates their costs. */
export const WITHOUT_JIT = "-c jit=off";

/** The addresses of a PostgreSQL. */
export interface PostgresAddress {
  /** For requests; may lead to a pooler in transaction mode. */
  url: string;
  /**
   * Bypasses that pooler, for work that needs its own session: migrations, LISTEN and the queue. Undefined: `url` is
   * the database itself.
   */
  directUrl?: string | undefined;
  /** The maximum number of connections that this process opens for requests. */
  poolSize?: number;
}

export const POOL_SIZE = 10;

/**
 * Opens the connections for requests. A pooler shares its connections between all clients, so it refuses settings from a
 * client and has to apply them itself. Behind a pooler statements have no names either, because a name exists only on
 * the connection that prepared the statement.
 */
export function openPool(
  { url, directUrl, poolSize = POOL_SIZE }: PostgresAddress,
  onFault: (fault: Error) => void,
): pg.Pool {
  const options: PoolConfig = {
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    application_name: "dryrun-api",
  };
  const pool = new pg.Pool(directUrl === undefined ? { ...options, ...LIMITS, options: WITHOUT_JIT } : options);
  pool.on("error", onFault);
  pool.on("connect", (client) => {
    // For a connection that breaks between two statements of a transaction: without a listener the error would end
    // the process. The next statement fails.
    client.on("error", () => {});
    if (directUrl !== undefined) forgetNames(client);
    traceQueries(client);
  });
  releaseBroken(pool);
  traceQueries(pool);
  return pool;
}

/**
 * Takes broken connections back at once, even while they are in use. When the `begin` of a transaction fails, drizzle
 * never releases its connection; after as many failures as the pool has connections, every request would wait for
 * ever.
 */
function releaseBroken(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool);
  const acquire = async () => {
    const client = await connect();
    const { release } = client;
    let isReleased = false;
    const releaseOnce = (fault?: Error | boolean) => {
      if (isReleased) return;
      isReleased = true;
      client.off("end", ended);
      release.call(client, fault);
    };
    const ended = () => releaseOnce(true);
    client.once("end", ended);
    client.release = releaseOnce;
    return client;
  };
  // With a callback it is the pool's own query, which always releases.
  pool.connect = ((callback?: Parameters<typeof connect>[0]) =>
    callback ? connect(callback) : acquire()) as typeof connect;
}

/** Runs every statement of this connection without its name. */
function forgetNames(client: PoolClient): void {
  const query = client.query.bind(client) as (statement: unknown, ...more: unknown[]) => unknown;
  client.query = ((statement: unknown, ...more: unknown[]) => query(withoutName(statement), ...more)) as never;
}

function withoutName(statement: unknown): unknown {
  if (typeof statement !== "object" || statement === null || "submit" in statement || !("name" in statement))
    return statement;
  const { name: _, ...unnamed } = statement;
  return unnamed;
}

/** Returns one sentence if the pooler sets no statement timeout; otherwise undefined. */
export async function poolerFault(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ limit: string }>("select current_setting('statement_timeout') as limit");
  if (rows[0]?.limit !== "0") return undefined;
  return "the pooler of DATABASE_URL must set statement_timeout, lock_timeout and idle_in_transaction_session_timeout";
}
