import type { Output } from "@dryrun/domain/contract/define";
import { totalPagesOf } from "@dryrun/domain/pages";
import type { paymentHistory } from "@dryrun/domain/payments/contract";
import { CURRENCY } from "@dryrun/domain/payments/limits";
import { describeOrder } from "@dryrun/domain/payments/rules";
import { notFound } from "../../http/app-error.ts";
import { findOwnDocument } from "./documents/document-queries.ts";
import { downloadOf } from "./documents/download.ts";
import type { PaymentParts } from "./parts.ts";
import * as query from "./queries.ts";

export const history =
  ({ db }: PaymentParts) =>
  async (userId: string, paging: { page: number; limit: number }): Promise<Output<typeof paymentHistory>> => {
    const { rows, total } = await query.findHistory(db, userId, paging);
    const issued =
      rows.length > 0
        ? await query.findDocumentsOf(
            db,
            rows.map(({ order }) => order.id),
          )
        : [];
    return {
      payments: rows.map(({ order, status, refundStatus }) => ({
        _id: order.id,
        kind: order.kind,
        description: describeOrder(order.kind, order.credits),
        amount: order.amount,
        currency: CURRENCY,
        status,
        refundStatus: refundStatus ?? "none",
        createdAt: order.createdAt.toISOString(),
        documents: issued
          .filter(({ orderId }) => orderId === order.id)
          .map(({ id, kind, number }) => ({ _id: id, kind, number })),
      })),
      totalPages: totalPagesOf(total, paging.limit),
      currentPage: paging.page,
      total,
    };
  };

export const document =
  ({ db, receiptPdf }: PaymentParts) =>
  async (userId: string, id: string) => {
    const document = await findOwnDocument(db, id, userId);
    if (!document) throw notFound("This receipt");
    return downloadOf(document, receiptPdf);
  };
