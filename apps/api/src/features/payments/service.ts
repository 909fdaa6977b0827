import type { Output } from "@dryrun/domain/contract/define";
import { priceChanged } from "@dryrun/domain/courses/messages";
import { totalPagesOf } from "@dryrun/domain/pages";
import type { createCreditOrder, paymentConfig, paymentHistory, sandboxPay } from "@dryrun/domain/payments/contract";
import { CURRENCY, type SandboxOutcome } from "@dryrun/domain/payments/limits";
import { BAD_SIGNATURE, ORDER_NOT_FOUND } from "@dryrun/domain/payments/messages";
import { describeOrder, priceOfCredits, refusalOfAmount } from "@dryrun/domain/payments/rules";
import type { CreditOrder, Payment } from "@dryrun/domain/payments/schema";
import { placeOfSupply } from "@dryrun/domain/payments/states";
import { addMs } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Limit } from "../../http/rate-limit.ts";
import { newId } from "../../ids.ts";
import type { Clock, Payments, Queue, ReceiptPdf } from "../../ports.ts";
import { findUser } from "../auth/queries.ts";
import { findOwnDocument } from "./document-queries.ts";
import type { Seller } from "./documents.ts";
import { downloadOf } from "./download.ts";
import * as query from "./queries.ts";
import { FIRST_ASKED_MS } from "./reconcile-times.ts";
import type { Settle } from "./settle.ts";

interface PaymentParts {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueue">;
  payments: Payments;
  receiptPdf: ReceiptPdf;
  seller: Seller;
  settle: Settle;
  limit: Limit;
}
export type PaymentService = ReturnType<typeof createPayments>;

export function createPayments({ db, clock, queue, payments, receiptPdf, seller, settle, limit }: PaymentParts) {
  const { provider, key } = payments;
  const own = async (userId: string) => {
    const user = await findUser(db, userId);
    if (!user) throw new AppError("UNAUTHENTICATED", "Sign in to continue.");
    return user;
  };

  return {
    config: (): Output<typeof paymentConfig> => ({ provider, key }),

    /** The credits go to the caller; the e-mail is for the receipt. */
    async order(userId: string, form: CreditOrder): Promise<Output<typeof createCreditOrder>> {
      const { credits, email, state } = form;
      const amount = priceOfCredits(credits) ?? Number.NaN;
      const refusal = refusalOfAmount(form.amount, amount);
      if (refusal) throw new AppError(refusal, priceChanged(amount), { amount });
      await limit.take(userId);
      const { fullName: name } = await own(userId);
      const createdAt = clock.now();
      const id = newId(createdAt);
      const orderId = await payments.createOrder({ amount, reference: id });
      const who = { userId, email, name, state: placeOfSupply(state, seller.state) };
      const what = { kind: "credits" as const, credits, amount, provider, providerOrderId: orderId };
      await query.insertOrder(db, { id, ...who, ...what, createdAt, reconcileAt: addMs(createdAt, FIRST_ASKED_MS) });
      return { orderId, amount, currency: CURRENCY, key };
    },

    /** What the browser brings back; the webhook may have been first. Answers the credits that the person has now. */
    async verify(userId: string, payment: Payment): Promise<number> {
      if (!payments.isGenuine(payment)) throw new AppError("BAD_SIGNATURE", BAD_SIGNATURE);
      const id = await query.findOwnOrderId(db, payment.orderId, userId);
      if (!id) throw new AppError("NOT_FOUND", ORDER_NOT_FOUND);
      await db.transaction((tx) => settle(tx, id, { event: "captured", paymentId: payment.paymentId }));
      return (await own(userId)).interviewCredits;
    },

    /** The sandbox's own dialog; like a real provider it then sends its webhook. */
    async paySandbox(orderId: string, outcome: SandboxOutcome): Promise<Output<typeof sandboxPay>> {
      const { sandbox } = payments;
      const paid = await (sandbox &&
        db.transaction(async (tx) => {
          const made = await sandbox.pay(tx, orderId, outcome);
          if (made?.event && made.paymentId)
            await queue.enqueue(tx, "payment.sandbox-webhook", { paymentId: made.paymentId, event: made.event });
          return made;
        }));
      if (!paid) throw new AppError("NOT_FOUND", ORDER_NOT_FOUND);
      return { paymentId: paid.paymentId, orderId, signature: paid.signature };
    },

    async history(userId: string, paging: { page: number; limit: number }): Promise<Output<typeof paymentHistory>> {
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
    },

    async document(userId: string, id: string) {
      const document = await findOwnDocument(db, id, userId);
      if (!document) throw notFound("This receipt");
      return downloadOf(document, receiptPdf);
    },
  };
}
