import type { Output } from "@dryrun/domain/contract/define";
import { pagingOf } from "@dryrun/domain/pages";
import type { paymentHistory } from "@dryrun/domain/payments/contract";
import { CURRENCY } from "@dryrun/domain/payments/limits";
import { describeOrder } from "@dryrun/domain/payments/rules";
import { notFound } from "../../errors/app-error.ts";
import type { PaymentDeps } from "./deps.ts";
import { findOwnDocument } from "./documents/document-queries.ts";
import { downloadOf } from "./documents/download.ts";
import * as query from "./queries.ts";

export const history =
  ({ db }: PaymentDeps) =>
  async (userId: string, paging: { page: number; limit: number }): Promise<Output<typeof paymentHistory>> => {
    const { rows, total } = await query.findHistory(db, userId, paging);
    const ids = rows.map(({ order }) => order.id);
    const issued = ids.length > 0 ? await query.findDocumentsOf(db, ids) : [];
    const refunds = ids.length > 0 ? await query.findRefundsOfOrders(db, ids) : [];
    return {
      payments: rows.map(({ order, status }) => ({
        _id: order.id,
        kind: order.kind,
        description: describeOrder(order.kind, order.credits),
        amount: order.amount,
        currency: CURRENCY,
        status,
        refundStatus: refunds.findLast(({ paymentId }) => paymentId === order.paymentId)?.status ?? "none",
        refunds: refunds
          .filter(({ orderId }) => orderId === order.id)
          .map(({ amount, reason, status: state, createdAt }) => ({
            amount,
            reason,
            status: state,
            createdAt: createdAt.toISOString(),
          })),
        createdAt: order.createdAt.toISOString(),
        documents: issued
          .filter(({ orderId }) => orderId === order.id)
          .map(({ id, kind, number }) => ({ _id: id, kind, number })),
      })),
      ...pagingOf(total, paging),
    };
  };

export const document =
  ({ db, documents }: PaymentDeps) =>
  async (userId: string, id: string) => {
    const document = await findOwnDocument(db, id, userId);
    if (!document) throw notFound("This receipt");
    return downloadOf(document, documents);
  };
