import { SERIAL_DIGITS, seriesPrefix } from "@dryrun/domain/payments/gst";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { documentSeries, documents, orders } from "../../../db/schema/payments.ts";

export type DocumentRow = typeof documents.$inferSelect;

/**
 * Issues the document under the next number of its series, which stays locked until the transaction ends: one statement, since
 * every other sale waits for it.
 */
export async function insertNumbered(
  tx: Db,
  { id, orderId, kind, refundId, financialYear, contents, issuedAt }: Omit<DocumentRow, "serial" | "number">,
): Promise<Pick<DocumentRow, "serial" | "number">> {
  const next = { last: sql`${documentSeries.last} + 1` };
  const series = tx.$with("series").as(
    tx
      .insert(documentSeries)
      .values({ kind, financialYear, last: 1 })
      .onConflictDoUpdate({ target: [documentSeries.kind, documentSeries.financialYear], set: next })
      .returning({ last: documentSeries.last }),
  );
  const digits = sql`lpad(last::text, greatest(${SERIAL_DIGITS}::int, length(last::text)), '0')`;
  const [numbered] = await tx
    .with(series)
    .insert(documents)
    .select(
      sql`select ${id}::uuid, ${orderId}::uuid, ${kind}::text, ${refundId}::uuid, ${financialYear}::text, last,
        ${seriesPrefix(kind, financialYear)} || ${digits}, ${JSON.stringify(contents)}::jsonb, ${issuedAt.toISOString()}::timestamptz
        from series`,
    )
    .returning({ serial: documents.serial, number: documents.number })
    .prepare("insert_numbered_document")
    .execute();
  if (!numbered) throw new Error("a series answers with its serial");
  return numbered;
}

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
