import pg, { type Pool, type PoolClient } from "pg";
import { mayBeOld } from "./own-writes.ts";
import { openPool, type PostgresAddress } from "./pool.ts";
import { createPositions, LOOK_EVERY_MS, type Positions } from "./positions.ts";

/**
 * Reads go to the primary if the replica's data is older than this, in milliseconds. The measured age may itself be
 * 250 ms old.
 */
const OLDEST_MS = 750;
/** How long an unreachable replica is not tried again, in milliseconds. */
const LEFT_ALONE_MS = 1000;
/** The longest waits for a frozen replica, in milliseconds. */
const WAITS = { connectionTimeoutMillis: 1000, query_timeout: 5000 };
/** The statement reached its own time limit: the primary would not be quicker. */
const QUERY_CANCELED = "57014";

/**
 * The server that answered a read that may be a second old, and why the primary did. HAProxy may also lead to the
 * primary at the replica's address.
 */
export type ReadTarget = "replica" | "own-write" | "behind" | "away";

export interface Replica {
  /** Returns the number of reads since the start, by the server that answered them. */
  reads(): Readonly<Record<ReadTarget, number>>;
  /** Returns the most recently measured age of a connection; NaN before the first. */
  ageMs(): number;
}

interface ReplicaDeps {
  primary: Pool;
  replica: Pool;
  positions: Positions;
}

/** Opens the replica; undefined if there is none. Tests set its age with `positions`. */
export function openReplica(
  { readUrl, poolSize }: Pick<PostgresAddress, "readUrl" | "poolSize">,
  primary: Pool,
  positions = createPositions,
): ReadRouter | undefined {
  if (readUrl === undefined) return undefined;
  // The next read notices a broken connection and counts the replica as unreachable.
  const replica = openPool({ url: readUrl, ...(poolSize && { poolSize }) }, () => {}, WAITS);
  return new ReadRouter({ primary, replica, positions: positions(primary) });
}

/**
 * Routes read-only statements: to a replica if the caller accepts data that is a second old and the replica is no
 * older, otherwise to the primary. A fault of a replica never reaches the caller.
 */
class ReadRouter implements Replica {
  readonly #primary: Pool;
  readonly #replica: Pool;
  readonly #positions: Positions;
  readonly #counts: Record<ReadTarget, number> = { replica: 0, "own-write": 0, behind: 0, away: 0 };
  /** The time of a connection's measurement, and the age of its data then. Several replicas may have one address. */
  readonly #seen = new WeakMap<PoolClient, { at: number; ageMs: number; isReplica: boolean }>();
  #awayUntil = 0;
  #ageMs = Number.NaN;

  constructor({ primary, replica, positions }: ReplicaDeps) {
    this.#primary = primary;
    this.#replica = replica;
    this.#positions = positions;
  }

  reads = () => this.#counts;
  ageMs = () => this.#ageMs;

  /** Replaces node-postgres' own `query`, which drizzle calls. */
  async query(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const answer = mayBeOld() ? await this.#byReplica(statement, values) : "own-write";
    if (typeof answer !== "string") return answer;
    this.#counts[answer] += 1;
    return this.#primary.query(statement, values);
  }

  async #byReplica(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult | "behind" | "away"> {
    if (performance.now() < this.#awayUntil) return "away";
    let fault: Error | undefined;
    let client: PoolClient | undefined;
    try {
      client = await this.#replica.connect();
      const { ageMs, isReplica } = await this.#look(client);
      if (ageMs > OLDEST_MS) return "behind";
      const answer = await client.query(statement, values);
      this.#counts[isReplica ? "replica" : "away"] += 1;
      return answer;
    } catch (error) {
      fault = error as Error;
      // The replica refused the statement, for example because it conflicts with the replay: the connection is intact.
      if (fault instanceof pg.DatabaseError && client) {
        if (fault.code === QUERY_CANCELED) throw fault;
        fault = undefined;
      } else {
        this.#awayUntil = performance.now() + LEFT_ALONE_MS;
        this.#ageMs = Number.NaN;
      }
      return "away";
    } finally {
      client?.release(fault);
    }
  }

  async #look(client: PoolClient) {
    const now = performance.now();
    let seen = this.#seen.get(client);
    if (!seen || now - seen.at > LOOK_EVERY_MS) {
      seen = { at: now, ...(await this.#positions.look(client)) };
      this.#seen.set(client, seen);
      this.#ageMs = seen.isReplica ? seen.ageMs : Number.NaN;
    }
    return seen;
  }

  async close(): Promise<void> {
    this.#positions.stop();
    await this.#replica.end();
  }
}
