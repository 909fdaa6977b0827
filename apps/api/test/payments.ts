import { createHmac } from "node:crypto";
import { me } from "@dryrun/domain/auth/contract";
import { createCreditOrder, paymentHistory, sandboxPay, verifyCredits } from "@dryrun/domain/payments/contract";
import type { SandboxOutcome } from "@dryrun/domain/payments/limits";
import { type PaymentEvent, WEBHOOK_EVENTS } from "@dryrun/domain/payments/settlement";
import { eq } from "drizzle-orm";
import { ledger, users } from "../src/db/schema/accounts.ts";
import { orders } from "../src/db/schema/payments.ts";
import { aPerson, type Person } from "./builders.ts";
import { PAYMENT_SECRETS, type TestApp } from "./create-test-app.ts";
import { call } from "./inject.ts";

export const orderForm = (change: object = {}) => ({
  credits: 5,
  amount: 299,
  email: "bills@example.com",
  ...change,
});

export const createOrder = (
  testApp: TestApp,
  { token }: Person,
  change: object = {},
  headers: Record<string, string> = {},
) => call(testApp, createCreditOrder, { body: orderForm(change) }, token, headers);

/** Places an order and returns the provider's id. */
export async function anOrder(testApp: TestApp, buyer: Person, change: object = {}): Promise<string> {
  const { status, body, refusal } = await createOrder(testApp, buyer, change);
  if (status !== 201) throw new Error(`order: ${status} ${refusal.message}`);
  return body.orderId;
}

/** Uses the sandbox's dialog. */
export async function payOrder(testApp: TestApp, orderId: string, outcome: SandboxOutcome = "success") {
  const { body } = await call(testApp, sandboxPay, { body: { orderId, outcome } });
  return { orderId, paymentId: body.paymentId ?? "", signature: body.signature ?? "" };
}

/** Returns the dialog's result for a payment that only the provider knows. */
export function signedPayment(orderId: string, paymentId: string) {
  const signature = createHmac("sha256", PAYMENT_SECRETS.key).update(`${orderId}|${paymentId}`).digest("hex");
  return { orderId, paymentId, signature };
}

export const verifyPayment = (testApp: TestApp, { token }: Person, body: object) =>
  call(testApp, verifyCredits, { body }, token);

export interface WebhookCase {
  event: PaymentEvent;
  orderId?: string;
  paymentId: string;
  id?: string;
  secret?: string;
  /** In paise. */
  amount?: number;
  payload?: object;
}

/** Sends the provider's webhook over HTTP. */
export async function sendWebhook(
  testApp: TestApp,
  { event, orderId, paymentId, id, secret, payload, amount = 29900 }: WebhookCase,
) {
  const name = Object.entries(WEBHOOK_EVENTS).find(([, meaning]) => meaning === event)?.[0] ?? event;
  const payment = { entity: { id: paymentId, amount, order_id: orderId } };
  const refund = { entity: { id: `rfnd_${paymentId}`, amount, payment_id: paymentId } };
  const body = JSON.stringify({
    event: name,
    payload: payload ?? { payment, ...(event.startsWith("refund") && { refund }) },
  });
  const response = await testApp.app.inject({
    method: "POST",
    url: "/api/payments/webhook",
    headers: {
      "content-type": "application/json",
      "x-razorpay-signature": createHmac("sha256", secret ?? PAYMENT_SECRETS.webhook)
        .update(body)
        .digest("hex"),
      "x-razorpay-event-id": id ?? `evt_${event}_${paymentId}_${Math.random()}`,
    },
    payload: body,
  });
  return { status: response.statusCode, body: response.json() };
}

export const historyOf = async (testApp: TestApp, { token }: Person, query: object = {}) =>
  (await call(testApp, paymentHistory, { query }, token)).body;

export const creditsOf = async (testApp: TestApp, { token }: Person) =>
  (await call(testApp, me, {}, token)).body.user.interviewCredits;

export const aBuyer = (testApp: TestApp) => aPerson(testApp, "student");

/** Returns the books of an order: rupees and credits in their order. */
export async function booksOf(testApp: TestApp, providerOrderId: string) {
  const [row] = await testApp.db.select().from(orders).where(eq(orders.providerOrderId, providerOrderId));
  if (!row) throw new Error(`no order ${providerOrderId}`);
  const entries = await testApp.db.select().from(ledger).where(eq(ledger.reference, row.id)).orderBy(ledger.id);
  const [user] = row.userId ? await testApp.db.select().from(users).where(eq(users.id, row.userId)) : [];
  return {
    id: row.id,
    status: row.status,
    paymentId: row.paymentId,
    credits: user?.interviewCredits,
    ledger: entries.map(({ unit, amount }) => `${amount} ${unit}`).sort(),
  };
}
