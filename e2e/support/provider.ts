import { createHmac, randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";

/** The journeys' servers accept events signed with this secret. */
export const WEBHOOK_SECRET = "the provider of the journeys";

export interface Payment {
  orderId: string;
  paymentId: string;
  /** In rupees. */
  amount: number;
}

/**
 * Sends the provider's webhook for an event on its own pages: a refund or a dispute of the whole payment.
 * @param id The provider's id of the refund or the dispute.
 */
export async function providerReports(
  request: APIRequestContext,
  event: `refund.${string}` | `payment.dispute.${string}`,
  id: string,
  { orderId, paymentId, amount }: Payment,
): Promise<void> {
  const paise = amount * 100;
  const kind = event.startsWith("refund") ? "refund" : "dispute";
  const payload = {
    payment: { entity: { id: paymentId, amount: paise, order_id: orderId, captured: true } },
    [kind]: { entity: { id, amount: paise, payment_id: paymentId } },
  };
  const data = Buffer.from(JSON.stringify({ event, payload }));
  const answer = await request.post("/api/payments/webhook", {
    data,
    headers: {
      "content-type": "application/json",
      "x-razorpay-signature": createHmac("sha256", WEBHOOK_SECRET).update(data).digest("hex"),
      "x-razorpay-event-id": randomUUID(),
    },
  });
  if (!answer.ok()) throw new Error(`${event}: ${answer.status()} ${await answer.text()}`);
}
