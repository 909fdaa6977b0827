import type { Pool, PoolClient } from "pg";

/** The interval, in ms, at which the primary's position is noted; a connection's measured age is also valid this long. */
export const LOOK_EVERY_MS = 250;
const KEPT_MS = 60_000;

/** Positions in the WAL, as numbers of bytes so that they can be compared. */
const PRIMARY_AT = "select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::text as at";
/** Without a replica HAProxy connects to the primary. */
const REPLICA_AT = `select pg_is_in_recovery() as replica, pg_wal_lsn_diff(
  case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end, '0/0')::text as at`;

interface Position {
  /** The time before the query was sent: everything acknowledged by then is below `at`. */
  time: number;
  at: bigint;
}

/** How old the data of a connection is, and whether it leads to a replica or to the primary. */
interface Standing {
  ageMs: number;
  isReplica: boolean;
}

const positionOf = ({ rows }: { rows: { at: string | null }[] }): bigint => BigInt(rows[0]?.at ?? 0);

/**
 * Records positions of the primary and their times. A replica that has replayed up to one of these positions has
 * everything that was committed before its time. So its age depends neither on its clock nor on its own estimate,
 * which is wrong while it is disconnected.
 */
export function createPositions(primary: Pool) {
  let noted: Position[] = [];
  let isAsking = false;
  const note = async () => {
    if (isAsking) return;
    isAsking = true;
    const time = performance.now();
    try {
      noted.push({ time, at: positionOf(await primary.query(PRIMARY_AT)) });
      noted = noted.filter((one) => one.time > time - KEPT_MS);
    } catch {
      // Without new positions the replicas count as old, so reads go to the primary, which reports the fault.
    } finally {
      isAsking = false;
    }
  };
  const timer = setInterval(() => void note(), LOOK_EVERY_MS).unref();
  void note();
  return {
    /** Measures a connection's age in milliseconds; infinite if it has replayed none of the noted positions. */
    async look(connection: Pick<PoolClient, "query">): Promise<Standing> {
      const answer = await connection.query<{ at: string | null; replica: boolean }>(REPLICA_AT);
      const at = positionOf(answer);
      const newest = noted.findLast((one) => one.at <= at);
      const ageMs = newest ? performance.now() - newest.time : Number.POSITIVE_INFINITY;
      return { ageMs, isReplica: answer.rows[0]?.replica ?? false };
    },
    stop: () => clearInterval(timer),
  };
}

export type Positions = ReturnType<typeof createPositions>;
