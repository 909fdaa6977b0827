import { toPaise } from "@dryrun/domain/money";
import {
  type DocumentContents,
  type DocumentKind,
  documentNumber,
  financialYearOf,
  taxParts,
} from "@dryrun/domain/payments/gst";
import { describeOrder } from "@dryrun/domain/payments/rules";
import type { Seller } from "../../../config/seller.ts";
import type { Db } from "../../../db/client.ts";
import { newId } from "../../../ids.ts";
import type { OrderRow, RefundRow } from "../queries.ts";
import * as query from "./document-queries.ts";

/** Issues a document with the next number of its series. */
async function issue(
  tx: Db,
  of: { id: string; orderId: string; refundId: string | null },
  kind: DocumentKind,
  contents: DocumentContents,
  now: Date,
) {
  const financialYear = financialYearOf(now);
  const document = { ...of, kind, financialYear, contents, issuedAt: now };
  const { serial, number } = (await query.insertNumbered(tx, document)) ?? {};
  if (serial === undefined || number !== documentNumber(kind, financialYear, serial))
    throw new Error(`${number} is not of ${serial}`);
}

/** Issues the receipt of a payment that settled its order. */
export function issueReceipt(
  tx: Db,
  { id, order, paymentId, seller }: { id: string; order: OrderRow; paymentId: string; seller: Seller },
  now: Date,
): Promise<void> {
  const { gstin, gstRate: rate, ...who } = seller;
  const { name, email, state, amount, credits, kind } = order;
  const contents: DocumentContents = {
    seller: { ...who, gstin: gstin ?? null },
    buyer: { name, email, state },
    description: describeOrder(kind, credits),
    amount,
    tax: gstin ? { ...taxParts(toPaise(amount), rate, state, seller.state), rate } : null,
    orderId: order.providerOrderId,
    paymentId,
    reverses: null,
  };
  return issue(tx, { id, orderId: order.id, refundId: null }, gstin ? "invoice" : "receipt", contents, now);
}

/**
 * Issues the credit note of a refund: the refunded share of the items and the tax. Returns its id; null if there is
 * no receipt.
 */
export async function issueCreditNote(
  tx: Db,
  { id: refundId, orderId, amount }: Pick<RefundRow, "id" | "orderId" | "amount">,
  now: Date,
): Promise<string | null> {
  const sold = await query.findReceiptOf(tx, orderId);
  if (!sold) return null;
  const { seller, buyer, tax } = sold.contents;
  const reverses = { number: sold.number, issuedAt: sold.issuedAt.toISOString() };
  const back = tax && { ...taxParts(toPaise(amount), tax.rate, buyer.state, seller.state), rate: tax.rate };
  const id = newId(now);
  await issue(tx, { id, orderId, refundId }, "credit-note", { ...sold.contents, amount, tax: back, reverses }, now);
  return id;
}
