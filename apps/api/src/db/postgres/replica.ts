import pg, { type Pool, type PoolClient } from "pg";
import { mayBeOld } from "./own-writes.ts";
import { openPool, type PostgresAddress } from "./pool.ts";
import { createPositions, LOOK_EVERY_MS, type Positions } from "./positions.ts";

/** An older replica is not asked; what it was asked of in the last 250 ms is added to it. */
const OLDEST_MS = 750;
/** After a replica could not be reached, in milliseconds. */
const LEFT_ALONE_MS = 1000;
/** A replica that is frozen keeps nobody waiting for longer. */
const WAITS = { connectionTimeoutMillis: 1000, query_timeout: 5000 };
/** The statement's own limit: the primary would not be quicker. */
const QUERY_CANCELED = "57014";

/** Who answered a read that may be a second old, and why it was the primary, also at the replica's address. */
export type ReadTarget = "replica" | "own-write" | "behind" | "away";

export interface Replica {
  /** Reads by who answered them, since the start. */
  reads(): Readonly<Record<ReadTarget, number>>;
  /** Of the connection that was looked at last; NaN while there is none. */
  ageMs(): number;
}

interface ReplicaParts {
  primary: Pool;
  replica: Pool;
  positions: Positions;
}

/** Undefined without a replica; tests say by `positions` how old it is. */
export function openReplica(
  { readUrl, poolSize }: Pick<PostgresAddress, "readUrl" | "poolSize">,
  primary: Pool,
  positions = createPositions,
): ReadRouter | undefined {
  if (readUrl === undefined) return undefined;
  // What breaks is seen when it is asked, and counted as away.
  const replica = openPool({ url: readUrl, ...(poolSize && { poolSize }) }, () => {}, WAITS);
  return new ReadRouter({ primary, replica, positions: positions(primary) });
}

/**
 * Statements that only read: answered by a replica where their caller may read what is a second old and the replica is not older, else by
 * the primary. A replica's fault is never seen.
 */
class ReadRouter implements Replica {
  readonly #primary: Pool;
  readonly #replica: Pool;
  readonly #positions: Positions;
  readonly #counts: Record<ReadTarget, number> = { replica: 0, "own-write": 0, behind: 0, away: 0 };
  /** When a connection was looked at, and how old what it shows was then. Behind one address may be several replicas. */
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

  /** As node-postgres' own, which drizzle calls. */
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
      // Its own refusal, such as a conflict with what it replays: the connection is whole.
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
