import { type BookedRefund, differencesOf, type OrderBooks } from "@dryrun/domain/payments/books";
import { type BooksDifferenceKind, LEDGER_REASONS } from "@dryrun/domain/payments/limits";
import type { Db } from "../../../db/client.ts";
import * as query from "./books-queries.ts";

export interface Slice {
  /** The number of checked rows, and the last of them; fewer than the limit means the end. */
  checked: number;
  last: string | null;
  found: { kind: BooksDifferenceKind; id: string }[];
}

/** Compares balances with the ledger, one statement for all. */
export async function checkBalances(tx: Db, after: string | null, limit: number): Promise<Slice> {
  const rows = await query.findBalances(tx, after, limit);
  const wrong = rows.filter(({ balance, sum }) => balance !== sum);
  return {
    checked: rows.length,
    last: rows.at(-1)?.id ?? null,
    found: wrong.map(({ id }) => ({ kind: "balance", id })),
  };
}

/** Compares orders with everything that follows from them. The transaction must read from one snapshot. */
export async function checkOrders(tx: Db, since: Date, after: string | null, limit: number): Promise<Slice> {
  const rows = await query.findOrders(tx, since, after, limit);
  if (rows.length === 0) return { checked: 0, last: null, found: [] };
  const booksOf = await readBooks(tx, rows);
  return {
    checked: rows.length,
    last: rows.at(-1)?.order.id ?? null,
    found: rows.flatMap((row) => differencesOf(booksOf(row)).map((kind) => ({ kind, id: row.order.id }))),
  };
}

type Row = Awaited<ReturnType<typeof query.findOrders>>[number];

/** Reads the books of each of these orders, with one statement per table. */
async function readBooks(tx: Db, rows: readonly Row[]): Promise<(row: Row) => OrderBooks> {
  const ids = rows.map(({ order }) => order.id);
  const byOrder = <T extends { orderId: string | null }>(found: readonly T[]) =>
    Map.groupBy(found, ({ orderId }) => orderId);
  const payments = byOrder(await query.findPaymentsOf(tx, ids));
  const refunds = byOrder(await query.findRefundFacts(tx, ids));
  const documents = byOrder(await query.findDocumentFacts(tx, ids));
  const entries = Map.groupBy(await query.findEntriesOf(tx, ids), ({ reference }) => reference);
  const allSeats = await query.findSeatsOfOrders(tx, ids);
  const seats = byOrder(allSeats);
  const credited = Map.groupBy(allSeats, ({ creditOrderId }) => creditOrderId);
  const returned = rows.flatMap(({ order }) => (refunds.has(order.id) && order.userId ? [order.userId] : []));
  const spent = await query.findSpent(tx, returned, LEDGER_REASONS.spent);
  return ({ order, isCourseHeldTwice }) => ({
    ...order,
    hasAccount: order.userId !== null,
    payments: (payments.get(order.id) ?? []).map((payment) => ({ ...payment, amount: payment.amount ?? order.amount })),
    refunds: (refunds.get(order.id) ?? []) satisfies BookedRefund[],
    documents: documents.get(order.id) ?? [],
    entries: entries.get(order.id) ?? [],
    seats: (seats.get(order.id) ?? []).map(({ attendanceStatus, creditOrderId }) => ({
      attendanceStatus,
      isCreditUsed: creditOrderId !== null,
    })),
    creditedSeats: credited.get(order.id)?.length ?? 0,
    isCourseHeldTwice,
    spentCredits: (order.userId && spent.get(order.userId)) || 0,
  });
}
