import type { Output } from "@dryrun/domain/contract/define";
import type { orderStatus as contract, sandboxPay } from "@dryrun/domain/payments/contract";
import type { SandboxOutcome } from "@dryrun/domain/payments/limits";
import { ORDER_NOT_FOUND } from "@dryrun/domain/payments/messages";
import { AppError } from "../../../errors/app-error.ts";
import type { Caller } from "../../../http/access.ts";
import type { PaymentDeps } from "../deps.ts";
import * as query from "../queries.ts";

/**
 * Returns the state of an order, whether the browser, a webhook or our own check settled it. Orders of credits are
 * visible only to their buyer. Orders that visitors can make are found by the provider's order id, which only the
 * buyer's browser and the provider know.
 */
export const orderStatus =
  ({ db }: PaymentDeps) =>
  async (caller: Caller | null, orderId: string): Promise<Output<typeof contract>> => {
    const order = await query.findOrderByProvider(db, orderId);
    const isOthers = order?.kind === "credits" && order.userId !== caller?.id;
    if (!order || isOthers) throw new AppError("NOT_FOUND", ORDER_NOT_FOUND);
    return { status: order.status };
  };

/** Simulates the sandbox's payment dialog; like a real provider it then sends its webhook. */
export const paySandbox =
  ({ db, queue, payments }: PaymentDeps) =>
  async (orderId: string, outcome: SandboxOutcome): Promise<Output<typeof sandboxPay>> => {
    const { sandbox } = payments;
    const paid = await (sandbox &&
      db.transaction(async (tx) => {
        const created = await sandbox.pay(tx, orderId, outcome);
        if (created?.event && created.paymentId)
          await queue.enqueue(tx, "payment.sandbox-webhook", { paymentId: created.paymentId, event: created.event });
        return created;
      }));
    if (!paid) throw new AppError("NOT_FOUND", ORDER_NOT_FOUND);
    return { paymentId: paid.paymentId, orderId, signature: paid.signature };
  };
