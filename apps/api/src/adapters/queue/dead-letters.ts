import { DEAD_LETTERS_SHOWN } from "@dryrun/domain/admin/limits";
import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { readRows } from "../../db/read-rows.ts";
import { faultText } from "../../errors/fault.ts";
import type { DeadAsked, QueueState } from "../../ports.ts";

/** The queue of jobs whose attempts all failed; an admin can retry them. */
export const deadNameOf = (name: string) => `${name}.dead`;
const nameOf = (deadName: string) => deadName.slice(0, -deadNameOf("").length);

const textsOf = (names: readonly string[]) =>
  sql`array[${sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )}]::text[]`;

interface Counted {
  name: string;
  waiting: number;
  running: number;
}
interface Dead {
  id: string;
  name: string;
  failed_at: Date | string;
  error: string | null;
}

/** The number of waiting, running and permanently failed jobs by name, and the newest failed ones. */
export async function readQueues(db: Db, names: readonly string[]): Promise<QueueState> {
  const all = textsOf(names.flatMap((name) => [name, deadNameOf(name)]));
  const countedRows = await readRows<Counted>(
    db,
    sql`select name, count(*) filter (where state < 'active')::int as waiting,
      count(*) filter (where state = 'active')::int as running
      from pgboss.job where state <= 'active' and name = any(${all}) group by name`,
  );
  const byName = new Map(countedRows.map((row) => [row.name, row]));
  return {
    queues: names.map((name) => ({
      name,
      waiting: byName.get(name)?.waiting ?? 0,
      running: byName.get(name)?.running ?? 0,
      failed: byName.get(deadNameOf(name))?.waiting ?? 0,
    })),
    deadLetters: await readDead(db, names, { page: 1, limit: DEAD_LETTERS_SHOWN }),
  };
}

/** How long the oldest job that is due has waited, by name; one whose delay has not passed does not wait yet. */
export async function findWaitingSeconds(
  db: Db,
  names: readonly string[],
): Promise<{ name: string; seconds: number }[]> {
  const oldest = await readRows<{ name: string; seconds: number }>(
    db,
    sql`select name, extract(epoch from now() - min(start_after))::float8 as seconds
      from pgboss.job where state < 'active' and start_after <= now() and name = any(${textsOf(names)}) group by name`,
  );
  const byName = new Map(oldest.map(({ name, seconds }) => [name, seconds]));
  return names.map((name) => ({ name, seconds: byName.get(name) ?? 0 }));
}

/** How long ago the `nth` oldest job that is not done was added; 0 where there are fewer. Jobs that wait for another attempt count. */
export async function findUndoneSeconds(db: Db, names: readonly string[], nth: number): Promise<number> {
  const [found] = await readRows<{ seconds: number }>(
    db,
    sql`select extract(epoch from now() - created_on)::float8 as seconds
      from pgboss.job where state < 'active' and name = any(${textsOf(names)})
      order by created_on limit 1 offset ${nth - 1}`,
  );
  return found?.seconds ?? 0;
}

const isDead = (names: readonly string[]) => sql`state < 'active' and name = any(${textsOf(names.map(deadNameOf))})`;

async function readDead(db: Db, names: readonly string[], { page, limit }: { page: number; limit: number }) {
  const dead = await readRows<Dead>(
    db,
    sql`select id, name, created_on as failed_at, coalesce(source_output, output) ->> 'message' as error
      from pgboss.job where ${isDead(names)}
      order by created_on desc, id desc limit ${limit} offset ${(page - 1) * limit}`,
  );
  return dead.map(({ id, name, failed_at, error }) => ({
    id,
    name: nameOf(name),
    failedAt: new Date(failed_at),
    error: faultText(error ?? "unknown"),
  }));
}

/** One page of the dead letters of these names, the newest first. */
export async function findDeadLetters(db: Db, names: readonly string[], { page, limit, hasName }: DeadAsked) {
  const matchingNames = names.filter(hasName);
  if (matchingNames.length === 0) return { rows: [], total: 0 };
  const [counted] = await readRows<{ total: number }>(
    db,
    sql`select count(*)::int as total from pgboss.job where ${isDead(matchingNames)}`,
  );
  return { rows: await readDead(db, matchingNames, { page, limit }), total: counted?.total ?? 0 };
}

interface Taken {
  id: string;
  name: string;
  data: object;
}

/**
 * Removes dead letters, locking their rows in the order of their ids. If two callers race, the second gets those that
 * the first left.
 */
export async function takeDeadLetters(tx: Db, names: readonly string[], ids: readonly string[]): Promise<Taken[]> {
  const idArray = sql`array[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::uuid[]`;
  const takenRows = await readRows<Taken>(
    tx,
    sql`delete from pgboss.job job using (
        select id, name from pgboss.job where id = any(${idArray}) and ${isDead(names)} order by id for update
      ) dead where job.id = dead.id and job.name = dead.name returning job.id, job.name, job.data`,
  );
  return takenRows.map(({ id, name, data }) => ({ id, name: nameOf(name), data }));
}
