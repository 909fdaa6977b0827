import pg, { type Pool, type PoolClient } from "pg";
import { mayBeOld } from "./own-writes.ts";
import { openPool, type PostgresAddress } from "./pool.ts";
import { createPositions, LOOK_EVERY_MS, type Positions } from "./positions.ts";

/** Reads of a replica that is older go to the primary. A measured age is up to 250 ms old, which comes on top. */
const OLDEST_MS = 750;
/** How long a replica that could not be reached is left alone, in milliseconds. */
const LEFT_ALONE_MS = 1000;
/** The longest wait for a replica that is frozen. */
const WAITS = { connectionTimeoutMillis: 1000, query_timeout: 5000 };
/** The statement reached its own time limit: the primary would not be quicker. */
const QUERY_CANCELED = "57014";

/** Which server answered a read that may be a second old, and why the primary did; HAProxy may also lead to it at the replica's address. */
export type ReadTarget = "replica" | "own-write" | "behind" | "away";

export interface Replica {
  /** Reads since the start, by the server that answered them. */
  reads(): Readonly<Record<ReadTarget, number>>;
  /** The age of the connection that was measured last; NaN before the first. */
  ageMs(): number;
}

interface ReplicaParts {
  primary: Pool;
  replica: Pool;
  positions: Positions;
}

/** Undefined without a replica. Tests set its age by `positions`. */
export function openReplica(
  { readUrl, poolSize }: Pick<PostgresAddress, "readUrl" | "poolSize">,
  primary: Pool,
  positions = createPositions,
): ReadRouter | undefined {
  if (readUrl === undefined) return undefined;
  // A broken connection is noticed at the next read, which counts it as away.
  const replica = openPool({ url: readUrl, ...(poolSize && { poolSize }) }, () => {}, WAITS);
  return new ReadRouter({ primary, replica, positions: positions(primary) });
}

/**
 * Statements that only read: a replica answers them if the caller accepts data that is a second old and the replica is no older, otherwise
 * the primary does. A fault of a replica never reaches the caller.
 */
class ReadRouter implements Replica {
  readonly #primary: Pool;
  readonly #replica: Pool;
  readonly #positions: Positions;
  readonly #counts: Record<ReadTarget, number> = { replica: 0, "own-write": 0, behind: 0, away: 0 };
  /** When a connection was measured, and how old its data was then. Several replicas may be behind one address. */
  readonly #seen = new WeakMap<PoolClient, { at: number; ageMs: number; isReplica: boolean }>();
  #awayUntil = 0;
  #ageMs = Number.NaN;

  constructor({ primary, replica, positions }: ReplicaParts) {
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
