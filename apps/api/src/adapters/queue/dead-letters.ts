import { DEAD_LETTERS_SHOWN } from "@dryrun/domain/admin/limits";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { faultText } from "../../http/fault.ts";
import type { QueueState } from "../../ports.ts";

/** The queue of jobs whose attempts all failed; an admin can retry them. */
export const deadNameOf = (name: string) => `${name}.dead`;
const nameOf = (deadName: string) => deadName.slice(0, -deadNameOf("").length);

const rowsOf = async <T>(db: Db, statement: SQL): Promise<T[]> => ((await db.execute(statement)) as { rows: T[] }).rows;
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

/** The number of waiting, running and permanently failed jobs by name, newest first. */
export async function readQueues(db: Db, names: readonly string[]): Promise<QueueState> {
  const all = textsOf(names.flatMap((name) => [name, deadNameOf(name)]));
  const counted = await rowsOf<Counted>(
    db,
    sql`select name, count(*) filter (where state < 'active')::int as waiting,
      count(*) filter (where state = 'active')::int as running
      from pgboss.job where state <= 'active' and name = any(${all}) group by name`,
  );
  const dead = await rowsOf<Dead>(
    db,
    sql`select id, name, created_on as failed_at, coalesce(source_output, output) ->> 'message' as error
      from pgboss.job where state < 'active' and name = any(${textsOf(names.map(deadNameOf))})
      order by created_on desc, id desc limit ${DEAD_LETTERS_SHOWN}`,
  );
  const byName = new Map(counted.map((row) => [row.name, row]));
  return {
    queues: names.map((name) => ({
      name,
      waiting: byName.get(name)?.waiting ?? 0,
      running: byName.get(name)?.running ?? 0,
      failed: byName.get(deadNameOf(name))?.waiting ?? 0,
    })),
    deadLetters: dead.map(({ id, name, failed_at, error }) => ({
      id,
      name: nameOf(name),
      failedAt: new Date(failed_at),
      error: faultText(error ?? "unknown"),
    })),
  };
}

/** Removes a dead letter. If two callers race, the second finds none. */
export async function takeDeadLetter(tx: Db, names: readonly string[], id: string) {
  const [taken] = await rowsOf<{ name: string; data: object }>(
    tx,
    sql`delete from pgboss.job where id = ${id} and state < 'active' and name = any(${textsOf(names.map(deadNameOf))})
      returning name, data`,
  );
  return taken && { name: nameOf(taken.name), data: taken.data };
}
