import { and, eq, gte, isNull, lt, notExists } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { documents, orders, paymentEvents } from "../../db/schema/payments.ts";

/** With their payments, refunds and documents; an order stays as long as its newest document. */
export async function deleteOldOrders(db: Db, before: Date): Promise<void> {
  const newer = db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.orderId, orders.id), gte(documents.issuedAt, before)));
  await db.delete(orders).where(and(lt(orders.createdAt, before), notExists(newer)));
}

/** Nobody has paid them, and the provider was asked long enough. */
export const deleteUnpaidOrders = (db: Db, before: Date) =>
  db.delete(orders).where(and(lt(orders.createdAt, before), isNull(orders.paymentId)));

export const deleteOldEvents = (db: Db, before: Date) =>
  db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before));
