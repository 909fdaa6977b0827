import { SERIAL_DIGITS, seriesPrefix } from "@dryrun/domain/payments/gst";
import { and, eq, ne, sql } from "drizzle-orm";
import { selectRows } from "../../../db/batching/rows.ts";
import { createLoader } from "../../../db/batching/shared.ts";
import type { Db } from "../../../db/client.ts";
import { documentSeries, documents, orders } from "../../../db/schema/payments.ts";

export type DocumentRow = typeof documents.$inferSelect;

type Unnumbered = Omit<DocumentRow, "serial" | "number">;

/**
 * Issues documents under the next numbers of their series, which stays locked until the transaction ends. One
 * statement, because every other sale waits for it. Documents issued together are numbered in their order.
 */
export const insertNumbered = createLoader(async (tx, issued: readonly Unnumbered[]) => {
  const bySeries = Map.groupBy(issued, ({ kind, financialYear }) => seriesPrefix(kind, financialYear));
  // Counted back from the last number of the series, which the statement returns.
  const rows = [...bySeries].flatMap(([number, own]) =>
    own.map((row, index) => ({ ...row, number, serial: index + 1 - own.length })),
  );
  const requestedRows = tx.$with("asked", {}).as(selectRows(documents, rows));
  const { kind, financialYear, last } = documentSeries;
  const series = tx.$with("series").as(
    tx
      .insert(documentSeries)
      .select(sql`select kind, financial_year, count(*) from asked group by 1, 2 order by 1, 2`)
      .onConflictDoUpdate({ target: [kind, financialYear], set: { last: sql`${last} + excluded.last` } })
      .returning({ kind, financialYear, last }),
  );
  const next = sql`last + serial`;
  const digits = sql`lpad((${next})::text, greatest(${SERIAL_DIGITS}::int, length((${next})::text)), '0')`;
  const numbered = await tx
    .with(requestedRows, series)
    .insert(documents)
    .select(
      sql`select id, order_id, kind, refund_id, financial_year, ${next}, number || ${digits}, contents, issued_at
        from asked join series using (kind, financial_year)`,
    )
    .returning({ id: documents.id, serial: documents.serial, number: documents.number })
    .prepare("insert_numbered_documents")
    .execute();
  const byId = new Map(numbered.map((document) => [document.id, document]));
  return issued.map(({ id }) => byId.get(id));
});

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
