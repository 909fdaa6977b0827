import type { Output } from "@dryrun/domain/contract/define";
import { priceChanged } from "@dryrun/domain/courses/messages";
import { calendarLinkOf } from "@dryrun/domain/masterclass/calendar";
import type { createMasterclassOrder, verifyMasterclass } from "@dryrun/domain/masterclass/contract";
import { MASTERCLASS_PRICE } from "@dryrun/domain/masterclass/limits";
import { ALREADY_ENROLLED, ENROLLED, SESSION_NOT_OPEN } from "@dryrun/domain/masterclass/messages";
import type { Enrol } from "@dryrun/domain/masterclass/schema";
import { pagingOf } from "@dryrun/domain/pages";
import type {
  orderStatus as contract,
  createCreditOrder,
  paymentConfig,
  paymentHistory,
  sandboxPay,
} from "@dryrun/domain/payments/contract";
import { CURRENCY, type SandboxOutcome } from "@dryrun/domain/payments/limits";
import { ORDER_NOT_FOUND } from "@dryrun/domain/payments/messages";
import { describeOrder, priceOfCredits, refusalOfAmount } from "@dryrun/domain/payments/rules";
import type { CreditOrder, Payment } from "@dryrun/domain/payments/schema";
import { AppError, notFound } from "../../errors/app-error.ts";
import type { Caller } from "../../http/access.ts";
import { findEnrolmentOfOrder, isEnrolled } from "../../records/purchases/enrolments.ts";
import { findSession } from "../../records/purchases/live-sessions.ts";
import { prepareFindCallerAccount, signedOut } from "../../records/users.ts";
import type { PaymentDeps } from "./deps.ts";
import { findOwnDocument, findReceiptOf } from "./documents/document-queries.ts";
import { downloadOf } from "./documents/download.ts";
import { coupons, orderCourse, tryCoupon, verifyCourse } from "./orders/course.ts";
import { placeOrder } from "./orders/place.ts";
import { settlePaid } from "./orders/settle-paid.ts";
import { countOrder, selfOf, type Visitor } from "./orders/visitors.ts";
import * as query from "./queries.ts";
import { createFailedRefunds } from "./settling/failed-refunds.ts";

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
  ({ db, documents, takePdfTurn }: PaymentDeps) =>
  async (userId: string, id: string) => {
    const turn = await takePdfTurn(userId);
    const document = await findOwnDocument(db, id, userId);
    if (!document) throw notFound("This receipt");
    return downloadOf(document, documents, turn);
  };

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

/** Orders a seat in an active session that has not started. */
export const orderSeat =
  (deps: PaymentDeps) =>
  async (visitor: Visitor, form: Enrol): Promise<Output<typeof createMasterclassOrder>> => {
    const { db, clock } = deps;
    const { firstName, lastName, email, phone, sessionId, state } = form;
    await countOrder(deps, visitor);
    const session = await findSession(db, sessionId);
    if (!session?.active || session.startAt <= clock.now()) throw new AppError("NOT_FOUND", SESSION_NOT_OPEN);
    if (await isEnrolled(db, sessionId, email)) throw new AppError("ALREADY_ENROLLED", ALREADY_ENROLLED);
    const self = await selfOf(db, visitor, email);
    const buyer = { userId: self?.id ?? null, email, name: `${firstName} ${lastName}`, phone, state };
    return placeOrder(deps, buyer, { kind: "masterclass", sessionId, amount: MASTERCLASS_PRICE });
  };

export const verifySeat =
  (deps: PaymentDeps) =>
  async (payment: Payment): Promise<Output<typeof verifyMasterclass>> => {
    const { order } = await settlePaid(deps, payment, "masterclass");
    const enrolment = await findEnrolmentOfOrder(deps.db, order.id);
    const receipt = await findReceiptOf(deps.db, order.id);
    return {
      message: ENROLLED,
      enrollmentId: enrolment?.id ?? "",
      receiptNumber: receipt?.number ?? null,
      calendarLink: enrolment ? calendarLinkOf(enrolment.session, deps.clock.now()) : null,
    };
  };

/** The credits go to the caller; the e-mail is for the receipt. */
export function orderCredits(deps: PaymentDeps) {
  const findAccount = prepareFindCallerAccount(deps.db);
  return async (userId: string, form: CreditOrder): Promise<Output<typeof createCreditOrder>> => {
    const { credits, email, state } = form;
    const amount = priceOfCredits(credits) ?? Number.NaN;
    const refusal = refusalOfAmount(form.amount, amount);
    if (refusal) throw new AppError(refusal, priceChanged(amount), { amount });
    const account = await findAccount(userId);
    await deps.limits.orders.take(account);
    return placeOrder(
      deps,
      { userId, email, name: account.fullName, phone: "", state },
      { kind: "credits", credits, amount },
    );
  };
}

/** Returns the person's new balance of credits. */
export function verifyCredits(deps: PaymentDeps) {
  return async (userId: string, payment: Payment): Promise<number> => {
    const { balance } = await settlePaid(deps, payment, "credits", userId);
    if (balance === null) throw signedOut();
    return balance;
  };
}

export type PaymentService = ReturnType<typeof createPayments>;

export const createPayments = (deps: PaymentDeps) => ({
  config: (): Output<typeof paymentConfig> => ({ provider: deps.payments.provider, key: deps.payments.key }),
  orderCredits: orderCredits(deps),
  verifyCredits: verifyCredits(deps),
  coupons: coupons(deps),
  tryCoupon: tryCoupon(deps),
  orderCourse: orderCourse(deps),
  verifyCourse: verifyCourse(deps),
  orderSeat: orderSeat(deps),
  verifySeat: verifySeat(deps),
  orderStatus: orderStatus(deps),
  paySandbox: paySandbox(deps),
  history: history(deps),
  document: document(deps),
  failedRefunds: createFailedRefunds(deps),
});
