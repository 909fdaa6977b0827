import { keptSince } from "@dryrun/domain/account/retention";
import { nightOf } from "@dryrun/domain/payments/books";
import { DIFFERENCES_KEPT } from "@dryrun/domain/payments/limits";
import { SECOND_MS } from "@dryrun/domain/time";
import type { Db } from "../../../db/client.ts";
import type { BooksDifference } from "../../../db/schema/books.ts";
import type { Clock, Queue } from "../../../ports.ts";
import * as query from "./books-queries.ts";
import { checkBalances, checkOrders, type Slice } from "./slices.ts";

interface BooksDeps {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueue">;
}

const STATEMENT_MS = 5 * SECOND_MS;
const AT_ONCE = { balances: 2000, orders: 500 };
/** All rows of a slice are from one snapshot, so that a payment being settled makes no difference. */
const SNAPSHOT = { isolationLevel: "repeatable read" } as const;

/**
 * For the sweep: starts the check of the night once, whatever the number of processes. Returns false, because there
 * is never more.
 */
export const createBooksSweep =
  ({ db, clock, queue }: BooksDeps) =>
  async (): Promise<boolean> => {
    const now = clock.now();
    const night = nightOf(now);
    if (await query.findCheck(db, night)) return false;
    await db.transaction(async (tx) => {
      if (!(await query.insertCheck(tx, night, now))) return;
      await query.deleteOtherChecks(tx, night);
      await queue.enqueue(tx, "books.check", { night, slice: 0 });
    });
    return false;
  };

/** Checks one slice and enqueues the next one in the same transaction; a repeated slice changes nothing. */
export function createBooksCheck({ db, clock, queue }: BooksDeps, atOnce = AT_ONCE) {
  async function checkSlice(tx: Db, night: string, slice: number) {
    await query.limitStatements(tx, STATEMENT_MS);
    const check = await query.lockCheck(tx, night);
    if (!check || check.finishedAt || check.slice !== slice) return;
    const next = await advanced(tx, check);
    await query.updateCheck(tx, next);
    if (!next.finishedAt) await queue.enqueue(tx, "books.check", { night, slice: next.slice });
  }

  /** Returns the check after its next slice. */
  async function advanced(tx: Db, check: query.CheckRow): Promise<query.CheckRow> {
    const { part, after } = check;
    const now = clock.now();
    const limit = atOnce[part];
    const created =
      part === "balances"
        ? await checkBalances(tx, after, limit)
        : await checkOrders(tx, keptSince("ledger", now), after, limit);
    const next = {
      ...check,
      ...withFound(check, created),
      slice: check.slice + 1,
      [part]: check[part] + created.checked,
    };
    if (created.checked === limit) return { ...next, after: created.last };
    return part === "balances" ? { ...next, part: "orders", after: null } : { ...next, finishedAt: now };
  }

  return ({ night, slice }: { night: string; slice: number }): Promise<void> =>
    db.transaction((tx) => checkSlice(tx, night, slice), SNAPSHOT);
}

/** Adds the findings of a slice. */
function withFound({ differences }: query.CheckRow, { found }: Slice): { differences: BooksDifference[] } {
  const byKind = new Map(differences.map((one) => [one.kind, one]));
  for (const { kind, id } of found) {
    const { count, ids } = byKind.get(kind) ?? { count: 0, ids: [] };
    byKind.set(kind, { kind, count: count + 1, ids: ids.length < DIFFERENCES_KEPT ? [...ids, id] : ids });
  }
  return { differences: [...byKind.values()] };
}
