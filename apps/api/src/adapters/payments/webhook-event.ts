import { toRupees } from "@dryrun/domain/money";
import { type PaymentEvent, WEBHOOK_EVENTS } from "@dryrun/domain/payments/settlement";
import type { ProviderEvent } from "../../ports.ts";

interface Entity {
  id: string;
  amount: number;
  order_id?: string | null;
  payment_id?: string;
  /** False for a payment that was authorised and returned without being captured. */
  captured?: boolean;
}
export interface WebhookBody {
  event: string;
  payload: { payment?: { entity: Entity }; refund?: { entity: Entity }; dispute?: { entity: Entity } };
}

const isKnown = (event: unknown): event is keyof typeof WEBHOOK_EVENTS =>
  typeof event === "string" && Object.hasOwn(WEBHOOK_EVENTS, event);

/** Whole rupees, rounded up so that a partial refund never counts as less. */
export const refundRupees = (paise: number) => Math.ceil(paise / 100);

export const nameOf = (event: PaymentEvent): string =>
  Object.entries(WEBHOOK_EVENTS).find(([, meaning]) => meaning === event)?.[0] ?? event;

/** Reads an event in Razorpay's format; null for events that we do not handle. */
export function readEvent(body: Buffer): ProviderEvent | null {
  const { event, payload } = parsed(body);
  if (!isKnown(event)) return null;
  const payment = payload?.payment?.entity;
  const back = payload?.refund?.entity ?? payload?.dispute?.entity;
  if (back && payment?.captured === false) return null;
  const paymentId = back?.payment_id ?? payment?.id;
  if (!paymentId) return null;
  const amount = payment?.amount === undefined ? undefined : toRupees(payment.amount);
  const isDispute = payload?.refund === undefined;
  return {
    event: WEBHOOK_EVENTS[event],
    paymentId,
    orderId: payment?.order_id ?? null,
    amount,
    ...(back && { refund: { id: back.id, amount: refundRupees(back.amount), ...(isDispute && { isDispute }) } }),
  };
}

function parsed(body: Buffer): Partial<WebhookBody> {
  try {
    return (JSON.parse(body.toString()) ?? {}) as Partial<WebhookBody>;
  } catch {
    return {};
  }
}
