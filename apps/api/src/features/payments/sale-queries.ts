import { isOwnRequest } from "@dryrun/domain/payments/books";
import { eq, sql } from "drizzle-orm";
import { excludedColumns, requestedKey, rowsOfKeys, selectRows } from "../../db/batching/rows.ts";
import { createLoader } from "../../db/batching/shared.ts";
import { users } from "../../db/schema/accounts.ts";
import { orders, payments, refunds } from "../../db/schema/payments.ts";
import type { OrderRow, PaymentRow, RefundRow } from "./queries.ts";

// Queries of every sale. Simultaneous sales share a statement, and each statement has a name, so that the database
// plans it once for a connection.

export interface Settled {
  order: OrderRow;
  /** Refunds that we requested, of any of the order's payments. */
  refunds: RefundRow[];
  /** In credits; null without an account. */
  balance: number | null;
}

export const insertOrder = createLoader(async (db, rows: readonly OrderRow[]) => {
  await db.insert(orders).select(selectRows(orders, rows)).prepare("insert_orders").execute();
  return rows.map(() => undefined);
});

/** Finds orders by the provider's id and locks them until the transaction ends; several are always locked in the same order. */
export const lockOrderByProvider = createLoader(async (tx, ids: readonly string[]) => {
  const ownRows = tx
    .select()
    .from(orders)
    .where(eq(orders.providerOrderId, requestedKey("text")))
    .limit(1)
    .for("update")
    .as("own");
  const lockedOrders = await tx
    .select()
    .from(rowsOfKeys(ids))
    .crossJoinLateral(ownRows)
    .prepare("lock_orders_by_provider")
    .execute();
  const byId = new Map(lockedOrders.map(({ own }) => [own.providerOrderId, own]));
  return ids.map((id) => byId.get(id));
});

const { status, paymentId, settledAt, reconcileAt } = orders;

/** Updates an order that the caller has locked. */
export const settleOrder = createLoader(async (tx, rows: readonly OrderRow[]) => {
  await tx
    .insert(orders)
    .select(selectRows(orders, rows))
    .onConflictDoUpdate({ target: orders.id, set: excludedColumns({ status, paymentId, settledAt, reconcileAt }) })
    .prepare("settle_orders")
    .execute();
  return rows.map(() => undefined);
});

export const findPayment = createLoader(async (db, ids: readonly string[]) => {
  const ownRows = db
    .select()
    .from(payments)
    .where(eq(payments.id, requestedKey("text")))
    .limit(1)
    .as("own");
  const foundPayments = await db
    .select()
    .from(rowsOfKeys(ids))
    .crossJoinLateral(ownRows)
    .prepare("find_payments")
    .execute();
  const byId = new Map(foundPayments.map(({ own }) => [own.id, own]));
  return ids.map((id) => byId.get(id));
});

export const savePayment = createLoader(async (tx, rows: readonly Omit<PaymentRow, "updatedAt">[]) => {
  const saved = rows.map((row) => ({ ...row, updatedAt: row.createdAt }));
  await tx
    .insert(payments)
    .select(selectRows(payments, saved))
    .onConflictDoUpdate({
      target: payments.id,
      set: excludedColumns({ status: payments.status, amount: payments.amount, updatedAt: payments.updatedAt }),
    })
    .prepare("save_payments")
    .execute();
  return rows.map(() => undefined);
});

/** Finds an order with the balance of its buyer and its refunds. */
export const findSettled = createLoader(async (db, ids: readonly string[]): Promise<(Settled | undefined)[]> => {
  const order = db
    .select()
    .from(orders)
    .where(eq(orders.id, requestedKey("uuid")))
    .limit(1)
    .as("order");
  const balance = users.interviewCredits;
  const account = db.select({ balance }).from(users).where(eq(users.id, order.userId)).limit(1).as("account");
  const rows = await db
    .select()
    .from(rowsOfKeys(ids))
    .crossJoinLateral(order)
    .leftJoin(refunds, eq(refunds.orderId, order.id))
    .leftJoinLateral(account, sql`true`)
    .prepare("find_settled")
    .execute();
  const byOrder = Map.groupBy(rows, ({ order }) => order.id);
  return ids.map((id) => {
    const own = byOrder.get(id) ?? [];
    const requested = own.flatMap((row) => (row.refunds && isOwnRequest(row.refunds) ? [row.refunds] : []));
    return own[0] && { order: own[0].order, refunds: requested, balance: own[0].account?.balance ?? null };
  });
});
