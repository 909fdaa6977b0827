import type { refunds } from "@dryrun/domain/admin/records/contract";
import type { Input, Output } from "@dryrun/domain/contract/define";
import { pagingOf } from "@dryrun/domain/pages";
import { describeOrder } from "@dryrun/domain/payments/rules";
import type { Db } from "../../db/client.ts";
import type { Clock } from "../../ports.ts";
import { findRefunds } from "./refund-queries.ts";

export type Refunds = ReturnType<typeof createRefunds>;

/** Lists refunds and disputes. */
export function createRefunds({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async list(asked: Input<typeof refunds>["query"]): Promise<Output<typeof refunds>> {
      const { rows, total } = await findRefunds(db, asked, clock.now());
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
          settledReference: refund.settledReference,
          createdAt: refund.createdAt.toISOString(),
          updatedAt: refund.updatedAt.toISOString(),
        })),
        ...pagingOf(total, asked),
      };
    },
  };
}
