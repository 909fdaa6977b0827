import type { Output } from "@dryrun/domain/contract/define";
import { priceChanged } from "@dryrun/domain/courses/messages";
import type {
  createCreditOrder,
  orderStatus as orderStatusContract,
  sandboxPay,
} from "@dryrun/domain/payments/contract";
import { CURRENCY, type SandboxOutcome } from "@dryrun/domain/payments/limits";
import { BAD_SIGNATURE, ORDER_NOT_FOUND } from "@dryrun/domain/payments/messages";
import { priceOfCredits, refusalOfAmount } from "@dryrun/domain/payments/rules";
import type { CreditOrder, Payment } from "@dryrun/domain/payments/schema";
import { placeOfSupply } from "@dryrun/domain/payments/states";
import { addMs } from "@dryrun/domain/time";
import { AppError } from "../../http/app-error.ts";
import { newId } from "../../ids.ts";
import { findCallerAccount } from "../../records/users.ts";
import type { PaymentParts } from "./parts.ts";
import * as query from "./queries.ts";
import { FIRST_ASKED_MS } from "./settling/reconcile-times.ts";

/** The credits go to the caller; the e-mail is for the receipt. */
export const order =
  ({ db, clock, payments, seller, limit }: PaymentParts) =>
  async (userId: string, form: CreditOrder): Promise<Output<typeof createCreditOrder>> => {
    const { credits, email, state } = form;
    const amount = priceOfCredits(credits) ?? Number.NaN;
    const refusal = refusalOfAmount(form.amount, amount);
    if (refusal) throw new AppError(refusal, priceChanged(amount), { amount });
    await limit.take(userId);
    const { fullName: name } = await findCallerAccount(db, userId);
    const createdAt = clock.now();
    const { provider, key } = payments;
    const id = newId(createdAt);
    const orderId = await payments.createOrder({ amount, reference: id });
    const who = { userId, email, name, state: placeOfSupply(state, seller.state) };
    const what = { kind: "credits" as const, credits, amount, provider, providerOrderId: orderId };
    await query.insertOrder(db, { id, ...who, ...what, createdAt, reconcileAt: addMs(createdAt, FIRST_ASKED_MS) });
    return { orderId, amount, currency: CURRENCY, key };
  };

/** What the browser brings back; the webhook may have been first. Answers the credits that the person has now. */
export const verify =
  ({ db, payments, settle }: PaymentParts) =>
  async (userId: string, payment: Payment): Promise<number> => {
    if (!payments.isGenuine(payment)) throw new AppError("BAD_SIGNATURE", BAD_SIGNATURE);
    const order = await query.findOwnOrder(db, payment.orderId, userId);
    if (!order) throw new AppError("NOT_FOUND", ORDER_NOT_FOUND);
    await db.transaction((tx) => settle(tx, order.id, { event: "captured", paymentId: payment.paymentId }));
    return (await findCallerAccount(db, userId)).interviewCredits;
  };

/** The state of an own order, whatever settled it: the browser, a webhook or our own check. */
export const orderStatus =
  ({ db }: PaymentParts) =>
  async (userId: string, orderId: string): Promise<Output<typeof orderStatusContract>> => {
    const order = await query.findOwnOrder(db, orderId, userId);
    if (!order) throw new AppError("NOT_FOUND", ORDER_NOT_FOUND);
    return { status: order.status };
  };

/** The sandbox's own dialog; like a real provider it then sends its webhook. */
export const paySandbox =
  ({ db, queue, payments }: PaymentParts) =>
  async (orderId: string, outcome: SandboxOutcome): Promise<Output<typeof sandboxPay>> => {
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
  };
