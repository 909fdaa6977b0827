import { desc, eq, getTableColumns } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { ledger } from "../../../db/schema/accounts.ts";
import { documents, orders, refunds } from "../../../db/schema/payments.ts";
import { knownNetworks, secondFactors } from "../../../db/schema/sign-in.ts";

export const findLedger = (db: Db, userId: string) =>
  db
    .select({ unit: ledger.unit, amount: ledger.amount, reason: ledger.reason, at: ledger.at })
    .from(ledger)
    .where(eq(ledger.userId, userId))
    .orderBy(desc(ledger.at));

/** Returns all orders with their state. */
export const findOrders = (db: Db, userId: string) => {
  const { userId: _, reconcileAt: __, ...own } = getTableColumns(orders);
  return db.select(own).from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.id));
};

/** Returns receipts, invoices and credit notes as they were issued. */
export const findDocuments = (db: Db, userId: string) =>
  db
    .select({
      orderId: documents.orderId,
      kind: documents.kind,
      number: documents.number,
      issuedAt: documents.issuedAt,
      contents: documents.contents,
    })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(desc(documents.id));

export const findRefunds = (db: Db, userId: string) =>
  db
    .select({
      orderId: refunds.orderId,
      paymentId: refunds.paymentId,
      amount: refunds.amount,
      reason: refunds.reason,
      status: refunds.status,
      createdAt: refunds.createdAt,
      updatedAt: refunds.updatedAt,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(orders.userId, userId));

/** Returns when the second factor was set up; never its secret. */
export async function findSecondFactor(db: Db, userId: string) {
  const [factor] = await db
    .select({ createdAt: secondFactors.createdAt, confirmedAt: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  return factor;
}

/** Returns the time of the last sign-in from each network; the networks themselves are not stored. */
export const findNetworks = (db: Db, userId: string) =>
  db
    .select({ lastAt: knownNetworks.lastAt })
    .from(knownNetworks)
    .where(eq(knownNetworks.userId, userId))
    .orderBy(desc(knownNetworks.lastAt));
