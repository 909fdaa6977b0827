import { randomBytes } from "node:crypto";
import { toPaise, toRupees } from "@dryrun/domain/money";
import { signedText } from "@dryrun/domain/payments/rules";
import type { PaymentEvent } from "@dryrun/domain/payments/settlement";
import type { Db } from "../../db/client.ts";
import type { Clock, Payments, Sandbox } from "../../ports.ts";
import * as query from "./sandbox-queries.ts";
import { hmacOf, type PaymentSecrets, signedBy } from "./signatures.ts";
import { nameOf, readEvent, type WebhookBody } from "./webhook-event.ts";

interface SandboxDeps {
  db: Db;
  clock: Clock;
  secrets: PaymentSecrets;
}
const newSandboxId = (prefix: string) => `${prefix}_sandbox${randomBytes(12).toString("hex")}`;

/** A provider that moves no money but otherwise behaves like a real one, with separate books, signatures and webhooks. */
export function createSandbox({ db, clock, secrets }: SandboxDeps): Payments & { sandbox: Sandbox } {
  return {
    provider: "sandbox",
    key: "sandbox",
    ...signedBy(secrets),
    readEvent,
    async createOrder({ amount }) {
      const id = newSandboxId("order");
      await query.insertOrder(db, { id, amount: toPaise(amount), createdAt: clock.now() });
      return id;
    },
    async paymentsOf(orderId) {
      const payments = await query.findPayments(db, orderId);
      return payments.map(({ payment: { id, status, refundId }, amount }) => ({
        id,
        status,
        amount: toRupees(amount),
        hasRefunds: refundId !== null,
      }));
    },
    refund: ({ paymentId, key }) =>
      db.transaction(async (tx) => {
        const { payment, amount = 0 } = (await query.findPayment(tx, paymentId)) ?? {};
        const created = { amount: toRupees(amount), status: "created" as const };
        if (payment?.refundId && payment.refundKey === key) return { id: payment.refundId, ...created };
        if (payment?.status !== "captured") throw new Error("The sandbox refunds what it took, once.");
        const id = newSandboxId("rfnd");
        await query.setRefund(tx, paymentId, id, key);
        return { id, ...created };
      }),
    async refundsOf(paymentId) {
      const payment = await query.findPayment(db, paymentId);
      if (!payment?.payment.refundId) return [];
      return [{ id: payment.payment.refundId, amount: toRupees(payment.amount), status: payment.payment.refundStatus }];
    },
    sandbox: dialogOf({ db, clock, secrets }),
  };
}

/** The refund status that each event reports; without such an event a refund is processed at once. */
const REPORTED: Partial<Record<PaymentEvent, "created" | "processed" | "failed">> = {
  "refund-created": "created",
  "refund-processed": "processed",
  "refund-failed": "failed",
};

/** The actions of the provider's payment dialog, and the webhooks that follow them. */
const dialogOf = ({ db, clock, secrets }: SandboxDeps): Sandbox => ({
  async pay(tx, orderId, outcome) {
    if (!(await query.hasOrder(tx, orderId))) return null;
    if (outcome === "abandoned") return { paymentId: null, signature: null, event: null };
    const id = newSandboxId("pay");
    const status = outcome === "success" ? "captured" : "failed";
    await query.insertPayment(tx, { id, orderId, status, createdAt: clock.now() });
    const signature = outcome === "success" ? hmacOf(signedText(orderId, id), secrets.key) : null;
    return { paymentId: id, signature, event: status };
  },
  async webhookOf(paymentId, event) {
    const payment = await query.findPayment(db, paymentId);
    if (!payment) return null;
    const reported = REPORTED[event];
    if (reported) await query.setRefundStatus(db, paymentId, reported);
    const body = Buffer.from(JSON.stringify(bodyOf(payment, event)));
    return { body, signature: hmacOf(body, secrets.webhook), id: `evt_${event}_${paymentId}` };
  },
});

type Found = NonNullable<Awaited<ReturnType<typeof query.findPayment>>>;

function bodyOf({ payment, amount }: Found, event: PaymentEvent): WebhookBody {
  const { id, orderId, refundId } = payment;
  const refund = refundId && { refund: { entity: { id: refundId, amount, payment_id: id } } };
  return {
    event: nameOf(event),
    payload: { payment: { entity: { id, amount, order_id: orderId } }, ...(event.startsWith("refund") && refund) },
  };
}
