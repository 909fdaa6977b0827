import type { DocumentKind } from "@dryrun/domain/payments/gst";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { documentSeries, documents, orders } from "../../../db/schema/payments.ts";

export type DocumentRow = typeof documents.$inferSelect;

/** The next serial number; locks the series until the transaction ends. */
export async function takeSerial(tx: Db, kind: DocumentKind, financialYear: string): Promise<number> {
  const [series] = await tx
    .insert(documentSeries)
    .values({ kind, financialYear, last: 1 })
    .onConflictDoUpdate({
      target: [documentSeries.kind, documentSeries.financialYear],
      set: { last: sql`${documentSeries.last} + 1` },
    })
    .returning({ last: documentSeries.last })
    .prepare("take_serial")
    .execute();
  if (!series) throw new Error("a series answers with its serial");
  return series.last;
}

export const insertDocument = (tx: Db, document: DocumentRow) =>
  tx.insert(documents).values(document).prepare("insert_document").execute();

/** The receipt or invoice of an order. */
export async function findReceiptOf(db: Db, orderId: string): Promise<DocumentRow | undefined> {
  const own = and(eq(documents.orderId, orderId), ne(documents.kind, "credit-note"));
  const [document] = await db.select().from(documents).where(own);
  return document;
}

/** With its order, which has the recipient's address. */
export async function findDocument(db: Db, id: string) {
  const [found] = await db
    .select({ document: documents, order: orders })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(eq(documents.id, id));
  return found;
}

export async function findOwnDocument(db: Db, id: string, userId: string): Promise<DocumentRow | undefined> {
  const [found] = await db
    .select({ document: documents })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(and(eq(documents.id, id), eq(orders.userId, userId)));
  return found?.document;
}
