import type { ledgerEntries, refunds } from "@dryrun/domain/admin/records/contract";
import type { Input, Output } from "@dryrun/domain/contract/define";
import { totalPagesOf } from "@dryrun/domain/pages";
import { describeOrder } from "@dryrun/domain/payments/rules";
import type { Db } from "../../db/client.ts";
import { findLedgerEntries } from "./ledger-queries.ts";
import { findRefunds } from "./refund-queries.ts";

export type Records = ReturnType<typeof createRecords>;

const pagesOf = (total: number, { page, limit }: { page: number; limit: number }) => ({
  totalPages: totalPagesOf(total, limit),
  currentPage: page,
  total,
});

/** What is only read: the ledger and refunds. */
export function createRecords({ db }: { db: Db }) {
  return {
    async ledger(asked: Input<typeof ledgerEntries>["query"]): Promise<Output<typeof ledgerEntries>> {
      const { rows, total } = await findLedgerEntries(db, asked);
      return {
        entries: rows.map(({ entry, email }) => ({
          _id: entry.id,
          at: entry.at.toISOString(),
          unit: entry.unit,
          amount: entry.amount,
          reason: entry.reason,
          reference: entry.reference,
          email,
        })),
        ...pagesOf(total, asked),
      };
    },

    async refunds(asked: Input<typeof refunds>["query"]): Promise<Output<typeof refunds>> {
      const { rows, total } = await findRefunds(db, asked);
      return {
        refunds: rows.map(({ refund, order, enrolmentId }) => ({
          _id: refund.id,
          orderId: order.id,
          providerOrderId: order.providerOrderId,
          paymentId: refund.paymentId,
          enrollmentId: order.kind === "masterclass" ? enrolmentId : null,
          kind: order.kind,
          description: describeOrder(order.kind, order.credits),
          email: order.email,
          amount: refund.amount,
          reason: refund.reason,
          status: refund.status,
          createdAt: refund.createdAt.toISOString(),
          updatedAt: refund.updatedAt.toISOString(),
        })),
        ...pagesOf(total, asked),
      };
    },
  };
}
