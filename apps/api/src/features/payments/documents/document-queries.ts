import { SERIAL_DIGITS, seriesPrefix } from "@dryrun/domain/payments/gst";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { documentSeries, documents, orders } from "../../../db/schema/payments.ts";
import { selectRow } from "../../../db/select-row.ts";

export type DocumentRow = typeof documents.$inferSelect;

type Unnumbered = Omit<DocumentRow, "serial" | "number">;

/**
 * Issues a document under the next number of its series, which stays locked until the transaction ends. One statement,
 * because every other sale waits for it.
 */
export async function insertNumbered(tx: Db, document: Unnumbered) {
  const { kind, financialYear } = document;
  const row = { ...document, number: seriesPrefix(kind, financialYear), serial: 0 };
  const unnumbered = tx.$with("unnumbered", {}).as(selectRow(documents, row));
  const series = tx.$with("series").as(
    tx
      .insert(documentSeries)
      .values({ kind, financialYear, last: 1 })
      .onConflictDoUpdate({
        target: [documentSeries.kind, documentSeries.financialYear],
        set: { last: sql`${documentSeries.last} + 1` },
      })
      .returning({ last: documentSeries.last }),
  );
  const digits = sql`lpad(last::text, greatest(${SERIAL_DIGITS}::int, length(last::text)), '0')`;
  const [numbered] = await tx
    .with(unnumbered, series)
    .insert(documents)
    .select(
      sql`select id, order_id, kind, refund_id, financial_year, last, number || ${digits}, contents, issued_at
        from unnumbered, series`,
    )
    .returning({ serial: documents.serial, number: documents.number })
    .prepare("insert_numbered_document")
    .execute();
  return numbered;
}

/** Finds the receipt or invoice of an order. */
export async function findReceiptOf(db: Db, orderId: string): Promise<DocumentRow | undefined> {
  const isOwn = and(eq(documents.orderId, orderId), ne(documents.kind, "credit-note"));
  const [document] = await db.select().from(documents).where(isOwn);
  return document;
}

/** Finds a document with its order, which has the recipient's address. */
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
